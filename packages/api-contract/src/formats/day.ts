import type { Moment } from './locale';

const MONTHS =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(' ');

/**
 * Formats a calendar day, or the UTC date of a timestamp: `5 January 2027`. The same for every visitor, on the server
 * and in the browser. Avoids `Intl`, because creating the first formatter on a page takes about 100 ms on a phone.
 */
export function formatDay(at: Moment): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
