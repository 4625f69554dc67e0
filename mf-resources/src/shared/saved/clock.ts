const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time in the writer's time zone. For the browser only, after something was saved. */
export const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
/** Formats a date and time in the same way. */
export const moment = (iso: string) => MOMENT.format(new Date(iso));
