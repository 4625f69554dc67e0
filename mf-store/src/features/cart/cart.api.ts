import type { Cart } from '@verse/api-contract/cart';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { type CartEdit, changeFor, type LineEdit } from './cart-edit';

interface EditedCart {
  cart: Cart;
  before?: Cart;
}

/**
 * Maximum number of attempts. If another window changes the cart between the two calls, the cart is read again and the
 * edit retried.
 */
const TRIES = 3;

async function changeLines(client: ApiClient, edit: LineEdit): Promise<EditedCart> {
  for (let left = TRIES; ; left -= 1) {
    const before = await callApi(client, 'GET /api/cart');
    try {
      const cart = await callApi(client, 'PUT /api/cart', { version: before.revision, body: changeFor(before, edit) });
      return { cart, before };
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError) || error.code !== 'cart-changed') throw error;
    }
  }
}

async function sendEdit(client: ApiClient, edit: CartEdit): Promise<EditedCart> {
  if (edit.what === 'add') {
    const { item, click } = edit;
    return { cart: await callApi(client, 'POST /api/cart/lines', { body: { item, click } }) };
  }
  if (edit.what === 'favourite') {
    const id = edit.item.split(':')[1];
    const route = `${edit.on ? 'PUT' : 'DELETE'} /api/products/{id}/favorite` as const;
    return { cart: await callApi(client, route, { params: { id } }) };
  }
  return changeLines(client, edit);
}

let queue: Promise<unknown> = Promise.resolve();

/** Sends edits one at a time and in order, because each edit builds on the result of the previous one. */
export function editCart(client: ApiClient, edit: CartEdit): Promise<EditedCart> {
  const edited = queue.then(() => sendEdit(client, edit));
  queue = edited.catch(() => undefined);
  return edited;
}
