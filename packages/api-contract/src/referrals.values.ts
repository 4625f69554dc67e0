/** Reward for an invitation when the invited person has verified their email address, in US dollars. */
export const REFERRAL_REWARD = 25;

export const REFERRAL_STATUSES = ['Completed', 'Pending'] as const;

/** Message of staff who decline a reward. */
export const REWARD_TEXTS = { reason: { label: 'Message to the inviter', max: 500 } } as const;
