const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a date for emails, e.g. 5 January 2027. */
export const formatDay = (date: Date) => DAY.format(date);
/** Formats a UTC time as 5 January 2027 at 09:30. The email must name the time zone itself. */
export const formatMoment = (date: Date) => MOMENT.format(date);
