import { createTimeFormat } from './time-format';

/** Formats a timestamp of the last days in the visitor's time zone: `5 January at 09:30`. */
export const formatMomentWithinYear = /* @__PURE__ */ createTimeFormat({
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a timestamp of the last days in UTC, and says so: `5 Jan, 09:30 UTC`. */
export const formatUtcMomentWithinYear = /* @__PURE__ */ createTimeFormat({
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** Formats a timestamp of the next weeks in the visitor's time zone: `Tue 5 January at 09:30 GMT+1`. */
export const formatWeekdayMomentWithinYear = /* @__PURE__ */ createTimeFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});
