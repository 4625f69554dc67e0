/** An order's total includes delivery. */
export const DELIVERY = 'Post is included. We email you when it ships.';
