import { type Job, PAY_UNIT_TEXTS, type ResponseFigures } from '@verse/api-contract/jobs';
import { truncateText } from '@verse/api-contract/truncate-text';

const DAY_MS = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The page for a single job: the Verse one or the public one. */
export type JobPageName = 'job' | 'public-job';

/** Formats a date in the given time zone, or else in the reader's. */
export const dateText = (moment: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { ...DATE, timeZone }).format(new Date(moment));
/** Formats a date and time, followed by the reader's time zone. */
export const momentText = (moment: string): string => MOMENT.format(new Date(moment));

/** Returns `3 days ago`, `yesterday` or `today`. */
export function daysAgo(moment: string, now = Date.now()): string {
  const midnight = (at: number) => new Date(at).setHours(0, 0, 0, 0);
  return RELATIVE.format(Math.round((midnight(Date.parse(moment)) - midnight(now)) / DAY_MS), 'day');
}

/** Formats a date, e.g. `12 Dec`. Answer dates are in UTC. */
const SHORT_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
export const shortDateText = (moment: string): string => SHORT_DATE.format(new Date(moment));

/** Formats a job's pay, e.g. `$28–$35/hr`. */
export const payText = ({ salary, pay }: Pick<Job, 'salary' | 'pay'>): string => salary + PAY_UNIT_TEXTS[pay.unit];

const offsetText = (hours: number) => (hours === 0 ? '±0' : `${hours < 0 ? '−' : '+'}${Math.abs(hours)}`);
export const zoneText = (hours: number): string => (hours === 0 ? 'UTC' : `UTC${offsetText(hours)}`);
const zonesText = ({ from, to }: { from: number; to: number }) =>
  from === to ? zoneText(from) : `${zoneText(from)} to ${offsetText(to)}`;

/** Formats a job's location, e.g. `Lagos` or `Remote, UTC−1 to +3`. */
export const placeText = ({ isRemote, place, zones }: Pick<Job, 'isRemote' | 'place' | 'zones'>): string =>
  [isRemote ? 'Remote' : null, place, zones ? zonesText(zones) : null].filter(Boolean).join(', ');

/** Formats response figures, e.g. `Answers 92 % of applicants, usually in 4 days`. */
export function figuresText({ rate, medianDays }: ResponseFigures): string {
  const usually = medianDays === 1 ? ', usually within a day' : `, usually in ${medianDays} days`;
  return `Answers ${rate} % of applicants${medianDays === null ? '' : usually}`;
}

/** Id of the text on a job page that explains how the response figures are calculated. */
export const FIGURES_ID = 'answers';

const COLLAPSED = 80;

/**
 * Returns the part of a description shown on a collapsed card: the complete words, and the fragment of the word that is
 * cut off.
 */
export function collapseDescription(description: string): { words: string; fragment: string; isCut: boolean } {
  const start = truncateText(description, COLLAPSED);
  const isCut = start !== description;
  const end = isCut && /\S/.test(description[start.length] ?? '') ? start.search(/\s\S*$/) : -1;
  return end > 0
    ? { words: start.slice(0, end), fragment: start.slice(end), isCut }
    : { words: start, fragment: '', isCut };
}
