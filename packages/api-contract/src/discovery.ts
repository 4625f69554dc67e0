/** What has a card: a page of the fixed ones, a published post, a service of the catalogue. */
export const CARD_KINDS = ['page', 'post', 'service'] as const;
export type CardKind = (typeof CARD_KINDS)[number];
