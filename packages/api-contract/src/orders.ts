import type { z } from 'zod';
import type {
  bankAccountSchema,
  checkoutSchema,
  orderLineSchema,
  orderListSchema,
  orderSchema,
  orderSummarySchema,
  placeOrderSchema,
} from './orders.schema';

export const ORDER_STATES = ['pending', 'paid', 'delivered', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How something that was bought reaches whoever bought it. */
export const DELIVERIES = ['post', 'download', 'service'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const PAYMENT_METHODS = ['bank-transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Money on its way back: asked for by the buyer, to be sent by the shop, sent. */
export const REFUND_STATES = ['asked', 'owed', 'sent'] as const;

export const ORDER_LIMITS = {
  /** How long pieces are kept for a buyer who has not paid: with a proved address, where few are left, without one. */
  heldHours: 72,
  heldHoursScarce: 24,
  heldMinutesUnproved: 60,
  /** Unpaid orders of one buyer at a time. */
  unpaid: 3,
  name: { min: 2, max: 100 },
  address: { min: 10, max: 400 },
  reason: { min: 10, max: 500 },
  /** After so long a refund that nobody has refused counts as granted. */
  refundDays: 7,
} as const;

/** What order numbers are made of: nothing that is taken for another on paper, and a prime number of them. */
export const ORDER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ34789';
const LETTERS = 8;

/** Every place has a weight of its own: one wrong letter, or two that changed places, make it another. */
function checkLetterOf(letters: string): string {
  const sum = [...letters].reduce((all, letter, place) => all + ORDER_LETTERS.indexOf(letter) * (place + 1), 0);
  return ORDER_LETTERS[sum % ORDER_LETTERS.length]!;
}

/** The number of an order, of eight letters by chance: `CV-ABCD3FGHK`. */
export const orderNumberOf = (letters: string): string => `CV-${letters}${checkLetterOf(letters)}`;

/**
 * The number as somebody has typed it from paper or a bank statement; nothing where it cannot be one.
 *
 * @example
 * readOrderNumber('cv abcd 3fgh k');
 */
export function readOrderNumber(typed: string): string | undefined {
  const plain = typed.toUpperCase().replace(/[^A-Z\d]/g, '');
  const letters = plain.length === LETTERS + 3 ? plain.replace(/^CV/, '') : plain;
  if (letters.length !== LETTERS + 1 || [...letters].some((letter) => !ORDER_LETTERS.includes(letter)))
    return undefined;
  const number = orderNumberOf(letters.slice(0, LETTERS));
  return number === `CV-${letters}` ? number : undefined;
}

export type BankAccount = z.infer<typeof bankAccountSchema>;
export type Checkout = z.infer<typeof checkoutSchema>;
export type PlaceOrder = z.infer<typeof placeOrderSchema>;
export type OrderLine = z.infer<typeof orderLineSchema>;
export type Order = z.infer<typeof orderSchema>;
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export type OrderList = z.infer<typeof orderListSchema>;
