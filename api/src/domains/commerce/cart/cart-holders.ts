import { type Browser, type BrowserKey, type SetCookie, toNetwork } from '../../../platform/http';
import type { Shop } from '../../../platform/ports';
import type { CartRepository } from './cart.repository';
import { withGuest } from './cart-changes';
import { toExpiry, toGuestCartId, toMemberCartId } from './cart-document';
import type { ChangeCart } from './cart-writer';

/** The caller: a browser, and the member if signed in. */
export interface Visitor {
  browser: Browser;
  member: string | undefined;
}

/** A visitor's cart, and what happened to it when it was found. */
export interface Holder {
  id: string;
  cookies: SetCookie[];
  hasChanged: boolean;
  notice: string | null;
}

export interface HoldersDependencies {
  carts: CartRepository;
  key: BrowserKey;
  now: () => Date;
  /** Counts a new guest cart against the network's limit, or rejects it if the limit is reached. */
  countBegun: (network: string) => Promise<void>;
}

/**
 * Creates a function that returns whether a visitor's cart has items. It changes nothing, so a guest's cart that is
 * still to be merged counts for the member.
 */
export const createItemCheck =
  ({ carts, key }: Pick<HoldersDependencies, 'carts' | 'key'>): Shop['hasCart'] =>
  async (browser, member) => {
    const digest = key.read(browser);
    const own = member === undefined ? [] : [toMemberCartId(member)];
    const ids = digest === undefined ? own : [...own, toGuestCartId(digest)];
    const found = await Promise.all(ids.map(carts.find));
    return found.some(({ lines, mergedInto }) => lines.length > 0 && mergedInto === undefined);
  };

/** Creates the lookup of carts by visitor: a member has one cart, and a guest one per browser. */
export function createCartHolders({ carts, key, now, countBegun }: HoldersDependencies, change: ChangeCart) {
  /** Merges the cart that the member filled as a guest. Closes that cart first, then adds its lines in one update. */
  async function merge(guestId: string, memberId: string): Promise<Pick<Holder, 'hasChanged' | 'notice'>> {
    const guest = await carts.claim(guestId, memberId);
    if (!guest) return { hasChanged: false, notice: null };
    for (const item of guest.favourites) await carts.like(memberId, item, toExpiry(memberId, now()));
    const { cart, hasChanged } = await change(memberId, (own) => withGuest(own, guest));
    const left = guest.lines.filter(({ item }) => !cart.lines.some((line) => line.item === item)).length;
    const notice = `Your cart is full: ${left} of the things you chose before you signed in did not fit.`;
    return { hasChanged, notice: hasChanged && left > 0 ? notice : null };
  }

  async function find({ browser, member }: Visitor): Promise<Holder | undefined> {
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

  return {
    find,

    /**
     * Finds or creates the cart holder. A guest gets a key when the first item is stored. The key expires thirty days
     * after the last change.
     */
    async findOrCreate(visitor: Visitor): Promise<Holder> {
      const holder = await find(visitor);
      if (holder?.id.startsWith('u:')) return holder;
      const renewed = holder && key.renew(visitor.browser);
      if (renewed) return { ...holder, cookies: [renewed] };
      await countBegun(toNetwork(visitor.browser.address));
      const { digest, cookie } = key.create();
      return { id: toGuestCartId(digest), cookies: [cookie], hasChanged: false, notice: null };
    },

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
  };
}
