import type { Order, PlaceOrder } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { personalLoader } from '../../shared/personal-data';
import { forgetOrderKey } from './order-key';

export const loadCheckout = personalLoader((client) => callApi(client, 'GET /api/checkout'));

interface PlaceOrderInput {
  /** Idempotency key. Every attempt to place the same order sends the same key. */
  key: string;
  order: PlaceOrder;
}

export async function placeOrder(client: ApiClient, { key, order }: PlaceOrderInput): Promise<Order> {
  try {
    const headers = { 'Idempotency-Key': key };
    const placed = await callApi(client, 'POST /api/orders', { headers, body: order });
    forgetOrderKey();
    return placed;
  } catch (error) {
    // The key belongs to a different order, so this order can only be placed with a new key.
    if (error instanceof ApiError && error.code === 'key-reused') forgetOrderKey();
    throw error;
  }
}
