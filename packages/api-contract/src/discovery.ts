/**
 * Kinds of pages with a card: a fixed page, a published post, a service, a public profile, a public post of the feed.
 */
export const CARD_KINDS = ['page', 'post', 'service', 'member', 'member-post'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
