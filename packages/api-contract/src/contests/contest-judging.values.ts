export const JUDGING_TEXTS = {
  feedback: { label: 'Feedback', max: 2000 },
  sentence: { label: 'Your sentence', max: 200 },
  conflict: { label: 'Reason of the conflict', max: 300 },
  removal: { label: 'Reason of the removal', max: 600 },
} as const;

export const JUDGING_LIMITS = {
  /** Minimum number of sentences in the feedback on an entry. */
  sentences: 2,
  /** Maximum number of times that a score may be changed. */
  revisions: 30,
  /** Maximum number of times that a judge may take back a conflict with one entry. */
  withdrawals: 10,
  /** Number of entries per page, in the results and in a judge's list. */
  page: 50,
  /** Maximum number of contests in a judge's list. */
  contests: 100,
} as const;

export const FEEDBACK_RULE = 'Write at least two sentences. The makers read them with the results.';

/** Closing quotes and brackets, and marks of formatted text, which may follow a full stop. */
const CLOSERS = String.raw`[\p{Pe}\p{Pf}\p{Pi}"'*_]*`;
/**
 * Ends of sentences in any script. A Latin full stop needs a space, because it also occurs in numbers and names. Greek
 * and Armenian have marks of their own, which people type as `;` and `:`. Thai and Lao have a space instead of a mark.
 */
const SENTENCE_ENDS = new RegExp(
  [
    `(?:(?<![.!?…])[.!?…]+|[;\u037E](?<=\\p{Script=Greek}\\p{M}{0,8}.)|(?<=\\p{Script=Armenian}):)${CLOSERS}(?:\\s+|$)`,
    `(?:(?![.!?])[\\p{Sentence_Terminal}\\u0F0D\\u0F0E])+${CLOSERS}`,
    String.raw`\n+`,
    String.raw`(?<=[\p{Script=Thai}\p{Script=Lao}])\s+(?=[\p{Script=Thai}\p{Script=Lao}])`,
  ].join('|'),
  'u',
);

/** Counts the sentences in a text. The last sentence may lack its full stop. */
export const countSentences = (text: string): number =>
  text.split(SENTENCE_ENDS).filter((part) => /\p{L}/u.test(part)).length;

/**
 * Why a judge may not score an entry: they made it, act for the same organisation as a maker, declared a conflict, or
 * agreed on or paid for a project with a maker in the twelve months before they were chosen (`other`). `follow` occurs
 * in contests that were judged with earlier rules.
 */
export const CONFLICT_CAUSES = ['own', 'organisation', 'follow', 'declared', 'other'] as const;
export type ConflictCause = (typeof CONFLICT_CAUSES)[number];

/** Kinds of contest log entries. */
export const LOG_KINDS = [
  'begin',
  'score',
  'conflict',
  /** A judge took back a conflict. */
  'withdrawal',
  'removal',
  'restoration',
  'addition',
  'close',
] as const;
export type LogKind = (typeof LOG_KINDS)[number];
