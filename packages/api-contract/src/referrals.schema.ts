import { z } from 'zod';
import { REFERRAL_STATUSES, REWARD_TEXTS } from './referrals';
import { requiredText } from './text.schema';

/** Somebody who was invited: the family name and the address are cut short before they leave the server. */
export const referralSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  date: z.iso.datetime(),
  status: z.enum(REFERRAL_STATUSES),
  /** In US dollars. */
  reward: z.number().nonnegative(),
  /** The reward waits for a decision of staff, and the status is Pending until then. */
  isUnderReview: z.boolean(),
});

/** An invitation whose reward staff declined, with their words to the inviter. It stands in no total. */
export const declinedReferralSchema = z.object({
  id: z.string(),
  name: z.string(),
  date: z.iso.datetime(),
  reason: z.string(),
});

/** Counted and summed from rows at each answer; money in US dollars. */
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
  /** The last fifty. */
  declined: z.array(declinedReferralSchema),
  next: z.string().nullable(),
});

const personSchema = z.object({ name: z.string(), email: z.string() });

/** A reward beyond the bound of a month, as staff see it. */
export const rewardReviewSchema = z.object({
  id: z.string(),
  inviter: personSchema,
  invitee: personSchema,
  /** In US dollars. */
  reward: z.number().nonnegative(),
  joinedAt: z.iso.datetime(),
  /** Since when it has waited. */
  since: z.iso.datetime(),
  /** People the inviter brought in the last 30 days, and rewards booked for it. */
  invitations: z.number().int().nonnegative(),
  booked: z.number().int().nonnegative(),
  /** False for whoever is part of the invitation. */
  mayDecide: z.boolean(),
});
export const rewardListSchema = z.object({ rewards: z.array(rewardReviewSchema), next: z.string().nullable() });

/** `PATCH /api/referrals/reviews/:id`. */
export const rewardDecisionSchema = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('approve') }),
  z.strictObject({ decision: z.literal('decline'), reason: requiredText(REWARD_TEXTS.reason) }),
]);

/** Who has invited the person at this browser, by the first name. */
export const invitationSchema = z.object({ by: z.string().nullable() });
