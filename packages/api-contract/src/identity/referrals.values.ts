/** Reward for an invitation once the invited person has verified their email address, in US dollars. */
export const REFERRAL_REWARD = 25;

export const REFERRAL_STATUSES = ['Completed', 'Pending'] as const;

/** Message that staff send when declining a reward. */
export const REWARD_TEXTS = { reason: { label: 'Message to the inviter', max: 500 } } as const;
