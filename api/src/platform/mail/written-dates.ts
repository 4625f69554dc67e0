const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** As mails write it: 5 January 2027. */
export const writtenDay = (date: Date) => DAY.format(date);
/** In UTC, which the mail says: 5 January 2027 at 09:30. */
export const writtenMoment = (date: Date) => MOMENT.format(date);
