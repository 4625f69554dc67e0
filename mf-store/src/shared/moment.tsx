import { formatDate, formatDay, formatMoment } from '@verse/api-contract/formats';

/** Shows a date. A timestamp is shown in the visitor's time zone, with the time of day if `isExact`. */
export function Moment({ at, isExact = false }: { at: string; isExact?: boolean }) {
  const format = at.includes('T') ? (isExact ? formatMoment : formatDate) : formatDay;
  return <time dateTime={at}>{format(at)}</time>;
}
