import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { cartSchema } from './cart.schema';
import { EMAIL_MESSAGE } from './email';
import { currencySchema, moneySchema } from './money.schema';
import { DELIVERIES, ORDER_LIMITS, ORDER_STATES, PAYMENT_METHODS, REFUND_STATES } from './orders.values';
import { onOneLine } from './text';
import { requiredText } from './text.schema';

const { name, address, reason } = ORDER_LIMITS;

/** Destination of a bank transfer. `code` is the bank's code, where one is required. */
export const bankAccountSchema = z.object({
  holder: z.string(),
  bank: z.string(),
  number: z.string(),
  code: z.string().nullable(),
});

export const fileSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
});
const boughtFileSchema = fileSchema.extend({
  /** Number of downloads by the order's holders; `lastAt` is the time of the last one. */
  downloads: z.int().nonnegative(),
  lastAt: z.iso.datetime().nullable(),
});

/** A line with prices and texts as of the time of the order, independent of later changes of the product. */
export const orderLineSchema = z.object({
  item: z.string(),
  name: z.string(),
  picture: pictureSchema.nullable(),
  seller: z.string().nullable(),
  delivery: z.enum(DELIVERIES),
  quantity: z.int().positive(),
  unit: moneySchema,
  total: moneySchema,
  /** Available while the order is paid or delivered: `GET /api/orders/:number/files/:id`. */
  files: z.array(boughtFileSchema),
});

/** Payment instructions: send `due` to `account`, with the order's number as the reference. */
const paymentSchema = z.object({
  method: z.enum(PAYMENT_METHODS),
  account: bankAccountSchema,
  reference: z.string(),
  due: moneySchema,
});

export const orderSummarySchema = z.object({
  number: z.string(),
  state: z.enum(ORDER_STATES),
  placedAt: z.iso.datetime(),
  /** Title of the first line; `further` is the number of the other lines. */
  title: z.string(),
  further: z.int().nonnegative(),
  picture: pictureSchema.nullable(),
  total: moneySchema,
});

export const orderSchema = orderSummarySchema.extend({
  revision: z.int().nonnegative(),
  lines: z.array(orderLineSchema),
  contact: z.object({ name: z.string(), email: z.string(), address: z.string().nullable() }),
  /** Time until which the units are held; null unless the order is pending. */
  heldUntil: z.iso.datetime().nullable(),
  /** Null when nothing needs to be paid. */
  payment: paymentSchema.nullable(),
  /** Receipts that the buyer has sent. Only the shop can open them. */
  receipts: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  paid: moneySchema,
  /** Events, oldest first. The shop or the buyer writes `why`. */
  history: z.array(z.object({ state: z.enum(ORDER_STATES), at: z.iso.datetime(), why: z.string().nullable() })),
  refund: z
    .object({ state: z.enum(REFUND_STATES), reason: z.string(), amount: moneySchema, at: z.iso.datetime() })
    .nullable(),
  /** Actions that the order's holder may perform now. */
  may: z.object({ cancel: z.boolean(), askRefund: z.boolean(), sendReceipt: z.boolean() }),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  /** Number of the project for whose milestone the order pays; absent for orders of the store. */
  project: z.string().optional(),
});

/** `GET /api/orders`. */
export const orderListSchema = z.object({ orders: z.array(orderSummarySchema), next: z.string().nullable() });
export const orderListQuerySchema = z.strictObject({ cursor: z.string().max(200).optional() });

/** `GET /api/checkout`: the cart, and the data that the order form needs. */
export const checkoutSchema = z.object({
  cart: cartSchema,
  /** Whether an item is sent by post. */
  needsAddress: z.boolean(),
  /** Empty while orders in this currency cannot be paid. Nothing needs to be paid when the sum is 0. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** Name and email address of the signed-in member. Guests enter both themselves. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  /**
   * Number of an order with the same items within the last day, to prevent a duplicate purchase; null without one.
   */
  recent: z.string().nullable(),
});

/** `POST /api/orders` with `Idempotency-Key`. */
export const placeOrderSchema = z.strictObject({
  /** Revision of the displayed cart. */
  cartRevision: z.int().nonnegative(),
  /** The displayed sum. */
  expected: z.strictObject({ currency: currencySchema, minor: z.int().nonnegative() }),
  name: requiredText({ label: 'Name', max: name.max }, onOneLine).min(name.min, 'Please enter your full name.'),
  /** Only for guests. Emails to members are sent to the address of their account. */
  email: requiredText({ label: 'Email', max: 254 }).pipe(z.email(EMAIL_MESSAGE)).optional(),
  address: requiredText({ label: 'Delivery address', max: address.max })
    .min(address.min, 'Please enter the whole address: street, town and country.')
    .optional(),
});

/** `POST /api/orders/:number/open`: the key from the link in the email. */
export const openOrderSchema = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) });

/** `POST /api/orders/:number/receipts`. */
export const receiptUploadSchema = z.object({ file: z.string().meta({ format: 'binary' }) });

const why = requiredText({ label: 'The reason', max: reason.max }).min(
  reason.min,
  `Please tell us why, in at least ${reason.min} characters.`,
);
/** `POST /api/orders/:number/refund-request`. */
export const refundRequestSchema = z.strictObject({ reason: why });
