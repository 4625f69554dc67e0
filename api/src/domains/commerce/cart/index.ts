export { createCartFeature } from './cart.feature';
export type { CartForOrders } from './cart.service';
export type { ForSale, Sellable } from './cart-document';
export type { Visitor } from './cart-holders';
