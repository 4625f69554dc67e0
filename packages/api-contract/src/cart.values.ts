export const CART_LIMITS = { lines: 50, favourites: 200 } as const;

/** Topic of `useChanged` for changes of the cart. */
export const CART_TOPIC = 'cart';

/** State of a cart line. Only `available` and `short` (fewer units left than wanted) count towards the sum. */
export const LINE_STATES = ['available', 'short', 'sold-out', 'gone', 'not-in-currency'] as const;
export type LineState = (typeof LINE_STATES)[number];
