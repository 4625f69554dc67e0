import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** Like `formatMoment`, for a list: `5 Jan 2027, 09:30`. */
export const formatShortMoment = (at: Moment): string => FORMAT.format(new Date(at));
