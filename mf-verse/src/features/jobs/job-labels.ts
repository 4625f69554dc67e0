import type { Job, ResponseFigures } from '@verse/api-contract/api';
import { truncateText } from '@verse/api-contract/truncate-text';
import { PAY_UNIT_TEXTS } from '@verse/api-contract/work/jobs.values';

/** The page for a single job: the Verse one or the public one. */
export type JobPageName = 'job' | 'public-job';

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
