import type { Service } from '@verse/api-contract/api';

const dollarsIn = (price: string) => {
  const found = /\$\s?([\d,]+(?:\.\d+)?)/.exec(price)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
};

const formatPrice = (price: string) => price.match(/[$₦]\s?[\d,]+(?:\.\d+)?/g)?.join(' / ');

/** Returns whether a price is restricted to some visitors, i.e. to students or to groups (priced per seat). */
const isRestricted = (key: string, price: string) => /^student/i.test(key) || /per seat/i.test(price);

/** Returns the lowest price available to every visitor, as text, e.g. `$15 / ₦22,500`. Free extras are ignored. */
export function startingPrice({ pricing = {} }: Pick<Service, 'pricing'>): string | undefined {
  const priced = Object.entries(pricing).flatMap(([key, price]) => {
    const dollars = dollarsIn(price);
    return dollars === undefined || isRestricted(key, price) ? [] : [{ dollars, price }];
  });
  const lowest = priced.sort((a, b) => a.dollars - b.dollars)[0];
  return lowest && formatPrice(lowest.price);
}
