import { createTimeFormat, type Moment } from './time-format';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats a calendar day, or the UTC date of a timestamp: `5 January 2027`. The same for every visitor, on the server
 * and in the browser. Avoids `Intl`, because creating the first formatter on a page takes about 100 ms on a phone.
 */
export function formatDay(at: Moment): string {
  const day = new Date(at);
  return `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Like {@link formatDay}, for a narrow column: `5 Jan 2027`. */
export const formatShortDay = /* @__PURE__ */ createTimeFormat({
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Like {@link formatDay}, without the year: `5 Jan`. */
export const formatDayWithinYear = /* @__PURE__ */ createTimeFormat({
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Like {@link formatDay}, with the weekday: `Tuesday, 5 January 2027`. */
export const formatFullDay = /* @__PURE__ */ createTimeFormat({ dateStyle: 'full', timeZone: 'UTC' });
