/** An order's total includes delivery. */
export const DELIVERY = 'Delivery by post is included in the price. We email you when it is sent.';
