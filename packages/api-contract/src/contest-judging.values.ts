export const JUDGING_TEXTS = {
  feedback: { label: 'Feedback', max: 2000 },
  conflict: { label: 'Reason of the conflict', max: 300 },
  removal: { label: 'Reason of the removal', max: 600 },
} as const;

export const JUDGING_LIMITS = {
  /** Minimum number of sentences in the feedback on an entry. */
  sentences: 2,
  /** Maximum number of times that a score may be changed. */
  revisions: 30,
  /** Number of entries per page, in the results and in a judge's list. */
  page: 50,
  /** Maximum number of contests in a judge's list. */
  contests: 100,
} as const;

export const FEEDBACK_RULE = 'Write at least two sentences. The makers read them with the results.';

const SENTENCE_ENDS = /[.!?…。！？]+(?:\s+|$)/u;

/** Counts the sentences in a text. The last sentence may lack its full stop. */
export const countSentences = (text: string): number =>
  text.split(SENTENCE_ENDS).filter((part) => /\p{L}/u.test(part)).length;

/**
 * Why a judge may not score an entry: they made it, act for the same organisation as a maker, or followed a maker
 * before they were chosen; they declared a conflict; `other` in contests that were judged with earlier rules.
 */
export const CONFLICT_CAUSES = ['own', 'organisation', 'follow', 'declared', 'other'] as const;
export type ConflictCause = (typeof CONFLICT_CAUSES)[number];

/** Kinds of contest log entries. */
export const LOG_KINDS = ['begin', 'score', 'conflict', 'removal', 'restoration', 'addition', 'close'] as const;
export type LogKind = (typeof LOG_KINDS)[number];
