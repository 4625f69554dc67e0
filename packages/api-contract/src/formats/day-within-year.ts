import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** Like `formatDay`, without the year: `5 Jan`. */
export const formatDayWithinYear = (at: Moment): string => FORMAT.format(new Date(at));
