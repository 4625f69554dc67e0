/** The reward of an invitation once the invited person has verified the address, in US dollars. */
export const REFERRAL_REWARD = 25;

export const REFERRAL_STATUSES = ['Completed', 'Pending'] as const;

/** The message of staff who decline a reward. */
export const REWARD_TEXTS = { reason: { label: 'Words to the inviter', max: 500 } } as const;
