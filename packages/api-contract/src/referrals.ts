import type { z } from 'zod';
import type {
  declinedReferralSchema,
  invitationSchema,
  referralPageSchema,
  referralSchema,
  rewardDecisionSchema,
  rewardListSchema,
  rewardReviewSchema,
} from './referrals.schema';

/** The reward of an invitation once the invited person has verified the address, in US dollars. */
export const REFERRAL_REWARD = 25;

export const REFERRAL_STATUSES = ['Completed', 'Pending'] as const;

/** The message of staff who decline a reward. */
export const REWARD_TEXTS = { reason: { label: 'Words to the inviter', max: 500 } } as const;

export type Referral = z.infer<typeof referralSchema>;
export type ReferralPage = z.infer<typeof referralPageSchema>;
export type DeclinedReferral = z.infer<typeof declinedReferralSchema>;
export type RewardReview = z.infer<typeof rewardReviewSchema>;
export type RewardList = z.infer<typeof rewardListSchema>;
export type RewardDecision = z.infer<typeof rewardDecisionSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
