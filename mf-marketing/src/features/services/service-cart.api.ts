import type { CartAddition } from '@verse/api-contract/cart.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

/** Adds one service to the visitor's cart. Idempotent per click ID. */
export const addToCart = (api: ApiClient, { item, click }: Omit<CartAddition, 'quantity'>) =>
  callApi(api, 'POST /api/cart/lines', { body: { item, quantity: 1, click } satisfies CartAddition });
