import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { CART_LIMITS, LINE_STATES } from './cart.values';
import { currencySchema, moneySchema } from './money.schema';

/** An item for sale, identified by its kind and its id: `product:7`. */
const itemSchema = z.string().regex(/^[a-z]{1,20}:[\w-]{1,64}$/);

export const cartLineSchema = z.object({
  item: itemSchema,
  name: z.string(),
  picture: pictureSchema.nullable(),
  seller: z.string().nullable(),
  quantity: z.int().positive(),
  /** Maximum number of units of the item in one cart. */
  most: z.int().positive(),
  state: z.enum(LINE_STATES),
  /** Number of units left if it is below `most`; otherwise null. */
  left: z.int().nonnegative().nullable(),
  /** Current price; null without one. */
  unit: moneySchema.nullable(),
  total: moneySchema.nullable(),
  /** Price that the visitor saw last, if it differs from the current one; otherwise null. */
  was: moneySchema.nullable(),
});

export const cartSchema = z.object({
  /** Revision of the lines and the currency; a change sends it as `If-Match`. */
  revision: z.int().nonnegative(),
  currency: currencySchema,
  /** Number of units in the lines that count. */
  count: z.int().nonnegative(),
  lines: z.array(cartLineSchema),
  subtotal: moneySchema,
  favourites: z.array(itemSchema),
  /** Message about items that did not fit when two carts were merged; otherwise null. */
  notice: z.string().nullable(),
});

const quantity = z.int().min(1).max(1000);

/** `POST /api/cart/lines`. Sending the same `click` again adds nothing. */
export const cartAdditionSchema = z.strictObject({
  item: itemSchema,
  quantity: quantity.default(1),
  click: z.string().regex(/^[\w-]{8,64}$/),
});

/** `PUT /api/cart`: the new content of the cart. Lines that are not listed are removed. */
export const cartChangeSchema = z.strictObject({
  currency: currencySchema.optional(),
  lines: z
    .array(z.strictObject({ item: itemSchema, quantity }))
    .max(CART_LIMITS.lines)
    .optional(),
});
