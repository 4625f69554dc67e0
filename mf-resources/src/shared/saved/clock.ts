const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The writer's own clock: drawn in the browser only, after something was kept. */
export const clock = (iso: string) => new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
/** The same with its day. */
export const moment = (iso: string) => MOMENT.format(new Date(iso));
