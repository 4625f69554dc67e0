export { compareNames, compareNumberedNames } from './compare';
export { formatCount } from './counts';
export { formatDate, formatDateWithinYear, formatShortDate } from './dates';
export { formatDay, formatDayWithinYear, formatFullDay, formatShortDay } from './days';
export { formatDecimal } from './decimals';
export { formatIsoMoment } from './iso-moment';
export { formatLocalInput, parseLocalInput } from './local-input';
export { formatClock, formatFullMoment, formatMoment, formatShortMoment, formatUtcMoment } from './moments';
export {
  formatMomentWithinYear,
  formatUtcMomentWithinYear,
  formatWeekdayMomentWithinYear,
} from './moments-within-year';
export { formatDollars, formatMoney, formatShortDollars, formatShortMoney, type ShownMoney } from './money';
export { formatNumber } from './numbers';
export { countSegmentedWords, splitLetters } from './segments';
export { formatDaysAgo, formatTimeAgo } from './time-ago';
export { formatTimeLeft } from './time-left';
export { formatUtcSecond } from './utc-second';
export { formatWeekdayMoment, formatZonedMoment, formatZonedUtcMoment } from './zoned-moments';
