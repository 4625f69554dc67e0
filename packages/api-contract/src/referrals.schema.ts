import { z } from 'zod';
import { REFERRAL_STATUSES, REWARD_TEXTS } from './referrals.values';
import { requiredText } from './text.schema';

/** An invited person. The family name and email address are shortened on the server. */
export const referralSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  date: z.iso.datetime(),
  status: z.enum(REFERRAL_STATUSES),
  /** In US dollars. */
  reward: z.number().nonnegative(),
  /** Whether the reward waits for a decision by staff; the status is Pending until then. */
  isUnderReview: z.boolean(),
});

/** An invitation whose reward staff declined, with their message to the inviter. Not included in any total. */
export const declinedReferralSchema = z.object({
  id: z.string(),
  name: z.string(),
  date: z.iso.datetime(),
  reason: z.string(),
});

/** Counted and summed from rows for each response. Amounts in US dollars. */
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
  /** The fifty newest ones. */
  declined: z.array(declinedReferralSchema),
  next: z.string().nullable(),
});

const personSchema = z.object({ name: z.string(), email: z.string() });

/** A reward beyond the monthly limit, as staff see it. */
export const rewardReviewSchema = z.object({
  id: z.string(),
  inviter: personSchema,
  invitee: personSchema,
  /** In US dollars. */
  reward: z.number().nonnegative(),
  joinedAt: z.iso.datetime(),
  /** Time since which it has waited. */
  since: z.iso.datetime(),
  /** Number of the inviter's invitations in the last 30 days, and the sum of their booked rewards. */
  invitations: z.number().int().nonnegative(),
  booked: z.number().int().nonnegative(),
  /** False for a caller who is part of the invitation. */
  mayDecide: z.boolean(),
});
export const rewardListSchema = z.object({ rewards: z.array(rewardReviewSchema), next: z.string().nullable() });

/** `PATCH /api/referrals/reviews/:id`. */
export const rewardDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('decline'), reason: requiredText(REWARD_TEXTS.reason) }),
]);

/** First name of the member who invited this browser's visitor; null without an invitation. */
export const invitationSchema = z.object({ by: z.string().nullable() });
