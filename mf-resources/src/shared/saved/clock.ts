const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats a time of day in the writer's time zone. Browser only. */
export const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
/** Formats a date and time in the writer's time zone. */
export const moment = (iso: string) => MOMENT.format(new Date(iso));
