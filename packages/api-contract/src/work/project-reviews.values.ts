import type { TextRule } from '../text';
import type { Side } from './projects.values';

export interface ReviewCriterion {
  label: string;
  /** What each score from 1 to 5 means. */
  words: readonly [string, string, string, string, string];
}

/** The criteria for each reviewed side. Scores are stored in this order, so criteria are never reordered. */
export const REVIEW_CRITERIA = {
  seller: [
    {
      label: 'Quality',
      words: ['Not usable', 'Below what we agreed', 'As agreed', 'Better than agreed', 'Outstanding'],
    },
    { label: 'Communication', words: ['Out of reach', 'Slow or unclear', 'Enough', 'Clear and quick', 'A pleasure'] },
    { label: 'Punctuality', words: ['Far too late', 'Often late', 'Mostly on time', 'On time', 'Ahead of time'] },
  ],
  client: [
    { label: 'Brief', words: ['No brief', 'Changed all the time', 'Enough to begin', 'Clear', 'Clear and complete'] },
    { label: 'Communication', words: ['Out of reach', 'Slow or unclear', 'Enough', 'Clear and quick', 'A pleasure'] },
    { label: 'Payment', words: ['After a dispute', 'Late', 'After a reminder', 'On time', 'At once'] },
  ],
} as const satisfies Record<Side, readonly [ReviewCriterion, ReviewCriterion, ReviewCriterion]>;

export const REVIEW_SCORES = [1, 2, 3, 4, 5] as const;

export const PROJECT_REVIEW_TEXTS = {
  text: { label: 'Review', max: 1000 },
  answer: { label: 'Answer', max: 600 },
} as const satisfies Record<string, TextRule>;

/** How the record of a seller is counted. */
export const RECORD_LIMITS = {
  /** Days within which a brief counts as answered. */
  answerDays: 2,
  /** Number of last briefs that are looked at. */
  briefs: 20,
  /** Number of completed projects that are counted. */
  projects: 500,
} as const;

export const REVIEW_LIMITS = {
  /** Days for which the first review of a project is hidden, and the other side can write its own. */
  blindDays: 14,
  /** Days after the last payment within which the first review can be written. */
  openDays: 60,
  /** Number of reviews, by as many people, from which on averages are shown. */
  enough: 3,
  page: 10,
} as const;
