import { MINUTE_MS } from '../time';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Formats the time that remains, such as `2d 3h`, `5h 12m`, or `42m`; `0h 0m` once it has run out. */
export function formatTimeLeft(until: number, now: number): string {
  const minutes = Math.floor((until - now) / MINUTE_MS);
  if (until <= now) return '0h 0m';
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (days > 0) return `${days}d ${hours % 24}h`;
  return hours > 0 ? `${hours}h ${minutes % HOUR_MINUTES}m` : `${minutes}m`;
}
