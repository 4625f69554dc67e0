import type { z } from 'zod';
import type {
  declinedReferralSchema,
  referralInvitationSchema,
  referralPageSchema,
  referralSchema,
  rewardDecisionSchema,
  rewardListSchema,
  rewardReviewSchema,
} from './referrals.schema';

export { REFERRAL_REWARD, REFERRAL_STATUSES, REWARD_TEXTS } from './referrals.values';

export type Referral = z.infer<typeof referralSchema>;
export type ReferralPage = z.infer<typeof referralPageSchema>;
export type DeclinedReferral = z.infer<typeof declinedReferralSchema>;
export type RewardReview = z.infer<typeof rewardReviewSchema>;
export type RewardList = z.infer<typeof rewardListSchema>;
export type RewardDecision = z.infer<typeof rewardDecisionSchema>;
export type { Invitation } from './referrals.schema';
