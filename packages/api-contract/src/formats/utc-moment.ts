import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Formats a timestamp in UTC: `5 January 2027 at 09:30`. The text around it must name the time zone. */
export const formatUtcMoment = (at: Moment): string => FORMAT.format(new Date(at));
