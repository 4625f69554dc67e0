import type { Cart, CartChange } from '@verse/api-contract/cart';
import {
  AppError,
  type Browser,
  type BrowserKey,
  networkOfAddress,
  type SetCookie,
  VersionConflict,
} from '../../platform/http';
import type { CartRepository } from './cart.repository';
import { cartView } from './cart.view';
import { type Addition, unknownItem, withAddition, withChange, withGuest, withoutOrdered } from './cart-changes';
import { type Contents, emptyCart, type ForSale, type Line, type Sellable, type StoredCart } from './cart-document';

const DAY_MS = 86_400_000;
export const GUEST_DAYS = 30;
const MEMBER_DAYS = 365;
/** Of those who change one cart at once, one gets through in every round. */
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

interface Dependencies {
  carts: CartRepository;
  sellables: readonly Sellable[];
  key: BrowserKey;
  now: () => Date;
  /** Counts a cart that a guest begins at this address, or refuses it. */
  countBegun: (network: string) => Promise<void>;
}

const cartOfMember = (id: string) => `u:${id}`;
const cartOfGuest = (digest: string) => `g:${digest}`;
const kindAndId = (item: string) => item.split(':') as [string, string];
const pause = () => new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

const changedMeanwhile = () =>
  new AppError('cart-changed', 'Your cart is being changed elsewhere just now. Please try again.');

export function createCartService({ carts, sellables, key, now, countBegun }: Dependencies) {
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

  async function change(id: string, edit: (cart: StoredCart) => Contents | undefined) {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const before = await carts.find(id);
      if (before.mergedInto !== undefined) throw changedMeanwhile();
      const contents = edit(before);
      if (!contents) return { cart: before, hasChanged: false };
      const cart = await carts.replace(before, contents, expiryOf(id));
      if (cart) return { cart, hasChanged: true };
      if (Date.now() > until) throw changedMeanwhile();
      await pause();
    }
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
    await countBegun(networkOfAddress(visitor.browser.address));
    const { digest, cookie } = key.make();
    return { id: cartOfGuest(digest), cookies: [cookie], hasChanged: false, notice: null };
  }

  async function viewOf(cart: StoredCart, notice: string | null = null): Promise<Cart> {
    return cartView(cart, await forSale(cart.lines.map(({ item }) => item)), notice);
  }

  async function answer(holder: Holder, cart: StoredCart, hasChanged: boolean): Promise<Answer> {
    const { cookies, notice } = holder;
    return { cart: await viewOf(cart, notice), cookies, hasChanged: hasChanged || holder.hasChanged };
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
      const { cart, hasChanged } = await change(holder.id, (before) => withAddition(before, addition, sold, now()));
      return answer(holder, cart, hasChanged);
    },

    /** @throws VersionConflict with the cart as it is, when it is not the one that was read */
    async replace(visitor: Visitor, revision: number, wanted: CartChange): Promise<Answer> {
      const holder = await holderToChange(visitor);
      const before = await carts.find(holder.id);
      if (before.revision !== revision) throw new VersionConflict(before);
      const items = [...before.lines, ...(wanted.lines ?? [])].map(({ item }) => item);
      const contents = withChange(before, wanted, await forSale(items), now());
      const cart = await carts.replace(before, contents, expiryOf(holder.id));
      if (!cart) throw new VersionConflict(await carts.find(holder.id));
      return answer(holder, cart, true);
    },

    async like(visitor: Visitor, item: string): Promise<Answer> {
      await soldNow(item);
      const holder = await holderToChange(visitor);
      if (!(await carts.like(holder.id, item, expiryOf(holder.id))))
        throw new AppError('limit', 'You have as many favourites as we can keep. Take one back to add another.');
      return answer(holder, await carts.find(holder.id), true);
    },

    async unlike(visitor: Visitor, item: string): Promise<Answer> {
      const holder = await holderOf(visitor);
      if (!holder) return { cart: await viewOf(emptyCart('')), cookies: [], hasChanged: false };
      await carts.unlike(holder.id, item);
      return answer(holder, await carts.find(holder.id), true);
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
