import { z } from 'zod';
import { emailSchema } from '../email.schema';
import { currencySchema, moneySchema } from '../money.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine, TEXT_MESSAGES } from '../text';
import { requiredText } from '../text.schema';
import { cartSchema } from './cart.schema';
import { DELIVERIES, ORDER_LIMITS, ORDER_STATES, PAYMENT_METHODS, REFUND_STATES } from './orders.values';

const { name, address, reason } = ORDER_LIMITS;

/** The account that receives a bank transfer. `code` is the bank code, if one is required. */
export const bankAccountSchema = z.object({
  holder: z.string(),
  bank: z.string(),
  number: z.string(),
  code: z.string().nullable(),
});

export const storedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int().nonnegative(),
  sha256: z.string(),
});
const boughtFileSchema = storedFileSchema.extend({
  /** Total number of downloads by all people with access to the order; `lastAt` is the time of the latest download. */
  downloads: z.int().nonnegative(),
  lastAt: z.iso.datetime().nullable(),
});

/** An order line, with its prices and text as they were when the order was placed. */
export const orderLineSchema = z.object({
  item: z.string(),
  name: z.string(),
  picture: pictureSchema.nullable(),
  seller: z.string().nullable(),
  delivery: z.enum(DELIVERIES),
  quantity: z.int().positive(),
  unit: moneySchema,
  total: moneySchema,
  /** Available while the order is paid or delivered; see `GET /api/orders/:number/files/:id`. */
  files: z.array(boughtFileSchema),
});

/** Payment instructions: transfer `due` to `account`, with the order number as the reference. */
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
  /** Title of the first line; `further` is the number of additional lines. */
  title: z.string(),
  further: z.int().nonnegative(),
  picture: pictureSchema.nullable(),
  total: moneySchema,
});

export const orderSchema = orderSummarySchema.extend({
  revision: z.int().nonnegative(),
  lines: z.array(orderLineSchema),
  contact: z.object({ name: z.string(), email: z.string(), address: z.string().nullable() }),
  /** Time until which the units are reserved; null unless the order is pending. */
  heldUntil: z.iso.datetime().nullable(),
  /** Least hours for which the order is held once the link in its email has been opened; absent if it has been. */
  heldLongerByLink: z.int().positive().optional(),
  /** Null if there is nothing to pay. */
  payment: paymentSchema.nullable(),
  /** Proofs of payment sent by the buyer. Only the shop can open them. */
  receipts: z.array(z.object({ name: z.string(), at: z.iso.datetime() })),
  paid: moneySchema,
  /** Order history, oldest first. `why` is written by the shop or the buyer. */
  history: z.array(z.object({ state: z.enum(ORDER_STATES), at: z.iso.datetime(), why: z.string().nullable() })),
  refund: z
    .object({ state: z.enum(REFUND_STATES), reason: z.string(), amount: moneySchema, at: z.iso.datetime() })
    .nullable(),
  /** Actions that the caller may currently perform. */
  may: z.object({ cancel: z.boolean(), askRefund: z.boolean(), sendReceipt: z.boolean() }),
  seller: z.object({ name: z.string(), address: z.string(), email: z.string() }),
  /** Number of the project whose milestone the order pays for; absent for store orders. */
  project: z.string().optional(),
});

/** `GET /api/orders`. */
export const orderListSchema = z.object({ orders: z.array(orderSummarySchema), next: z.string().nullable() });
export const orderListQuerySchema = z.strictObject({ cursor: z.string().max(200).optional() });

/** `GET /api/checkout`: the cart and the data needed for the order form. */
export const checkoutSchema = z.object({
  cart: cartSchema,
  /** Whether any item is delivered by post. */
  needsAddress: z.boolean(),
  /** Empty if orders in this currency cannot currently be paid. No payment is needed if the total is 0. */
  methods: z.array(z.enum(PAYMENT_METHODS)),
  /** The signed-in member's name and email address. Guests enter both themselves. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  /**
   * Number of an order with the same items placed within the last day, shown to prevent duplicate purchases; null if no
   * such order exists.
   */
  recent: z.string().nullable(),
});

/** `POST /api/orders` with `Idempotency-Key`. */
export const placeOrderSchema = z.strictObject({
  /** Revision number of the cart as displayed. */
  cartRevision: z.int().nonnegative(),
  /** The total as displayed. */
  expected: z.strictObject({ currency: currencySchema, minor: z.int().nonnegative() }),
  name: requiredText({ label: 'Name', max: name.max }, onOneLine).min(name.min, 'Please enter your full name.'),
  /** Only for guests. Members receive emails at their account's address. */
  email: emailSchema({ missing: TEXT_MESSAGES.missing('Email') }).optional(),
  address: requiredText({ label: 'Delivery address', max: address.max })
    .min(address.min, 'Please enter the whole address: street, town and country.')
    .optional(),
});

/** `POST /api/orders/:number/open`: the key from the emailed link. */
export const openOrderSchema = z.strictObject({ key: z.string().regex(/^[\w-]{43}$/) });

/** `POST /api/orders/:number/receipts`. */
export const receiptUploadSchema = z.object({ file: z.string().meta({ format: 'binary' }) });

const why = requiredText({ label: 'The reason', max: reason.max }).min(
  reason.min,
  `Please tell us why, in at least ${reason.min} characters.`,
);
/** `POST /api/orders/:number/refund-request`. */
export const refundRequestSchema = z.strictObject({ reason: why });
