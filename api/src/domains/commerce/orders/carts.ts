import type { Cart } from '@verse/api-contract/api';
import type { CartForOrders } from '../cart';

/** What orders ask of carts. */
export interface Carts extends Omit<CartForOrders, 'toView'> {
  findView: (id: string) => Promise<Cart>;
}

export type { Visitor } from '../cart';
