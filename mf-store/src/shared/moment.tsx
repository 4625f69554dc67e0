const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * JavaScript parses a date without a time as midnight UTC. Such dates are therefore formatted in UTC, so that every
 * visitor sees the same date.
 */
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows a date. A timestamp is shown in the visitor's time zone, with the time of day if `isExact`. */
export function Moment({ at, isExact = false }: { at: string; isExact?: boolean }) {
  const format = at.includes('T') ? (isExact ? MINUTE : DAY) : DATE;
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
