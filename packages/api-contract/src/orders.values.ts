export const ORDER_STATES = ['pending', 'paid', 'delivered', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How a purchase reaches its buyer. */
export const DELIVERIES = ['post', 'download', 'service'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const PAYMENT_METHODS = ['bank-transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** States of a refund: requested by the buyer, to be sent by the shop, sent. */
export const REFUND_STATES = ['asked', 'owed', 'sent'] as const;

export const ORDER_LIMITS = {
  /**
   * Time for which units are held for an unpaid order: with a verified email address, with few units left, and without
   * a verified address.
   */
  heldHours: 72,
  heldHoursScarce: 24,
  heldMinutesUnproved: 60,
  /** Maximum number of unpaid orders of one buyer at the same time. */
  unpaid: 3,
  name: { min: 2, max: 100 },
  address: { min: 10, max: 400 },
  reason: { min: 10, max: 500 },
  /** Number of days after which a refund request that was not declined counts as granted. */
  refundDays: 7,
} as const;

/**
 * The alphabet of order numbers. It omits letters that look alike on paper; its length is a prime number, which the
 * check letter requires.
 */
export const ORDER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ34789';
const LETTERS = 8;

/** Weights each position differently, so that one wrong letter or two swapped letters change the check letter. */
function checkLetterOf(letters: string): string {
  const sum = [...letters].reduce((all, letter, place) => all + ORDER_LETTERS.indexOf(letter) * (place + 1), 0);
  return ORDER_LETTERS[sum % ORDER_LETTERS.length]!;
}

/** Returns the order number for eight random letters: `CV-ABCD3FGHK`. */
export const orderNumberOf = (letters: string): string => `CV-${letters}${checkLetterOf(letters)}`;

/**
 * Parses an order number typed from paper or a bank statement; undefined for an invalid one.
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
