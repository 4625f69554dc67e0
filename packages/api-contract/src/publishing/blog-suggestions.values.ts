/** Maximum number of changes per suggestion, and maximum length of its note in characters. */
export const SUGGESTION_LIMITS = { changes: 200, note: 1000 } as const;

/** The author's decision on a suggested change. */
export const SUGGESTION_DECISIONS = ['open', 'taken', 'left'] as const;
export type SuggestionDecision = (typeof SUGGESTION_DECISIONS)[number];
