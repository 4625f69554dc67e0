import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Formats a timestamp in UTC, and says so: `5 January 2027 at 09:30 UTC`. */
export const formatZonedUtcMoment = (at: Moment): string => FORMAT.format(new Date(at));
