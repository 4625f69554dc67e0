const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a date for emails: 5 January 2027. */
export const formatDay = (date: Date) => DAY.format(date);
/** Formats a time in UTC without its zone, which the email must state: 5 January 2027 at 09:30. */
export const formatMoment = (date: Date) => MOMENT.format(date);
