export const CART_LIMITS = { lines: 50, favourites: 200 } as const;

/** `useChanged` topic for cart changes. */
export const CART_TOPIC = 'cart';

/**
 * Cart line states. Only `available` and `short` (fewer units in stock than requested) lines count towards the
 * subtotal.
 */
export const LINE_STATES = ['available', 'short', 'sold-out', 'gone', 'not-in-currency'] as const;
export type LineState = (typeof LINE_STATES)[number];
