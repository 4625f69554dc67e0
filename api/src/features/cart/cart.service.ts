import type { Cart, CartChange } from '@verse/api-contract/cart';
import { AppError, type Browser, type BrowserKey, type SetCookie, VersionConflict } from '../../platform/http';
import type { CartRepository } from './cart.repository';
import { cartView } from './cart.view';
import { type Addition, unknownItem, withAddition, withChange, withGuest, withoutOrdered } from './cart-changes';
import { type Contents, emptyCart, type ForSale, type Line, type Sellable, type StoredCart } from './cart-document';
import { createTurns } from './cart-turns';

const DAY_MS = 86_400_000;
export const GUEST_DAYS = 30;
const MEMBER_DAYS = 365;
const PATIENCE_MS = 2000;
const LONGEST_PAUSE_MS = 20;

/** Who asks: a browser, and the member who is signed in there. */
export interface Visitor {
  browser: Browser;
  member: string | undefined;
}

export interface Answer {
  cart: Cart;
  cookies: SetCookie[];
  /** Other pages that show the cart have something new to show. */
  hasChanged: boolean;
}

interface Holder {
  id: string;
  cookies: SetCookie[];
  hasChanged: boolean;
  notice: string | null;
}

/** What was looked up, by item. */
type Shelf = ReadonlyMap<string, ForSale | undefined>;

interface Dependencies {
  carts: CartRepository;
  sellables: readonly Sellable[];
  key: BrowserKey;
  now: () => Date;
  /** Counts a cart that a guest begins at this address, or refuses it. */
  countBegun: (address: string) => Promise<void>;
}

const cartOfMember = (id: string) => `u:${id}`;
const cartOfGuest = (digest: string) => `g:${digest}`;
const itemsOf = ({ lines }: StoredCart) => lines.map(({ item }) => item);
const kindAndId = (item: string) => item.split(':') as [string, string];
const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

const busy = () =>
  new AppError('unavailable', 'Your cart is being changed elsewhere just now. Please try again.', {
    headers: { 'Retry-After': '1' },
  });
const changedMeanwhile = () =>
  new AppError('cart-changed', 'Your cart was taken over by another window just now. Please try again.');

export function createCartService({ carts, sellables, key, now, countBegun }: Dependencies) {
  const turns = createTurns();
  const expiryOf = (id: string) =>
    new Date(now().getTime() + (id.startsWith('g:') ? GUEST_DAYS : MEMBER_DAYS) * DAY_MS);

  async function forSale(items: readonly string[]): Promise<ReadonlyMap<string, ForSale>> {
    const found = await Promise.all(
      sellables.map(async ({ kind, resolve }) => {
        const ids = items.map(kindAndId).flatMap(([one, id]) => (one === kind ? [id] : []));
        const sold = ids.length > 0 ? await resolve(ids) : new Map<string, ForSale>();
        return [...sold].map(([id, one]) => [`${kind}:${id}`, one] as const);
      }),
    );
    return new Map(found.flat());
  }

  /** Within one process changes take turns, so only those of other processes compete for the revision. */
  function change(id: string, edit: (cart: StoredCart) => Contents | undefined) {
    const until = Date.now() + PATIENCE_MS;
    return turns(id, async () => {
      while (Date.now() <= until) {
        const before = await carts.find(id);
        if (before.mergedInto !== undefined) throw changedMeanwhile();
        const contents = edit(before);
        if (!contents) return { cart: before, hasChanged: false };
        const cart = await carts.replace(before, contents, expiryOf(id));
        if (cart) return { cart, hasChanged: true };
        await pause();
      }
      throw busy();
    });
  }

  /**
   * Takes the cart over that the member filled before signing in: closes it first, then takes its lines in one update.
   */
  async function merge(guestId: string, memberId: string): Promise<Pick<Holder, 'hasChanged' | 'notice'>> {
    const guest = await carts.claim(guestId, memberId);
    if (!guest) return { hasChanged: false, notice: null };
    for (const item of guest.favourites) await carts.like(memberId, item, expiryOf(memberId));
    const { cart, hasChanged } = await change(memberId, (own) => withGuest(own, guest));
    const left = guest.lines.filter(({ item }) => !cart.lines.some((line) => line.item === item)).length;
    const notice = `Your cart is full: ${left} of the things you chose before you signed in did not fit.`;
    return { hasChanged, notice: hasChanged && left > 0 ? notice : null };
  }

  async function holderOf({ browser, member }: Visitor): Promise<Holder | undefined> {
    const digest = key.of(browser);
    if (member !== undefined) {
      const id = cartOfMember(member);
      if (digest === undefined) return { id, cookies: [], hasChanged: false, notice: null };
      return { id, cookies: [key.takeBack], ...(await merge(cartOfGuest(digest), id)) };
    }
    if (digest === undefined) return undefined;
    const { id, mergedInto } = await carts.find(cartOfGuest(digest));
    return mergedInto === undefined ? { id, cookies: [], hasChanged: false, notice: null } : undefined;
  }

  /** A guest gets a key with the first thing that is kept, and keeps it for thirty days from the last. */
  async function holderToChange(visitor: Visitor): Promise<Holder> {
    const holder = await holderOf(visitor);
    if (holder?.id.startsWith('u:')) return holder;
    const renewed = holder && key.renew(visitor.browser);
    if (renewed) return { ...holder, cookies: [renewed] };
    await countBegun(visitor.browser.address);
    const { digest, cookie } = key.make();
    return { id: cartOfGuest(digest), cookies: [cookie], hasChanged: false, notice: null };
  }

  async function viewOf(cart: StoredCart, notice: string | null = null): Promise<Cart> {
    return cartView(cart, await forSale(cart.lines.map(({ item }) => item)), notice);
  }

  /** Looks up only what an earlier look has not covered. */
  async function lookUp(items: readonly string[], known: Shelf = new Map()): Promise<Shelf> {
    const unknown = items.filter((item) => !known.has(item));
    if (unknown.length === 0) return known;
    const found = await forSale(unknown);
    return new Map([...known, ...unknown.map((item) => [item, found.get(item)] as const)]);
  }

  /** @param shelf read before the write: a store that is slow then refuses what it has not done */
  async function answer(holder: Holder, cart: StoredCart, hasChanged: boolean, shelf?: Shelf): Promise<Answer> {
    const { cookies, notice } = holder;
    const view = cartView(cart, await lookUp(itemsOf(cart), shelf), notice);
    return { cart: view, cookies, hasChanged: hasChanged || holder.hasChanged };
  }

  async function soldNow(item: string): Promise<ForSale> {
    const sold = (await forSale([item])).get(item);
    if (!sold?.isSold) throw unknownItem();
    return sold;
  }

  return {
    viewOf,

    async see(visitor: Visitor): Promise<Answer> {
      const holder = await holderOf(visitor);
      if (!holder) return { cart: await viewOf(emptyCart('')), cookies: [], hasChanged: false };
      return answer(holder, await carts.find(holder.id), false);
    },

    async add(visitor: Visitor, addition: Addition): Promise<Answer> {
      const sold = await soldNow(addition.item);
      const holder = await holderToChange(visitor);
      const shelf = await lookUp(itemsOf(await carts.find(holder.id)), new Map([[addition.item, sold]]));
      const edit = (before: StoredCart) => withAddition(before, addition, sold, now());
      const { cart, hasChanged } = await change(holder.id, edit);
      return answer(holder, cart, hasChanged, shelf);
    },

    /** @throws VersionConflict with the cart as it is, when it is not the one that was read */
    async replace(visitor: Visitor, revision: number, wanted: CartChange): Promise<Answer> {
      const holder = await holderToChange(visitor);
      const before = await carts.find(holder.id);
      if (before.revision !== revision) throw new VersionConflict(before);
      const shelf = await lookUp([...before.lines, ...(wanted.lines ?? [])].map(({ item }) => item));
      const cart = await carts.replace(before, withChange(before, wanted, shelf, now()), expiryOf(holder.id));
      if (!cart) throw new VersionConflict(await carts.find(holder.id));
      return answer(holder, cart, true, shelf);
    },

    async like(visitor: Visitor, item: string): Promise<Answer> {
      const sold = await soldNow(item);
      const holder = await holderToChange(visitor);
      const shelf = await lookUp(itemsOf(await carts.find(holder.id)), new Map([[item, sold]]));
      const cart = await carts.like(holder.id, item, expiryOf(holder.id));
      if (!cart)
        throw new AppError('limit', 'You have as many favourites as we can keep. Take one back to add another.');
      return answer(holder, cart, true, shelf);
    },

    async unlike(visitor: Visitor, item: string): Promise<Answer> {
      const holder = await holderOf(visitor);
      if (!holder) return { cart: await viewOf(emptyCart('')), cookies: [], hasChanged: false };
      const shelf = await lookUp(itemsOf(await carts.find(holder.id)));
      return answer(holder, await carts.unlike(holder.id, item), true, shelf);
    },

    /** What orders may ask of carts. */
    forOrders: {
      holderOf,
      /** Whose orders these are: the member's, or those of the browser. Changes nothing. */
      identityOf({ browser, member }: Visitor): string | undefined {
        const digest = key.of(browser);
        if (member !== undefined) return cartOfMember(member);
        return digest === undefined ? undefined : cartOfGuest(digest);
      },
      /** A key for a browser that has none. */
      newGuest() {
        const { digest, cookie } = key.make();
        return { id: cartOfGuest(digest), cookie };
      },
      find: carts.find,
      viewOf,
      forSale,
      async takeOut(id: string, order: string, lines: readonly Pick<Line, 'item' | 'quantity'>[]): Promise<void> {
        const { mergedInto } = await carts.find(id);
        await change(mergedInto ?? id, (cart) => withoutOrdered(cart, order, lines));
      },
    },

    async *export(member: string) {
      const { revision, ...cart } = await carts.find(cartOfMember(member));
      if (revision > 0 || cart.favourites.length > 0) yield cart;
    },
    erase: (member: string) => carts.remove(cartOfMember(member)),
  };
}

export type CartService = ReturnType<typeof createCartService>;
export type CartForOrders = CartService['forOrders'];
