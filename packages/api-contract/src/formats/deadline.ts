import { MINUTE_MS } from '../time';
import type { Moment } from './locale';

const DAYS = /* @__PURE__ */ 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS =
  /* @__PURE__ */ 'January February March April May June July August September October November December'.split(' ');

interface DeadlineOptions {
  /** Default: the visitor's time zone. */
  zone?: 'UTC' | undefined;
  /** The year that the text leaves out. */
  thisYear?: number | undefined;
  /** Whether something starts at this moment. Its first minute is then `00:00`, not the midnight of the day before. */
  isStart?: boolean | undefined;
}

/** Returns a moment whose UTC parts are the parts of the clock in the zone. */
function toClock(at: Moment, zone: 'UTC' | undefined): Date {
  const moment = new Date(at);
  return zone === 'UTC' ? moment : new Date(moment.getTime() - moment.getTimezoneOffset() * MINUTE_MS);
}

const timeOf = (clock: Date) => clock.toISOString().slice(11, 16);

/**
 * Formats when something ends, for a glance: `Tue 8 Dec, 18:00`. The last minute of a day and the first of the next are
 * both its midnight: `Tue 8 Dec, midnight`. Avoids `Intl`, because creating the first formatter on a page takes about
 * 100 ms on a phone.
 */
export function formatDeadline(at: Moment, { zone, thisYear, isStart = false }: DeadlineOptions = {}): string {
  const clock = toClock(at, zone);
  const isNextDay = timeOf(clock) === '00:00' && !isStart;
  const shown = isNextDay ? new Date(clock.getTime() - MINUTE_MS) : clock;
  const year = shown.getUTCFullYear();
  const day = [
    DAYS[shown.getUTCDay()]?.slice(0, 3),
    shown.getUTCDate(),
    MONTHS[shown.getUTCMonth()]?.slice(0, 3),
    year === thisYear ? '' : year,
  ];
  const time = timeOf(shown) === '23:59' && !isStart ? 'midnight' : timeOf(shown);
  return `${day.filter(Boolean).join(' ')}, ${time}${zone ? ' UTC' : ''}`;
}

function zoneOf(at: Moment, zone: 'UTC' | undefined): string {
  const minutes = zone === 'UTC' ? 0 : -new Date(at).getTimezoneOffset();
  if (minutes === 0) return 'UTC';
  const rest = Math.abs(minutes) % 60;
  const hours = Math.floor(Math.abs(minutes) / 60);
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Formats the same moment to the second, with its zone: `Tuesday 8 December 2026, 23:59:59 UTC+1`. */
export function formatExactMoment(at: Moment, zone?: 'UTC'): string {
  const clock = toClock(at, zone);
  const day = [DAYS[clock.getUTCDay()], clock.getUTCDate(), MONTHS[clock.getUTCMonth()], clock.getUTCFullYear()];
  return `${day.join(' ')}, ${clock.toISOString().slice(11, 19)} ${zoneOf(at, zone)}`;
}
