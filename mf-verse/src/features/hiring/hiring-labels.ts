import type { ApplicationRow } from '@verse/api-contract/api';
import { DAY_MS } from '@verse/api-contract/time';
import type { ApplicationStage } from '@verse/api-contract/work/application-stages.values';
import { POSTING_LIMITS, type PostingState } from '@verse/api-contract/work/job-postings.values';
import type { PayUnit } from '@verse/api-contract/work/jobs.values';
import { OFFER_ANSWER_TEXTS } from '../../shared/application-stages';

/** Default number of days until applicants receive an answer. */
const USUAL_DAYS = 14;

export const STAGE_LABELS: Record<ApplicationStage, string> = {
  received: 'New',
  opened: 'Opened',
  shortlisted: 'Shortlist',
  offered: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  unanswered: 'No answer',
};

/** Returns the stage's name or, once the applicant has answered an offer, the answer's. */
export const stageLabel = ({ stage, offerAnswer }: Pick<ApplicationRow, 'stage' | 'offerAnswer'>): string =>
  offerAnswer ? OFFER_ANSWER_TEXTS[offerAnswer.kind] : STAGE_LABELS[stage];

export const STATE_LABELS: Record<PostingState, string> = {
  draft: 'Draft',
  review: 'In review',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
};

export const UNIT_LABELS: Record<PayUnit, string> = {
  hour: 'an hour',
  month: 'a month',
  year: 'a year',
  project: 'for the project',
};

const dayIn = (days: number, now: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the earliest, latest and default answer dates. */
export const answerDays = (now: number) => ({
  first: dayIn(1, now),
  last: dayIn(POSTING_LIMITS.answerDays, now),
  usual: dayIn(USUAL_DAYS, now),
});
