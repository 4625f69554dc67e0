import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });

/** Formats the time of day in the visitor's time zone: `09:30`. */
export const formatClock = (at: Moment): string => FORMAT.format(new Date(at));
