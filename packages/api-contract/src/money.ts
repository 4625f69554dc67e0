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

const SIGNS = { USD: '$', NGN: '₦', EUR: '€', GBP: '£', KES: 'KES\u00a0', GHS: 'GH₵', ZAR: 'R\u00a0' } as const;

/** An amount to be shown, also in a currency that nothing is sold in. */
interface ShownMoney {
  currency: keyof typeof SIGNS;
  minor: number;
}

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
export function decimalOf({ minor }: { minor: number; currency?: string }): `${number}` {
  const digits = String(Math.abs(exact(minor))).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** Digits with commas between thousands: `1,250`. */
export const grouped = (digits: number | string): string => String(digits).replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * As people read it, the same on every device: `$19.50`, `₦29,250.00`. By hand, for the first
 * `Intl` formatter of a page costs a phone a tenth of a second.
 */
export const moneyText = (money: ShownMoney): string =>
  decimalOf(money).replace(/\d+/, (whole) => SIGNS[money.currency] + grouped(whole));

/** Without the cents where there are none: `$25`, `$0.40`, `₦1,500`. */
export const shortMoneyText = (money: ShownMoney): string => moneyText(money).replace(/\.00$/, '');

/** An amount of an answer in dollars, such as 19.5, in cents. */
export const centsOf = (dollars: number): number => Math.round(dollars * 100);

/** A price in dollars as an answer shows it, such as 19.5. Only shown: whatever adds up takes {@link Prices}. */
export const dollarText = (price: number): string => moneyText({ currency: 'USD', minor: centsOf(price) });

/** {@link dollarText} without the cents where there are none: `$25`, `$0.40`. */
export const shortDollarText = (price: number): string => shortMoneyText({ currency: 'USD', minor: centsOf(price) });
