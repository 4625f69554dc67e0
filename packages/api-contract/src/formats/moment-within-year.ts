import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a timestamp of the last days in the visitor's time zone: `5 January at 09:30`. */
export const formatMomentWithinYear = (at: Moment): string => FORMAT.format(new Date(at));
