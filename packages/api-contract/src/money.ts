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

const SIGNS = { USD: '$', NGN: '₦', EUR: '€', GBP: '£', KES: 'KES\u00a0', GHS: 'GH₵', ZAR: 'R\u00a0' } as const;

/** An amount to display, possibly in a currency in which nothing is sold. */
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

/** Formats an amount with exactly two decimal places, avoiding floating-point rounding: `"19.50"`. */
export function decimalOf({ minor }: { minor: number; currency?: string }): `${number}` {
  const digits = String(Math.abs(exact(minor))).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** Formats digits with thousands separators: `1,250`. */
export function grouped(digits: number | string): string {
  const text = String(digits);
  let first = text.length;
  while (/\d/.test(text.charAt(first - 1))) first -= 1;
  const withComma = (digit: string, index: number, { length }: readonly string[]) =>
    index > 0 && (length - index) % 3 === 0 ? `,${digit}` : digit;
  return text.slice(0, first) + [...text.slice(first)].map(withComma).join('');
}

/**
 * Formats an amount identically on every device: `$19.50`, `₦29,250.00`. Avoids `Intl`, because creating the first
 * formatter on a page takes about 100 ms on a phone.
 */
export const moneyText = (money: ShownMoney): string =>
  decimalOf(money).replace(/\d+/, (whole) => SIGNS[money.currency] + grouped(whole));

/** Formats an amount, omitting the decimals if they are zero: `$25`, `$0.40`, `₦1,500`. */
export const shortMoneyText = (money: ShownMoney): string => moneyText(money).replace(/\.00$/, '');

/** Converts a dollar amount from an API response, such as 19.5, to cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** Formats a dollar price from a response, such as 19.5. For display only; calculations use {@link Prices}. */
export const dollarText = (price: number): string => moneyText({ currency: 'USD', minor: centsOf(price) });

/** Like {@link dollarText}, but omits the cents if they are zero: `$25`, `$0.40`. */
export const shortDollarText = (price: number): string => shortMoneyText({ currency: 'USD', minor: centsOf(price) });
