import { LOCALE, type Moment } from './locale';

const OPTIONS = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;
const IN_VISITOR_ZONE = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, OPTIONS);
const IN_UTC = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { ...OPTIONS, timeZone: 'UTC' });

/** Formats a timestamp with the weekday, and names the time zone: `Tue, 5 January 2027 at 09:30 GMT+1`. */
export const formatWeekdayMoment = (at: Moment, timeZone?: 'UTC'): string =>
  (timeZone === 'UTC' ? IN_UTC : IN_VISITOR_ZONE).format(new Date(at));
