import type { Cart, CartAddition } from '@verse/api-contract/cart';
import type { ApiClient } from '@verse/contract';

/** Adds one service to the visitor's cart. Idempotent per click ID. */
export const addToCart = (api: ApiClient, { item, click }: Omit<CartAddition, 'quantity'>) =>
  api<Cart>('/api/cart/lines', { method: 'POST', body: { item, quantity: 1, click } satisfies CartAddition });
