import { formatCount } from '../formats/count';
import { formatShortMoney } from '../formats/money';
import { CURRENCIES, type Prices } from '../money';

/** Formats the prices that are set for a package: `$250 / ₦400,000`. */
export const pricesText = (prices: { [Currency in keyof Prices]: number | undefined }): string =>
  CURRENCIES.flatMap((currency) => {
    const minor = prices[currency];
    return minor === undefined ? [] : formatShortMoney({ currency, minor });
  }).join(' / ');

/** Formats a package's delivery time and number of included revisions: `7 days, 2 revisions`. */
export function termsText({ days, revisions }: { days: number; revisions: number }): string {
  const changes = revisions === 0 ? 'no revisions' : formatCount(revisions, 'revision');
  return `${formatCount(days, 'day')}, ${changes}`;
}
