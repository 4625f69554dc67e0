/**
 * Kinds of pages with a preview image: a fixed page, a published blog post, a service, a public profile, a public
 * community post, a public work, an open organisation, an open job, and the results of a
 * contest.
 */
export const CARD_KINDS = [
  'page',
  'post',
  'service',
  'member',
  'member-post',
  'work',
  'organisation',
  'job',
  'results',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];
