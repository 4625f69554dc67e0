import type { Service } from '@verse/api-contract/services';

const amount = (price: string, sign: string) => {
  const found = new RegExp(`${sign}\\s?([\\d,]+(?:\\.\\d+)?)`).exec(price)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
};

const written = (price: string) => price.match(/[$₦]\s?[\d,]+(?:\.\d+)?/g)?.join(' / ');

/** The lowest price of a service as it is written on its page, for example `$15 / ₦22,500`. Free extras do not count. */
export function startingPrice({ pricing = {} }: Pick<Service, 'pricing'>): string | undefined {
  const priced = Object.values(pricing).flatMap((price) => {
    const dollars = amount(price, '\\$');
    return dollars === undefined ? [] : [{ dollars, price }];
  });
  const lowest = priced.sort((a, b) => a.dollars - b.dollars)[0];
  return lowest && written(lowest.price);
}
