import { z } from 'zod';
import { moneySchema } from '../money.schema';
import { LONGEST_SEARCH } from '../paging';
import { onOneLine, withoutDirectionMarks } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { orderListQuerySchema, orderSchema, orderSummarySchema, storedFileSchema } from './orders.schema';
import { ORDER_LIMITS, ORDER_STATES } from './orders.values';
import { productSchema } from './products.schema';
import { PRODUCT_CATEGORIES } from './products.values';
import {
  ORDER_QUEUES,
  PRODUCT_DELIVERIES,
  PRODUCT_STATES,
  STOCK_REASONS,
  STORE_ADMIN_LIMITS,
} from './store-admin.values';

/**
 * `GET /api/desk/orders`. `q` is an order number or an email address. If both `queue` and `q` are omitted, returns all
 * orders, newest first.
 */
export const adminOrderQuerySchema = orderListQuerySchema.extend({
  queue: z.enum(ORDER_QUEUES).optional(),
  state: z.enum(ORDER_STATES).optional(),
  q: z.string().trim().min(1).max(LONGEST_SEARCH).optional(),
});

const adminOrderSummarySchema = orderSummarySchema.extend({
  name: z.string(),
  email: z.string(),
  /** Since when the order has waited for the shop; null in the list of all orders. */
  waitingSince: z.iso.datetime().nullable().optional(),
  /** When a requested refund must be answered; null if none is requested. */
  dueAt: z.iso.datetime().nullable().optional(),
});
export const adminOrderListSchema = z.object({ orders: z.array(adminOrderSummarySchema), next: z.string().nullable() });

export const adminOrderSchema = orderSchema.extend({
  isMember: z.boolean(),
  /** Each receipt can be downloaded from `GET /api/desk/orders/:number/receipts/:id`. */
  receipts: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int(), at: z.iso.datetime() })),
  /** Payments received for the order. */
  payments: z.array(
    z.object({ amount: moneySchema, reference: z.string(), on: z.iso.date(), by: z.string(), at: z.iso.datetime() }),
  ),
  /** Amount owed to the buyer: refunded, overpaid, or paid after cancellation. */
  owed: moneySchema,
  /** `by` is a person's name, `the buyer`, or `the shop` (automatic events). */
  events: z.array(
    z.object({ state: z.enum(ORDER_STATES), at: z.iso.datetime(), by: z.string(), why: z.string().nullable() }),
  ),
});

const reference = requiredText({ label: 'The bank reference', max: STORE_ADMIN_LIMITS.reference }, onOneLine);
const minor = z.int().positive().max(STORE_ADMIN_LIMITS.price);
const why = requiredText({ label: 'The reason', max: ORDER_LIMITS.reason.max });

/** `POST /api/desk/orders/:number/payment`: one transfer, booked only once even if several staff members submit it. */
export const bookPaymentSchema = z.strictObject({ amount: minor, reference, on: z.iso.date() });
/** `POST /api/desk/orders/:number/cancel` and `…/decline-refund`. */
export const reasonSchema = z.strictObject({ reason: why });
/**
 * `POST /api/desk/orders/:number/refund`. `returned` lists the units of a delivered order that have been returned to
 * stock.
 */
export const refundSchema = z.strictObject({
  reason: why,
  returned: z
    .array(z.strictObject({ item: z.string().max(100), quantity: z.int().positive().max(1000) }))
    .max(50)
    .default([]),
});
export type Refund = z.infer<typeof refundSchema>;
/** `POST /api/desk/orders/:number/refund-sent`: the outgoing transfer. */
export const refundSentSchema = z.strictObject({ reference });

const price = z.int('Whole cents and kobo only.').nonnegative().max(STORE_ADMIN_LIMITS.price);
const ownPrices = z.strictObject({ USD: price, NGN: price.optional() });

/** The `product` part of `POST /api/desk/products` and `PATCH /api/desk/products/:id`. */
export const productFormSchema = z
  .strictObject({
    name: requiredText({ label: 'Name', max: STORE_ADMIN_LIMITS.name }, onOneLine),
    description: requiredText({ label: 'Description', max: STORE_ADMIN_LIMITS.description }),
    category: z.enum(PRODUCT_CATEGORIES),
    /**
     * In minor units. Because there is no currency conversion, a product that has no naira price cannot be bought in
     * naira.
     */
    prices: ownPrices,
    /** The previous prices, shown struck through. */
    oldPrices: ownPrices.partial().nullable(),
    status: z.enum(PRODUCT_STATES),
    /** Defaults to the current value, or to `post` for a new product. */
    delivery: z.enum(PRODUCT_DELIVERIES).optional(),
  })
  .refine(({ prices, oldPrices }) => !oldPrices || (oldPrices.USD ?? Infinity) > prices.USD, {
    path: ['oldPrices', 'USD'],
    error: 'The old price must be higher than the new one.',
  })
  .refine(({ prices, oldPrices }) => !oldPrices?.NGN || oldPrices.NGN > (prices.NGN ?? Infinity), {
    path: ['oldPrices', 'NGN'],
    error: 'The old price must be higher than the new one.',
  });
export type ProductForm = z.infer<typeof productFormSchema>;

/** `POST /api/desk/products/:id/files`. */
export const fileUploadSchema = z.object({ file: z.string().meta({ format: 'binary' }) });

/** `picture` is required for a new product. */
export const productUploadSchema = z.object({
  product: z.string().meta({ description: 'The product, as JSON' }),
  picture: z.string().meta({ format: 'binary' }).optional(),
});

export const adminProductSchema = productSchema.extend({
  description: z.string(),
  version: z.int().nonnegative(),
  status: z.enum(PRODUCT_STATES),
  files: z.array(storedFileSchema),
  stock: z.object({ onHand: z.int(), available: z.int() }),
});
export const adminProductQuerySchema = z.strictObject({
  status: z.enum(PRODUCT_STATES).optional(),
});
export const adminProductListSchema = z.object({ products: z.array(adminProductSchema) });

/** `POST /api/desk/products/:id/stock`: the change, its reason, and the stock count as displayed. */
export const stockMoveSchema = z.strictObject({
  /** Generated by the page for each stock movement, so that a retry does not apply the movement twice. */
  id: z.string().regex(/^[\w-]{16,64}$/),
  change: z
    .int()
    .min(-STORE_ADMIN_LIMITS.pieces)
    .max(STORE_ADMIN_LIMITS.pieces)
    .refine((change) => change !== 0, 'Nothing would change.'),
  reason: z.enum(STOCK_REASONS),
  note: optionalText({ label: 'A note', max: STORE_ADMIN_LIMITS.note }, withoutDirectionMarks).default(''),
  onHand: z.int().nonnegative(),
});
export type StockMove = z.infer<typeof stockMoveSchema>;
/** `GET /api/desk/products/:id/stock`, and the response to a stock movement. */
export const stockOfItemSchema = z.object({
  onHand: z.int(),
  available: z.int(),
  moves: z.array(
    z.object({
      id: z.string(),
      change: z.int(),
      reason: z.enum(STOCK_REASONS),
      note: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable(),
});
