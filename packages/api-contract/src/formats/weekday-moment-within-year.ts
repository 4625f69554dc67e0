import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Formats a timestamp of the next weeks in the visitor's time zone: `Tue 5 January at 09:30 GMT+1`. */
export const formatWeekdayMomentWithinYear = (at: Moment): string => FORMAT.format(new Date(at));
