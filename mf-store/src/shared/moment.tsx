const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const MINUTE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** A moment as people read it, in their own time. */
export function Moment({ at, isExact = false }: { at: string; isExact?: boolean }) {
  return <time dateTime={at}>{(isExact ? MINUTE : DAY).format(new Date(at))}</time>;
}
