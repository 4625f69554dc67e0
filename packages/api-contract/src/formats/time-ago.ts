import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time';
import { formatRelative } from './relative';

const STEPS = [
  ['minute', MINUTE_MS, 60],
  ['hour', HOUR_MS, 24],
  ['day', DAY_MS, 14],
] as const;

/** Formats how long ago a moment was: `3 hours ago`. Returns undefined if it was more than two weeks ago. */
export function formatTimeAgo(moment: Date, now: number): string | undefined {
  const past = Math.max(0, now - moment.getTime());
  if (past < MINUTE_MS) return 'just now';
  const step = STEPS.find(([, length, most]) => past < most * length);
  return step && formatRelative(-Math.floor(past / step[1]), step[0]);
}
