import { CURRENCIES, type Prices, shortMoneyText } from './money';

/** Formats the prices that are set for a package: `$250 / ₦400,000`. */
export const pricesText = (prices: { [Currency in keyof Prices]: number | undefined }): string =>
  CURRENCIES.flatMap((currency) => {
    const minor = prices[currency];
    return minor === undefined ? [] : shortMoneyText({ currency, minor });
  }).join(' / ');

/** Formats a package's delivery time and number of included revisions: `7 days, 2 revisions`. */
export function termsText({ days, revisions }: { days: number; revisions: number }): string {
  const changes = revisions === 0 ? 'no revisions' : `${revisions} ${revisions === 1 ? 'revision' : 'revisions'}`;
  return `${days} ${days === 1 ? 'day' : 'days'}, ${changes}`;
}
