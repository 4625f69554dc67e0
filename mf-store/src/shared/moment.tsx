const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * JavaScript parses a date without a time as midnight in UTC, so this format uses UTC to show the same day everywhere.
 */
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows a date, or a time in the visitor's own time zone. */
export function Moment({ at, isExact = false }: { at: string; isExact?: boolean }) {
  const format = at.includes('T') ? (isExact ? MINUTE : DAY) : DATE;
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
