const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A date without a time is the same day everywhere; JavaScript reads it as midnight in UTC. */
const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A moment as people read it, in their own time, or a date. */
export function Moment({ at, isExact = false }: { at: string; isExact?: boolean }) {
  const format = at.includes('T') ? (isExact ? MINUTE : DAY) : DATE;
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}
