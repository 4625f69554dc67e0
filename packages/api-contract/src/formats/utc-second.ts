import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

/** Formats a timestamp in UTC, to the second: `5 Jan 2027, 09:30:15`. The text around it must name the time zone. */
export const formatUtcSecond = (at: Moment): string => FORMAT.format(new Date(at));
