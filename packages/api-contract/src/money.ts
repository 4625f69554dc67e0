export const CURRENCIES = ['USD', 'NGN'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in cents or kobo, because sums of decimal fractions are not exact. */
export interface Money {
  currency: Currency;
  minor: number;
}

/**
 * The prices of an item in each currency that its seller has set. There is no conversion: an item without a price in a
 * currency is not sold in it.
 */
export type Prices = Partial<Record<Currency, number>>;

const SIGNS = { USD: '$', NGN: '₦', EUR: '€', GBP: '£', KES: 'KES\u00a0', GHS: 'GH₵', ZAR: 'R\u00a0' } as const;

/** An amount to display, also in currencies in which nothing is sold. */
interface ShownMoney {
  currency: keyof typeof SIGNS;
  minor: number;
}

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

/** Formats an amount as a decimal with two places, which a floating-point number could not guarantee: `"19.50"`. */
export function decimalOf({ minor }: { minor: number; currency?: string }): `${number}` {
  const digits = String(Math.abs(exact(minor))).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** Formats digits with commas between thousands: `1,250`. */
export const grouped = (digits: number | string): string => String(digits).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * Formats an amount identically on every device: `$19.50`, `₦29,250.00`. Does not use `Intl`, whose first formatter of
 * a page takes a phone a tenth of a second.
 */
export const moneyText = (money: ShownMoney): string =>
  decimalOf(money).replace(/\d+/, (whole) => SIGNS[money.currency] + grouped(whole));

/** Formats an amount, without the cents if they are zero: `$25`, `$0.40`, `₦1,500`. */
export const shortMoneyText = (money: ShownMoney): string => moneyText(money).replace(/\.00$/, '');

/** Converts a dollar amount of an API response, such as 19.5, to cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Formats a price in dollars from a response, such as 19.5. For display only: calculations use {@link Prices}. */
export const dollarText = (price: number): string => moneyText({ currency: 'USD', minor: centsOf(price) });

/** Like {@link dollarText}, without the cents if they are zero: `$25`, `$0.40`. */
export const shortDollarText = (price: number): string => shortMoneyText({ currency: 'USD', minor: centsOf(price) });
