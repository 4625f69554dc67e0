import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Formats a timestamp of the last days in UTC, and says so: `5 Jan, 09:30 UTC`. */
export const formatUtcMomentWithinYear = (at: Moment): string => FORMAT.format(new Date(at));
