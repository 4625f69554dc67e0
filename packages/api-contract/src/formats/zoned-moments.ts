import { createTimeFormat, type Moment } from './time-format';

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** Formats a timestamp in the visitor's time zone, and names the zone: `5 January 2027 at 09:30 GMT+1`. */
export const formatZonedMoment = /* @__PURE__ */ createTimeFormat({ ...DATE, ...TIME });

/** Formats a timestamp in UTC, and says so: `5 January 2027 at 09:30 UTC`. */
export const formatZonedUtcMoment = /* @__PURE__ */ createTimeFormat({ ...DATE, ...TIME, timeZone: 'UTC' });

const inVisitorZone = /* @__PURE__ */ createTimeFormat({ weekday: 'short', ...DATE, ...TIME });
const inUtc = /* @__PURE__ */ createTimeFormat({ weekday: 'short', ...DATE, ...TIME, timeZone: 'UTC' });

/** Like {@link formatZonedMoment}, with the weekday: `Tue, 5 January 2027 at 09:30 GMT+1`. */
export const formatWeekdayMoment = (at: Moment, timeZone?: 'UTC'): string =>
  (timeZone === 'UTC' ? inUtc : inVisitorZone)(at);
