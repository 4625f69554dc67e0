const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date, e.g. 3 November 2026. */
export const toDay = (moment: Date): string => DAY.format(moment);
