import { createTimeFormat } from './time-format';

/** Formats a timestamp in UTC, to the second: `5 Jan 2027, 09:30:15`. The text around it must name the time zone. */
export const formatUtcSecond = /* @__PURE__ */ createTimeFormat({
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});
