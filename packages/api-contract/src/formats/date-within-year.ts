import { LOCALE, type Moment } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });

/** Like `formatDate`, without the year: `5 January`. */
export const formatDateWithinYear = (at: Moment): string => FORMAT.format(new Date(at));
