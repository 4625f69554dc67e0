import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'long' });

/** Like `formatMoment`, with weekday, seconds, and zone: `Tuesday, 5 January 2027 at 09:30:00 GMT+1`. */
export const formatFullMoment = (at: Moment): string => FORMAT.format(new Date(at));
