import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeZone: 'UTC' });

/** Like `formatDay`, with the weekday: `Tuesday, 5 January 2027`. */
export const formatFullDay = (at: Moment): string => FORMAT.format(new Date(at));
