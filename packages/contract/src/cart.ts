import type { Cart, CartAddition, CartChange } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from './api-client';
import { callApi } from './call-api';

export type CartLines = NonNullable<CartChange['lines']>;

export interface ChangedCart {
  cart: Cart;
  /** The cart that the change was applied to. */
  before: Cart;
}

/**
 * Maximum number of attempts. If another window changes the cart between the two calls, the cart is read again and the
 * change retried.
 */
const TRIES = 3;

/** Returns the lines as the API expects them. */
export const linesOf = ({ lines }: Pick<Cart, 'lines'>): CartLines =>
  lines.map(({ item, quantity }) => ({ item, quantity }));

/** Changes the quantity of an item. A line without units is removed. */
export const withQuantity = (lines: CartLines, item: string, change: (quantity: number) => number): CartLines =>
  lines
    .map((line) => (line.item === item ? { item, quantity: change(line.quantity) } : line))
    .filter(({ quantity }) => quantity > 0);

/**
 * Changes the visitor's cart as it is now.
 *
 * @param change returns the change for the current cart; called again if the cart has changed in the meantime
 * @throws ApiError `cart-changed` if the cart keeps changing
 */
export async function changeCart(client: ApiClient, change: (cart: Cart) => CartChange): Promise<ChangedCart> {
  for (let left = TRIES; ; left -= 1) {
    const before = await callApi(client, 'GET /api/cart');
    try {
      return {
        cart: await callApi(client, 'PUT /api/cart', { version: before.revision, body: change(before) }),
        before,
      };
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError) || error.code !== 'cart-changed') throw error;
    }
  }
}

/** Adds units to the cart. A repeated call with the same `click` adds them once. */
export const addToCart = (client: ApiClient, body: CartAddition): Promise<Cart> =>
  callApi(client, 'POST /api/cart/lines', { body });

export const setFavourite = (client: ApiClient, id: string, on: boolean): Promise<Cart> =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/products/{id}/favorite`, { params: { id } });
