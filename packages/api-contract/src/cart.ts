import type { z } from 'zod';
import type { cartAdditionSchema, cartChangeSchema, cartLineSchema, cartSchema } from './cart.schema';

export { CART_LIMITS, CART_TOPIC, LINE_STATES, type LineState } from './cart.values';

export type Cart = z.infer<typeof cartSchema>;
export type CartLine = z.infer<typeof cartLineSchema>;
export type CartAddition = z.infer<typeof cartAdditionSchema>;
export type CartChange = z.infer<typeof cartChangeSchema>;
