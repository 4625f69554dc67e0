import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

/** Formats a timestamp in the visitor's time zone: `5 January 2027 at 09:30`. */
export const formatMoment = (at: Moment): string => FORMAT.format(new Date(at));
