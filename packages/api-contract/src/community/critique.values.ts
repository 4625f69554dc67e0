/** Content besides feed posts that members like and comment on, as in `/api/works/:id/comments`. */
export const ANSWERED_KINDS = ['works', 'blogs'] as const;
export type AnsweredKind = (typeof ANSWERED_KINDS)[number];

/** Number of questions that a maker may ask critics. */
export const MOST_QUESTIONS = 2;
export const QUESTION_TEXT = { label: 'Question', max: 140 } as const;

/** Number of entries per response in the lists of critiques. */
export const CRITIQUE_PAGE = 12;
