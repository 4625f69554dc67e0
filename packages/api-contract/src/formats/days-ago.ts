import { DAY_MS } from '../time';
import { formatRelative } from './relative';

/** Formats how many days ago a moment was, by the visitor's calendar: `3 days ago`, `yesterday`, `today`. */
export function formatDaysAgo(moment: string, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return formatRelative(Math.round((midnight(Date.parse(moment)) - midnight(now)) / DAY_MS), 'day');
}
