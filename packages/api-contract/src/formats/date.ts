import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });

/** Formats the date of a timestamp in the visitor's time zone: `5 January 2027`. */
export const formatDate = (at: Moment): string => FORMAT.format(new Date(at));
