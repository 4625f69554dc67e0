import type { Prices } from './money';
import { serviceSlug } from './service-slug';

export type { Service, Services } from './services.schema';

/** A price of a one-time service: `$120 / ₦180,000 per role`. Any other price is agreed upon. */
const FIXED = /^\$([\d,]+) \/ ₦([\d,]+)(?: per (?:role|team|issue|session))?$/;

const minorOf = (text: string) => Number(`${text.replaceAll(',', '')}00`);

/** The amounts of a price of the catalogue, if it is fixed. */
export function fixedPrices(text: string): Prices | undefined {
  const [, dollars, naira] = FIXED.exec(text) ?? [];
  return dollars && naira ? { USD: minorOf(dollars), NGN: minorOf(naira) } : undefined;
}

/**
 * A service at one of its prices, by the price's name in `pricing`; prefixed with `service:` it is an item of a cart.
 */
export const offerIdOf = (title: string, key: string): string => `${serviceSlug(title)}_${key}`;

/** A readable name of a price: `fourWeekSprint` is `Four week sprint`. */
export function priceWords(key: string): string {
  const words = key.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
