import type { Prices } from '../money';
import { serviceSlug } from './service-slug';

/** Matches a fixed price: `$120 / ₦180,000 per role`. Any other price is negotiable. */
const FIXED = /^\$([\d,]+) \/ ₦([\d,]+)(?: per (?:role|team|issue|session))?$/;

const minorOf = (text: string) => Number(`${text.replaceAll(',', '')}00`);

/** Returns the amounts of a catalogue price; undefined if the price is not fixed. */
export function fixedPrices(text: string): Prices | undefined {
  const [, dollars, naira] = FIXED.exec(text) ?? [];
  return dollars && naira ? { USD: minorOf(dollars), NGN: minorOf(naira) } : undefined;
}

/**
 * Returns the id of a service at the given price. `key` is the price's key in `pricing`. Prefixed with `service:`, the
 * id identifies a cart item.
 */
export const offerIdOf = (title: string, key: string): string => `${serviceSlug(title)}_${key}`;

/** Converts a price key to readable words: `fourWeekSprint` becomes `Four week sprint`. */
export function priceWords(key: string): string {
  const words = key.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$& ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
