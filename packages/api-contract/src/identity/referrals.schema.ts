import { z } from 'zod';
import { requiredText } from '../text.schema';
import { REFERRAL_STATUSES, REWARD_TEXTS } from './referrals.values';

/** An invited person. The server abbreviates the surname and the email address. */
export const referralSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  date: z.iso.datetime(),
  status: z.enum(REFERRAL_STATUSES),
  /** In US dollars. */
  reward: z.number().nonnegative(),
  /** Whether staff have yet to decide on the reward; until then, the status is Pending. */
  isUnderReview: z.boolean(),
});

/** An invitation whose reward was declined by staff, with their message to the inviter. Excluded from all totals. */
export const declinedReferralSchema = z.object({
  id: z.string(),
  name: z.string(),
  date: z.iso.datetime(),
  reason: z.string(),
});

/** Calculated from the stored referrals for each response. Amounts are in US dollars. */
export const referralPageSchema = z.object({
  code: z.string(),
  link: z.url(),
  totals: z.object({
    invites: z.number().int().nonnegative(),
    earned: z.number(),
    pending: z.number().nonnegative(),
  }),
  /** Newest first. */
  referrals: z.array(referralSchema),
  /** The fifty newest declined invitations. */
  declined: z.array(declinedReferralSchema),
  next: z.string().nullable(),
});

const personSchema = z.object({ name: z.string(), email: z.string() });

/** A reward beyond the monthly limit, as seen by staff. */
export const rewardReviewSchema = z.object({
  id: z.string(),
  inviter: personSchema,
  invitee: personSchema,
  /** In US dollars. */
  reward: z.number().nonnegative(),
  joinedAt: z.iso.datetime(),
  /** When the reward began waiting for review. */
  since: z.iso.datetime(),
  /**
   * Number of invitations sent by the inviter, and number of rewards booked for the inviter, both in the last 30 days.
   */
  invitations: z.number().int().nonnegative(),
  booked: z.number().int().nonnegative(),
  /** False if the caller is the inviter or the invited person. */
  mayDecide: z.boolean(),
});
export const rewardListSchema = z.object({ rewards: z.array(rewardReviewSchema), next: z.string().nullable() });

/** `PATCH /api/referrals/reviews/:id`. */
export const rewardDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('decline'), reason: requiredText(REWARD_TEXTS.reason) }),
]);

/** First name of the member who invited the visitor using this browser; null if there is no invitation. */
export const referralInvitationSchema = z.object({ by: z.string().nullable() });
export type Invitation = z.infer<typeof referralInvitationSchema>;
