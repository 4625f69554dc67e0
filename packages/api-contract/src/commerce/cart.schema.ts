import { z } from 'zod';
import { currencySchema, moneySchema } from '../money.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { CART_LIMITS, LINE_STATES } from './cart.values';

/** An item for sale, identified by its kind and id: `product:7`. */
const itemSchema = z.string().regex(/^[a-z]{1,20}:[\w-]{1,64}$/);

export const cartLineSchema = z.object({
  item: itemSchema,
  name: z.string(),
  picture: pictureSchema.nullable(),
  seller: z.string().nullable(),
  quantity: z.int().positive(),
  /** Maximum number of units of this item per cart. */
  most: z.int().positive(),
  state: z.enum(LINE_STATES),
  /** Number of units in stock if it is below `most`; otherwise null. */
  left: z.int().nonnegative().nullable(),
  /** Current price; null if the item has no price in the cart's currency or no longer exists. */
  unit: moneySchema.nullable(),
  total: moneySchema.nullable(),
  /** Price that the visitor last saw, if it differs from the current one; otherwise null. */
  was: moneySchema.nullable(),
});

export const cartSchema = z.object({
  /** Revision number of the lines and the currency; send it as `If-Match` with each change. */
  revision: z.int().nonnegative(),
  currency: currencySchema,
  /** Total number of units in the `available` and `short` lines. */
  count: z.int().nonnegative(),
  lines: z.array(cartLineSchema),
  subtotal: moneySchema,
  favourites: z.array(itemSchema),
  /** Message about items that could not be kept when two carts were merged; otherwise null. */
  notice: z.string().nullable(),
});

const quantity = z.int().min(1).max(1000);

/** `POST /api/cart/lines`. Repeating a request with the same `click` adds nothing. */
export const cartAdditionSchema = z.strictObject({
  item: itemSchema,
  quantity: quantity.default(1),
  click: z.string().regex(/^[\w-]{8,64}$/),
});
export type CartAddition = z.infer<typeof cartAdditionSchema>;

/** `PUT /api/cart`: the new contents of the cart. Lines that are not listed are removed. */
export const cartChangeSchema = z.strictObject({
  currency: currencySchema.optional(),
  lines: z
    .array(z.strictObject({ item: itemSchema, quantity }))
    .max(CART_LIMITS.lines)
    .optional(),
});
