export const ORDER_STATES = ['pending', 'paid', 'delivered', 'cancelled', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** How a purchase reaches its buyer. */
export const DELIVERIES = ['post', 'download', 'service'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const PAYMENT_METHODS = ['bank-transfer'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Refund states: requested by the buyer, owed by the shop, sent. */
export const REFUND_STATES = ['asked', 'owed', 'sent'] as const;

export const ORDER_LIMITS = {
  /**
   * How long the units in an unpaid order are reserved: by default, if few units are left, and if the buyer's email
   * address is unverified.
   */
  heldHours: 72,
  heldHoursScarce: 24,
  heldMinutesUnproved: 60,
  /** Maximum number of simultaneous unpaid orders per buyer. */
  unpaid: 3,
  name: { min: 2, max: 100 },
  address: { min: 10, max: 400 },
  reason: { min: 10, max: 500 },
  /** Number of days after which an unanswered refund request counts as granted. */
  refundDays: 7,
} as const;

/**
 * The alphabet for order numbers. It omits letters that look alike on paper. Its length must be prime for the check
 * letter to work.
 */
export const ORDER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ34789';
const LETTERS = 8;

/**
 * Weights each position differently, so that the check letter detects any single wrong letter and any swap of two
 * letters.
 */
function checkLetterOf(letters: string): string {
  const sum = [...letters].reduce((all, letter, place) => all + ORDER_LETTERS.indexOf(letter) * (place + 1), 0);
  return ORDER_LETTERS[sum % ORDER_LETTERS.length]!;
}

/** Builds an order number from eight random letters: `CV-ABCD3FGHK`. */
export const orderNumberOf = (letters: string): string => `CV-${letters}${checkLetterOf(letters)}`;

/**
 * Parses an order number typed from paper or a bank statement. Returns undefined if it is invalid.
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
