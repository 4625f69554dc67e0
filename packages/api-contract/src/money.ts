export const CURRENCIES = ['USD', 'NGN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in minor units (cents or kobo). Decimal fractions are avoided because adding them is inexact. */
export interface Money {
  currency: Currency;
  minor: number;
}

/**
 * An item's prices by currency, all set by the seller. There is no conversion, so an item cannot be bought in a
 * currency for which it has no price.
 */
export type Prices = Partial<Record<Currency, number>>;

function exact(minor: number): number {
  if (!Number.isSafeInteger(minor)) throw new RangeError(`not a whole number of cents: ${minor}`);
  return minor;
}

export const times = ({ currency, minor }: Money, quantity: number): Money => ({
  currency,
  minor: exact(exact(minor) * exact(quantity)),
});

export function sumOf(currency: Currency, amounts: readonly Money[]): Money {
  const minor = amounts.reduce((sum, amount) => {
    if (amount.currency !== currency) throw new TypeError(`cannot add ${amount.currency} to ${currency}`);
    return exact(sum + exact(amount.minor));
  }, 0);
  return { currency, minor };
}

/** Formats an amount with exactly two decimal places, avoiding floating-point rounding: `"19.50"`. */
export function decimalOf({ minor }: { minor: number; currency?: string }): `${number}` {
  const digits = String(Math.abs(exact(minor))).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** Converts a dollar amount from an API response, such as 19.5, to cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);
