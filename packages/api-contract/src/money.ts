export const CURRENCIES = ['USD', 'NGN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in cents or kobo: sums of decimals do not add up. */
export interface Money {
  currency: Currency;
  minor: number;
}

/**
 * What something costs in each currency that its seller has
 * set. Nothing converts: without a price it is not sold in it.
 */
export type Prices = Partial<Record<Currency, number>>;

const SIGNS: Record<Currency, string> = { USD: '$', NGN: '₦' };

function exact(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`no amount in whole cents: ${minor}`);
  return minor;
}

export const times = ({ currency, minor }: Money, quantity: number): Money => ({
  currency,
  minor: exact(exact(minor) * exact(quantity)),
});

export function sumOf(currency: Currency, amounts: readonly Money[]): Money {
  const minor = amounts.reduce((sum, amount) => {
    if (amount.currency !== currency) throw new TypeError(`${amount.currency} among ${currency}`);
    return exact(sum + exact(amount.minor));
  }, 0);
  return { currency, minor };
}

/** The decimal figure with its two places, which no number of a computer could promise: `"19.50"`. */
export function decimalOf({ minor }: Money): `${number}` {
  const digits = String(Math.abs(exact(minor))).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/**
 * As people read it, the same on every device: `$19.50`, `₦29,250.00`. By hand, for the first
 * `Intl` formatter of a page costs a phone a tenth of a second.
 */
export const moneyText = (money: Money): string =>
  decimalOf(money).replace(/\d+/, (whole) => SIGNS[money.currency] + whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** A price in dollars as an answer shows it, such as 19.5. Only shown: whatever adds up takes {@link Prices}. */
export const dollarText = (price: number): string => moneyText({ currency: 'USD', minor: Math.round(price * 100) });
