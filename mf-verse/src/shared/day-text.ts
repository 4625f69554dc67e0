const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Formats a calendar date, which has no time zone, or the UTC date of a timestamp. */
export const dayText = (day: string): string => DAY.format(new Date(day));
/** Formats the date of a timestamp in the visitor's time zone. */
export const dateText = (moment: string): string => DATE.format(new Date(moment));
