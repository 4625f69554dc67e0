import { CURRENCIES, type Prices, shortMoneyText } from './money';

/** Both prices of a package, as far as it has them: `$250 / ₦400,000`. */
export const pricesText = (prices: { [Currency in keyof Prices]: number | undefined }): string =>
  CURRENCIES.flatMap((currency) => {
    const minor = prices[currency];
    return minor === undefined ? [] : shortMoneyText({ currency, minor });
  }).join(' / ');

/** `7 days, 2 revisions`: how long it takes, and the changes that the price includes. */
export function termsText({ days, revisions }: { days: number; revisions: number }): string {
  const changes = revisions === 0 ? 'no revisions' : `${revisions} ${revisions === 1 ? 'revision' : 'revisions'}`;
  return `${days} ${days === 1 ? 'day' : 'days'}, ${changes}`;
}
