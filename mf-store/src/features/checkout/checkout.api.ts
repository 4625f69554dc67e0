import type { Checkout, Order, PlaceOrder } from '@verse/api-contract/orders';
import { acting, personal } from '../../shared/outcome';

/** One press of the button, however often it is sent. */
export interface Placing {
  key: string;
  order: PlaceOrder;
}

export const loadCheckout = personal((client) => client<Checkout>('/api/checkout'));

export const placeOrder = acting((client, { key, order }: Placing) =>
  client<Order>('/api/orders', { method: 'POST', headers: { 'idempotency-key': key }, body: order }),
);
