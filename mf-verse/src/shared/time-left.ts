const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Formats the remaining time, e.g. "2d 3h", "5h 12m" or "42m"; "0h 0m" once it has run out. */
export function timeLeft(until: number, now: number): string {
  const minutes = Math.floor((until - now) / MINUTE_MS);
  if (until <= now) return '0h 0m';
  const days = Math.floor(minutes / DAY_MINUTES);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (days > 0) return `${days}d ${hours % 24}h`;
  return hours > 0 ? `${hours}h ${minutes % HOUR_MINUTES}m` : `${minutes}m`;
}

const MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Formats a timestamp in the given time zone, or else in the reader's, followed by the name of the zone. */
export const momentText = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...MOMENT, timeZone }).format(new Date(moment));

const CLOCK = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

export const clockText = (moment: string): string => CLOCK.format(new Date(moment));
