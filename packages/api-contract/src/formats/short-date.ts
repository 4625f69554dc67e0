import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });

/** Like `formatDate`, for a narrow column: `5 Jan 2027`. */
export const formatShortDate = (at: Moment): string => FORMAT.format(new Date(at));
