export const CART_LIMITS = { lines: 50, favourites: 200 } as const;

/** The topic of `useChanged` for changes of the cart. */
export const CART_TOPIC = 'cart';

/**
 * The state of a line since it was added. Only `available` and `short` (more wanted than there are) count in the sum.
 */
export const LINE_STATES = ['available', 'short', 'sold-out', 'gone', 'not-in-currency'] as const;
export type LineState = (typeof LINE_STATES)[number];
