import { LOCALE } from './locale';

/** The time zone of this device, e.g. `Africa/Lagos`. */
export const findTimeZone = (): string => new Intl.DateTimeFormat(LOCALE).resolvedOptions().timeZone;

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat(LOCALE, { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Returns a function that names the weekday and hour of a moment in the zone, e.g. `Mon 08`. */
export function createWeekHour(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat(LOCALE, { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' });
  return (at) => {
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${parts.get('weekday')} ${parts.get('hour')}`;
  };
}
