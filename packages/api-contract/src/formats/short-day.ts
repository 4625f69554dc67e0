import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Like `formatDay`, for a narrow column: `5 Jan 2027`. */
export const formatShortDay = (at: Moment): string => FORMAT.format(new Date(at));
