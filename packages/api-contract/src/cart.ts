export type { Cart, CartAddition, CartChange, CartLine } from './cart.schema';
export type { LineState } from './cart.values';
export { CART_LIMITS, CART_TOPIC, LINE_STATES } from './cart.values';
