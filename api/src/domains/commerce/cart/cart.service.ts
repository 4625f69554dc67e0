import type { Cart, CartChange } from '@verse/api-contract/api';
import { AppError, type SetCookie, VersionConflict } from '../../../platform/http';
import { cartView } from './cart.view';
import { type Addition, isApplied, withAddition, withChange, withoutOrdered } from './cart-changes';
import { emptyCart, type Line, type Sellable, type StoredCart, toExpiry, toMemberCartId } from './cart-document';
import { createCartHolders, type Holder, type HoldersDependencies, type Visitor } from './cart-holders';
import { createCartWriter } from './cart-writer';
import { createItemsForSale, type ItemsForSale } from './items-for-sale';

export interface CartResult {
  cart: Cart;
  cookies: SetCookie[];
  /** Whether other pages showing the cart must be updated. */
  hasChanged: boolean;
}

interface Dependencies extends HoldersDependencies {
  sellables: readonly Sellable[];
}

const listItems = ({ lines }: Pick<StoredCart, 'lines'>) => lines.map(({ item }) => item);

export function createCartService({ sellables, ...dependencies }: Dependencies) {
  const { carts, now } = dependencies;
  const items = createItemsForSale(sellables);
  const change = createCartWriter(dependencies);
  const holders = createCartHolders(dependencies, change);

  async function toView(cart: StoredCart, notice: string | null = null): Promise<Cart> {
    return cartView(cart, await items.findAll(listItems(cart)), notice);
  }

  /** @param resolved items resolved before the write, so that a slow store fails before anything has changed */
  async function answer(
    holder: Holder,
    cart: StoredCart,
    hasChanged: boolean,
    resolved?: ItemsForSale,
  ): Promise<CartResult> {
    const { cookies, notice } = holder;
    const view = cartView(cart, await items.resolve(listItems(cart), resolved), notice);
    return { cart: view, cookies, hasChanged: hasChanged || holder.hasChanged };
  }

  return {
    toView,

    async see(visitor: Visitor): Promise<CartResult> {
      const holder = await holders.find(visitor);
      if (!holder) return { cart: await toView(emptyCart('')), cookies: [], hasChanged: false };
      return answer(holder, await carts.find(holder.id), false);
    },

    async add(visitor: Visitor, addition: Addition): Promise<CartResult> {
      const sold = await items.findSold(addition.item);
      const holder = await holders.findOrCreate(visitor);
      const resolved = await items.resolve(listItems(await carts.find(holder.id)), new Map([[addition.item, sold]]));
      const edit = (before: StoredCart) => withAddition(before, addition, sold, now());
      const { cart, hasChanged } = await change(holder.id, edit);
      return answer(holder, cart, hasChanged, resolved);
    },

    /** @throws VersionConflict, carrying the current cart, if the cart is no longer at the given revision */
    async replace(visitor: Visitor, revision: number, wanted: CartChange): Promise<CartResult> {
      const holder = await holders.findOrCreate(visitor);
      const before = await carts.find(holder.id);
      if (before.revision !== revision) {
        // The same change, repeated after a lost response.
        if (isApplied(before, wanted)) return answer(holder, before, false);
        throw new VersionConflict(before);
      }
      const resolved = await items.resolve([...before.lines, ...(wanted.lines ?? [])].map(({ item }) => item));
      const contents = withChange(before, wanted, resolved, now());
      const cart = await carts.replace(before, contents, toExpiry(holder.id, now()));
      if (!cart) throw new VersionConflict(await carts.find(holder.id));
      return answer(holder, cart, true, resolved);
    },

    async like(visitor: Visitor, item: string): Promise<CartResult> {
      const sold = await items.findSold(item);
      const holder = await holders.findOrCreate(visitor);
      const resolved = await items.resolve(listItems(await carts.find(holder.id)), new Map([[item, sold]]));
      const cart = await carts.like(holder.id, item, toExpiry(holder.id, now()));
      if (!cart) throw new AppError('limit', 'Your favourites are full. Remove one to add another.');
      return answer(holder, cart, true, resolved);
    },

    async unlike(visitor: Visitor, item: string): Promise<CartResult> {
      const holder = await holders.find(visitor);
      if (!holder) return { cart: await toView(emptyCart('')), cookies: [], hasChanged: false };
      const resolved = await items.resolve(listItems(await carts.find(holder.id)));
      return answer(holder, await carts.unlike(holder.id, item), true, resolved);
    },

    /** Operations for orders. */
    forOrders: {
      findHolder: holders.find,
      findIdentity: holders.findIdentity,
      newGuest: holders.newGuest,
      find: carts.find,
      toView,
      forSale: items.findAll,
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
