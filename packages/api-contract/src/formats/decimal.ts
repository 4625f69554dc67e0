import { LOCALE } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });

/** Formats a number with at most one decimal: `1,250.5`. */
export const formatDecimal = (number: number): string => FORMAT.format(number);
