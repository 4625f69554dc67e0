import type { Cart } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { addToCart, changeCart, setFavourite } from '@verse/contract/cart';
import { type CartEdit, changeFor } from './cart-edit';

interface EditedCart {
  cart: Cart;
  before?: Cart;
}

async function sendEdit(client: ApiClient, edit: CartEdit): Promise<EditedCart> {
  if (edit.what === 'add') return { cart: await addToCart(client, { item: edit.item, click: edit.click }) };
  if (edit.what === 'favourite') return { cart: await setFavourite(client, edit.item.split(':')[1]!, edit.on) };
  return changeCart(client, (cart) => changeFor(cart, edit));
}

let queue: Promise<unknown> = Promise.resolve();

/** Sends edits one at a time and in order, because each edit builds on the result of the previous one. */
export function editCart(client: ApiClient, edit: CartEdit): Promise<EditedCart> {
  const edited = queue.then(() => sendEdit(client, edit));
  queue = edited.catch(() => undefined);
  return edited;
}
