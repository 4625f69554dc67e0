import { LOCALE } from './locale';

const FORMAT = /* @__PURE__ */ new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });

/** Formats a time from now, or ago if `amount` is negative: `3 days ago`, `yesterday`. */
export const formatRelative = (amount: number, unit: 'day' | 'hour' | 'minute'): string => FORMAT.format(amount, unit);
