import { truncateText } from '@verse/api-contract/truncate-text';

const DAY_MS = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

export const dateText = (moment: string): string => DATE.format(new Date(moment));
/** With the reader's zone behind it. */
export const momentText = (moment: string): string => MOMENT.format(new Date(moment));

/** `3 days ago`, `yesterday`, `today`. */
export function daysAgo(moment: string, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return RELATIVE.format(Math.round((midnight(Date.parse(moment)) - midnight(now)) / DAY_MS), 'day');
}

const COLLAPSED = 80;

/** As much of a description as a closed card shows. */
export const beginningOf = (description: string): string => truncateText(description, COLLAPSED);
export const isLong = (description: string): boolean => beginningOf(description) !== description;
