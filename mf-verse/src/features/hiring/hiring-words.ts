import type { ApplicationStage } from '@verse/api-contract/job-applications';
import { POSTING_LIMITS, type PostingState } from '@verse/api-contract/job-postings';
import type { PayUnit } from '@verse/api-contract/jobs';

const DAY_MS = 86_400_000;
/** Default number of days until applicants receive an answer. */
const USUAL_DAYS = 14;
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
/** Formats in UTC, because answer dates are UTC dates. */
const UTC_DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

export const dateText = (moment: string): string => DATE.format(new Date(moment));
export const dayText = (moment: string): string => UTC_DATE.format(new Date(moment));
export const momentText = (moment: string): string => MOMENT.format(new Date(moment));

export const STAGE_WORDS: Record<ApplicationStage, string> = {
  received: 'New',
  opened: 'Opened',
  shortlisted: 'Shortlist',
  offered: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  unanswered: 'No answer',
};

export const STATE_WORDS: Record<PostingState, string> = {
  draft: 'Draft',
  review: 'In review',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
};

export const UNIT_WORDS: Record<PayUnit, string> = {
  hour: 'an hour',
  month: 'a month',
  year: 'a year',
  project: 'for the project',
};

export const counted = (count: number, [one, many]: readonly [string, string]): string =>
  `${count} ${count === 1 ? one : many}`;

const dayIn = (days: number, now: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the earliest, latest and default answer dates. */
export const answerDays = (now: number) => ({
  first: dayIn(1, now),
  last: dayIn(POSTING_LIMITS.answerDays, now),
  usual: dayIn(USUAL_DAYS, now),
});
