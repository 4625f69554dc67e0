/**
 * Kinds of pages with a card: a fixed page, a published post, a service, a public profile, a public post of the feed, a
 * public work, an open organisation, an open job.
 */
export const CARD_KINDS = ['page', 'post', 'service', 'member', 'member-post', 'work', 'organisation', 'job'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
