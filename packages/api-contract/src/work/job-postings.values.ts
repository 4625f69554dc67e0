import { JOB_OPEN_DAYS } from './jobs.values';

/** Posting states. A job has a public page only if it is, or has been, open or closed. */
export const POSTING_STATES = ['draft', 'review', 'open', 'closed', 'archived'] as const;
export type PostingState = (typeof POSTING_STATES)[number];

export const POSTING_LIMITS = {
  positions: 100,
  place: 120,
  attributes: 6,
  attribute: 60,
  /** Maximum number of days from publishing or confirming a job to the last day for answering its applicants. */
  answerDays: JOB_OPEN_DAYS,
  /** Maximum number of drafts and postings in review per organisation. */
  drafts: 50,
  reviewNote: 1000,
} as const;

export const POSTING_TEXTS = {
  place: { label: 'Place', max: POSTING_LIMITS.place },
  attribute: { label: 'An attribute', max: POSTING_LIMITS.attribute },
  reviewNote: { label: 'Reason', max: POSTING_LIMITS.reviewNote },
} as const;

export const POSTING_MESSAGES = {
  place: 'Say where the work is done, or mark the job as remote.',
  zones: 'Enter hours from UTC between −12 and +14, the first one further west.',
  positions: `Enter a whole number from 1 to ${POSTING_LIMITS.positions}.`,
  answerBy: `Choose a day within the next ${POSTING_LIMITS.answerDays} days.`,
} as const;
