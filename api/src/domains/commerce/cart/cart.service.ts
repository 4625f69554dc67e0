import type { Cart, CartChange } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import {
  AppError,
  type Browser,
  type BrowserKey,
  createKeyedQueue,
  type SetCookie,
  toNetwork,
  VersionConflict,
} from '../../../platform/http';
import type { CartRepository } from './cart.repository';
import { cartView } from './cart.view';
import {
  type Addition,
  isApplied,
  unknownItem,
  withAddition,
  withChange,
  withGuest,
  withoutOrdered,
} from './cart-changes';
import { type Contents, emptyCart, type ForSale, type Line, type Sellable, type StoredCart } from './cart-document';

export const GUEST_DAYS = 30;
const MEMBER_DAYS = 365;
const RETRY_FOR_MS = 2000;
const LONGEST_PAUSE_MS = 20;

/** The caller: a browser, and the member if signed in. */
export interface Visitor {
  browser: Browser;
  member: string | undefined;
}

export interface CartResult {
  cart: Cart;
  cookies: SetCookie[];
  /** Whether other pages showing the cart must be updated. */
  hasChanged: boolean;
}

interface Holder {
  id: string;
  cookies: SetCookie[];
  hasChanged: boolean;
  notice: string | null;
}

/** Sale data by item, undefined for an unknown item. */
type ItemsForSale = ReadonlyMap<string, ForSale | undefined>;

interface Dependencies {
  carts: CartRepository;
  sellables: readonly Sellable[];
  key: BrowserKey;
  now: () => Date;
  /** Counts a new guest cart against the network's limit, or rejects it if the limit is reached. */
  countBegun: (network: string) => Promise<void>;
}

const toMemberCartId = (id: string) => `u:${id}`;
const toGuestCartId = (digest: string) => `g:${digest}`;
const listItems = ({ lines }: StoredCart) => lines.map(({ item }) => item);
const parseItem = (item: string) => item.split(':') as [string, string];
const waitRandomly = () => new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

const concurrentChange = () =>
  new AppError('unavailable', 'Your cart is being changed elsewhere just now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
const changedMeanwhile = () =>
  new AppError('cart-changed', 'Your cart was taken over by another window just now. Please try again.');

const toExpiry = (id: string, changedAt: Date) =>
  new Date(changedAt.getTime() + (id.startsWith('g:') ? GUEST_DAYS : MEMBER_DAYS) * DAY_MS);

async function findForSale(
  sellables: Dependencies['sellables'],
  items: readonly string[],
): Promise<ReadonlyMap<string, ForSale>> {
  const found = await Promise.all(
    sellables.map(async ({ kind, resolve }) => {
      const ids = items.map(parseItem).flatMap(([one, id]) => (one === kind ? [id] : []));
      const sold = ids.length > 0 ? await resolve(ids) : new Map<string, ForSale>();
      return [...sold].map(([id, one]) => [`${kind}:${id}`, one] as const);
    }),
  );
  return new Map(found.flat());
}

/**
 * Creates a function that returns whether a visitor's cart has items. It changes nothing, so a guest's cart that is
 * still to be merged counts for the member.
 */
export const createItemCheck =
  ({ carts, key }: Pick<Dependencies, 'carts' | 'key'>) =>
  async ({ browser, member }: Visitor): Promise<boolean> => {
    const digest = key.read(browser);
    const own = member === undefined ? [] : [toMemberCartId(member)];
    const ids = digest === undefined ? own : [...own, toGuestCartId(digest)];
    const found = await Promise.all(ids.map(carts.find));
    return found.some(({ lines, mergedInto }) => lines.length > 0 && mergedInto === undefined);
  };

export function createCartService({ carts, sellables, key, now, countBegun }: Dependencies) {
  const inTurn = createKeyedQueue();
  const forSale = (items: readonly string[]) => findForSale(sellables, items);
  const expiryOf = (id: string) => toExpiry(id, now());

  /** Serializes changes to a cart within this process, so that revision conflicts come only from other processes. */
  function change(id: string, edit: (cart: StoredCart) => Contents | undefined) {
    const until = Date.now() + RETRY_FOR_MS;
    return inTurn(id, async () => {
      while (Date.now() <= until) {
        const before = await carts.find(id);
        if (before.mergedInto !== undefined) throw changedMeanwhile();
        const contents = edit(before);
        if (!contents) return { cart: before, hasChanged: false };
        const cart = await carts.replace(before, contents, expiryOf(id));
        if (cart) return { cart, hasChanged: true };
        await waitRandomly();
      }
      throw concurrentChange();
    });
  }

  /** Merges the cart that the member filled as a guest. Closes that cart first, then adds its lines in one update. */
  async function merge(guestId: string, memberId: string): Promise<Pick<Holder, 'hasChanged' | 'notice'>> {
    const guest = await carts.claim(guestId, memberId);
    if (!guest) return { hasChanged: false, notice: null };
    for (const item of guest.favourites) await carts.like(memberId, item, expiryOf(memberId));
    const { cart, hasChanged } = await change(memberId, (own) => withGuest(own, guest));
    const left = guest.lines.filter(({ item }) => !cart.lines.some((line) => line.item === item)).length;
    const notice = `Your cart is full: ${left} of the things you chose before you signed in did not fit.`;
    return { hasChanged, notice: hasChanged && left > 0 ? notice : null };
  }

  async function findHolder({ browser, member }: Visitor): Promise<Holder | undefined> {
    const digest = key.read(browser);
    if (member !== undefined) {
      const id = toMemberCartId(member);
      if (digest === undefined) return { id, cookies: [], hasChanged: false, notice: null };
      return { id, cookies: [key.clear], ...(await merge(toGuestCartId(digest), id)) };
    }
    if (digest === undefined) return undefined;
    const { id, mergedInto } = await carts.find(toGuestCartId(digest));
    return mergedInto === undefined ? { id, cookies: [], hasChanged: false, notice: null } : undefined;
  }

  /**
   * Finds or creates the cart holder. A guest gets a key when the first item is stored. The key expires thirty days
   * after the last change.
   */
  async function findOrCreateHolder(visitor: Visitor): Promise<Holder> {
    const holder = await findHolder(visitor);
    if (holder?.id.startsWith('u:')) return holder;
    const renewed = holder && key.renew(visitor.browser);
    if (renewed) return { ...holder, cookies: [renewed] };
    await countBegun(toNetwork(visitor.browser.address));
    const { digest, cookie } = key.create();
    return { id: toGuestCartId(digest), cookies: [cookie], hasChanged: false, notice: null };
  }

  async function toView(cart: StoredCart, notice: string | null = null): Promise<Cart> {
    return cartView(cart, await forSale(cart.lines.map(({ item }) => item)), notice);
  }

  /** Resolves only the items that are not in `known`. */
  async function resolveItems(items: readonly string[], known: ItemsForSale = new Map()): Promise<ItemsForSale> {
    const unknown = items.filter((item) => !known.has(item));
    if (unknown.length === 0) return known;
    const found = await forSale(unknown);
    return new Map([...known, ...unknown.map((item) => [item, found.get(item)] as const)]);
  }

  /** @param resolved items resolved before the write, so that a slow store fails before anything has changed */
  async function answer(
    holder: Holder,
    cart: StoredCart,
    hasChanged: boolean,
    resolved?: ItemsForSale,
  ): Promise<CartResult> {
    const { cookies, notice } = holder;
    const view = cartView(cart, await resolveItems(listItems(cart), resolved), notice);
    return { cart: view, cookies, hasChanged: hasChanged || holder.hasChanged };
  }

  async function resolveForSale(item: string): Promise<ForSale> {
    const sold = (await forSale([item])).get(item);
    if (!sold?.isSold) throw unknownItem();
    return sold;
  }

  return {
    toView,

    async see(visitor: Visitor): Promise<CartResult> {
      const holder = await findHolder(visitor);
      if (!holder) return { cart: await toView(emptyCart('')), cookies: [], hasChanged: false };
      return answer(holder, await carts.find(holder.id), false);
    },

    async add(visitor: Visitor, addition: Addition): Promise<CartResult> {
      const sold = await resolveForSale(addition.item);
      const holder = await findOrCreateHolder(visitor);
      const resolved = await resolveItems(listItems(await carts.find(holder.id)), new Map([[addition.item, sold]]));
      const edit = (before: StoredCart) => withAddition(before, addition, sold, now());
      const { cart, hasChanged } = await change(holder.id, edit);
      return answer(holder, cart, hasChanged, resolved);
    },

    /** @throws VersionConflict, carrying the current cart, if the cart is no longer at the given revision */
    async replace(visitor: Visitor, revision: number, wanted: CartChange): Promise<CartResult> {
      const holder = await findOrCreateHolder(visitor);
      const before = await carts.find(holder.id);
      if (before.revision !== revision) {
        // The same change, repeated after a lost response.
        if (isApplied(before, wanted)) return answer(holder, before, false);
        throw new VersionConflict(before);
      }
      const resolved = await resolveItems([...before.lines, ...(wanted.lines ?? [])].map(({ item }) => item));
      const cart = await carts.replace(before, withChange(before, wanted, resolved, now()), expiryOf(holder.id));
      if (!cart) throw new VersionConflict(await carts.find(holder.id));
      return answer(holder, cart, true, resolved);
    },

    async like(visitor: Visitor, item: string): Promise<CartResult> {
      const sold = await resolveForSale(item);
      const holder = await findOrCreateHolder(visitor);
      const resolved = await resolveItems(listItems(await carts.find(holder.id)), new Map([[item, sold]]));
      const cart = await carts.like(holder.id, item, expiryOf(holder.id));
      if (!cart) throw new AppError('limit', 'You have as many favourites as we can keep. Remove one to add another.');
      return answer(holder, cart, true, resolved);
    },

    async unlike(visitor: Visitor, item: string): Promise<CartResult> {
      const holder = await findHolder(visitor);
      if (!holder) return { cart: await toView(emptyCart('')), cookies: [], hasChanged: false };
      const resolved = await resolveItems(listItems(await carts.find(holder.id)));
      return answer(holder, await carts.unlike(holder.id, item), true, resolved);
    },

    /** Operations for orders. */
    forOrders: {
      findHolder,
      /** Returns the buyer's id, derived from the member or the browser. Changes nothing. */
      findIdentity({ browser, member }: Visitor): string | undefined {
        const digest = key.read(browser);
        if (member !== undefined) return toMemberCartId(member);
        return digest === undefined ? undefined : toGuestCartId(digest);
      },
      /** Creates a key for a browser that has none. */
      newGuest() {
        const { digest, cookie } = key.create();
        return { id: toGuestCartId(digest), cookie };
      },
      find: carts.find,
      toView,
      forSale,
      async removeOrdered(id: string, order: string, lines: readonly Pick<Line, 'item' | 'quantity'>[]): Promise<void> {
        const { mergedInto } = await carts.find(id);
        await change(mergedInto ?? id, (cart) => withoutOrdered(cart, order, lines));
      },
    },

    async *export(member: string) {
      const { revision, ...cart } = await carts.find(toMemberCartId(member));
      if (revision > 0 || cart.favourites.length > 0) yield cart;
    },
    erase: (member: string) => carts.remove(toMemberCartId(member)),
  };
}

export type CartService = ReturnType<typeof createCartService>;
export type CartForOrders = CartService['forOrders'];
