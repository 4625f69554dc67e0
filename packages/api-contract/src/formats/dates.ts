import { createTimeFormat } from './time-format';

/** Formats the date of a timestamp in the visitor's time zone: `5 January 2027`. */
export const formatDate = /* @__PURE__ */ createTimeFormat({ dateStyle: 'long' });

/** Like {@link formatDate}, for a narrow column: `5 Jan 2027`. */
export const formatShortDate = /* @__PURE__ */ createTimeFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** Like {@link formatDate}, without the year: `5 January`. */
export const formatDateWithinYear = /* @__PURE__ */ createTimeFormat({ day: 'numeric', month: 'long' });
