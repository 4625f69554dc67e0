import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats a timestamp in the visitor's time zone, and names the zone: `5 January 2027 at 09:30 GMT+1`. */
export const formatZonedMoment = (at: Moment): string => FORMAT.format(new Date(at));
