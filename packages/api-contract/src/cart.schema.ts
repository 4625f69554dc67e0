import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { CART_LIMITS, LINE_STATES } from './cart.values';
import { currencySchema, moneySchema } from './money.schema';

/** An item for sale, by its kind and its id there: `product:7`. */
const itemSchema = z.string().regex(/^[a-z]{1,20}:[\w-]{1,64}$/);

export const cartLineSchema = z.object({
  item: itemSchema,
  name: z.string(),
  picture: pictureSchema.nullable(),
  seller: z.string().nullable(),
  quantity: z.int().positive(),
  /** The most units that one cart may hold. */
  most: z.int().positive(),
  state: z.enum(LINE_STATES),
  /** The units left, when fewer than the cart may hold. */
  left: z.int().nonnegative().nullable(),
  /** The current price; null without one. */
  unit: moneySchema.nullable(),
  total: moneySchema.nullable(),
  /** The price that the visitor saw last, if it differs from the current one. */
  was: moneySchema.nullable(),
});

export const cartSchema = z.object({
  /** Of the lines and the currency; a change sends it as `If-Match`. */
  revision: z.int().nonnegative(),
  currency: currencySchema,
  /** Units in all lines that count. */
  count: z.int().nonnegative(),
  lines: z.array(cartLineSchema),
  subtotal: moneySchema,
  favourites: z.array(itemSchema),
  /** What could not be kept when two carts were merged. */
  notice: z.string().nullable(),
});

const quantity = z.int().min(1).max(1000);

/** `POST /api/cart/lines`: the same click, sent again, adds nothing. */
export const cartAdditionSchema = z.strictObject({
  item: itemSchema,
  quantity: quantity.default(1),
  click: z.string().regex(/^[\w-]{8,64}$/),
});

/** `PUT /api/cart`: the new content of the cart. A line that is not listed is removed. */
export const cartChangeSchema = z.strictObject({
  currency: currencySchema.optional(),
  lines: z
    .array(z.strictObject({ item: itemSchema, quantity }))
    .max(CART_LIMITS.lines)
    .optional(),
});
