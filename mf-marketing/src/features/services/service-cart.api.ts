import type { Cart, CartAddition } from '@verse/api-contract/cart';
import { type ApiClient, ApiError } from '@verse/contract';

/** What became of it: it is in the cart, or why it is not, in words. */
export type AddOutcome = { ok: true } | { ok: false; message: string };

/** Puts one offer of the catalogue into the visitor's cart. The same click counts once. */
export async function addToCart(api: ApiClient, { item, click }: Omit<CartAddition, 'quantity'>): Promise<AddOutcome> {
  try {
    const body: CartAddition = { item, quantity: 1, click };
    await api<Cart>('/api/cart/lines', { method: 'POST', body });
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, message: error.message };
  }
}
