import { createTimeFormat } from './time-format';

/** Formats a timestamp in the visitor's time zone: `5 January 2027 at 09:30`. */
export const formatMoment = /* @__PURE__ */ createTimeFormat({ dateStyle: 'long', timeStyle: 'short' });

/** Formats a timestamp in UTC: `5 January 2027 at 09:30`. The text around it must name the time zone. */
export const formatUtcMoment = /* @__PURE__ */ createTimeFormat({
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Like {@link formatMoment}, for a list: `5 Jan 2027, 09:30`. */
export const formatShortMoment = /* @__PURE__ */ createTimeFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** Like {@link formatMoment}, with weekday, seconds, and zone: `Tuesday, 5 January 2027 at 09:30:00 GMT+1`. */
export const formatFullMoment = /* @__PURE__ */ createTimeFormat({ dateStyle: 'full', timeStyle: 'long' });

/** Formats the time of day in the visitor's time zone: `09:30`. */
export const formatClock = /* @__PURE__ */ createTimeFormat({ hour: '2-digit', minute: '2-digit' });
