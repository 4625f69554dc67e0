import { centsOf, decimalOf } from '../money';
import { formatNumber } from './number';

const SIGNS = { USD: '$', NGN: '₦', EUR: '€', GBP: '£', KES: 'KES\u00a0', GHS: 'GH₵', ZAR: 'R\u00a0' } as const;

/** An amount to display, possibly in a currency in which nothing is sold. */
export interface ShownMoney {
  currency: keyof typeof SIGNS;
  minor: number;
}

/**
 * Formats an amount identically on every device: `$19.50`, `₦29,250.00`. Avoids `Intl`, because creating the first
 * formatter on a page takes about 100 ms on a phone.
 */
export const formatMoney = (money: ShownMoney): string =>
  decimalOf(money).replace(/\d+/, (whole) => SIGNS[money.currency] + formatNumber(whole));

/** Formats an amount, omitting the decimals if they are zero: `$25`, `$0.40`, `₦1,500`. */
export const formatShortMoney = (money: ShownMoney): string => formatMoney(money).replace(/\.00$/, '');

/** Formats a dollar price from a response, such as 19.5. For display only; calculations use `Prices`. */
export const formatDollars = (price: number): string => formatMoney({ currency: 'USD', minor: centsOf(price) });

/** Like `formatDollars`, but omits the cents if they are zero: `$25`, `$0.40`. */
export const formatShortDollars = (price: number): string =>
  formatShortMoney({ currency: 'USD', minor: centsOf(price) });
