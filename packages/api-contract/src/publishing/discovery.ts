/**
 * Kinds of pages with a preview image: a fixed page, a published blog post, a service, a public profile, a public
 * community post, a public work, an open organisation, and an open job.
 */
export const CARD_KINDS = ['page', 'post', 'service', 'member', 'member-post', 'work', 'organisation', 'job'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
