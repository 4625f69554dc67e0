import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router-dom';
import type { Cart } from '@verse/api-contract/cart';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type CartOutcome, type EditCall, endCall } from './calls';
import { type CartEdit, changeFor, type LineEdit } from './cart-edit';

async function outcomeOf(work: () => Promise<CartOutcome>, edit?: CartEdit): Promise<CartOutcome> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, code: error.code, message: error.message, ...(edit ? { edit } : {}) };
  }
}

/** The cart of whoever asks. The server draws every page for everybody, and so has none. */
export async function loadCart(args: LoaderFunctionArgs): Promise<CartOutcome> {
  if (typeof window === 'undefined') throw new Response('Not a page', { status: 404 });
  return outcomeOf(async () => ({ ok: true, cart: await api(args)<Cart>('/api/cart') }));
}

/** Somebody else may change the cart between the two calls: then what it holds is read again. */
const TRIES = 3;

async function change(client: ApiClient, edit: LineEdit): Promise<CartOutcome> {
  for (let left = TRIES; ; left -= 1) {
    const before = await client<Cart>('/api/cart');
    const headers = { 'if-match': `"${before.revision}"` };
    try {
      const cart = await client<Cart>('/api/cart', { method: 'PUT', headers, body: changeFor(before, edit) });
      return { ok: true, cart, before, edit };
    } catch (error) {
      if (left === 1 || !(error instanceof ApiError) || error.code !== 'cart-changed') throw error;
    }
  }
}

async function perform(client: ApiClient, edit: CartEdit): Promise<CartOutcome> {
  if (edit.what === 'add') {
    const { item, click } = edit;
    return { ok: true, cart: await client('/api/cart/lines', { method: 'POST', body: { item, click } }), edit };
  }
  if (edit.what === 'favourite') {
    const id = encodeURIComponent(edit.item.split(':')[1] ?? '');
    const method = edit.on ? 'PUT' : 'DELETE';
    return { ok: true, cart: await client(`/api/products/${id}/favorite`, { method }), edit };
  }
  return change(client, edit);
}

let turn: Promise<unknown> = Promise.resolve();

/** One edit after another, in the order in which they were asked for: each begins with what the one before has left. */
export async function editCart(args: ActionFunctionArgs): Promise<null> {
  const { call, edit } = (await args.request.json()) as EditCall;
  const mine = turn.then(() => outcomeOf(() => perform(api(args), edit), edit));
  turn = mine.catch(() => undefined);
  endCall(call, await mine);
  return null;
}
