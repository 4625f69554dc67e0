export const PROMOTION_LIMITS = { title: 80, subtitle: 160, action: 30, order: 99, stored: 30 } as const;

/** Why an offer is shown, or is not. */
export const PROMOTION_STATES = ['shown', 'scheduled', 'ended', 'without-page'] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];
