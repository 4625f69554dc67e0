import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { LOCALE } from './locale';

const STEPS = [
  ['minute', MINUTE_MS, 60],
  ['hour', HOUR_MS, 24],
  ['day', DAY_MS, 14],
] as const;

let formatter: Intl.RelativeTimeFormat | undefined;

function formatRelative(amount: number, unit: (typeof STEPS)[number][0]): string {
  formatter ??= new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' });
  return formatter.format(amount, unit);
}

/** Formats how long ago a moment was: `3 hours ago`. Returns undefined if it was more than two weeks ago. */
export function formatTimeAgo(moment: Date, now: number): string | undefined {
  const past = Math.max(0, now - moment.getTime());
  if (past < MINUTE_MS) return 'just now';
  const step = STEPS.find(([, length, most]) => past < most * length);
  return step && formatRelative(-Math.floor(past / step[1]), step[0]);
}

/** Formats how many days ago a moment was, by the visitor's calendar: `3 days ago`, `yesterday`, `today`. */
export function formatDaysAgo(moment: string, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return formatRelative(Math.round((midnight(Date.parse(moment)) - midnight(now)) / DAY_MS), 'day');
}
