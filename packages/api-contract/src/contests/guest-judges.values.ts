export const GUEST_JUDGE_LIMITS = {
  /** Number of days for which the link in the email works. */
  days: 14,
  /** Maximum number of invitations per contest, including answered ones. */
  invitations: 40,
  /** Maximum length of an email address. */
  email: 254,
} as const;

/** `expired` also applies if the inviter no longer runs the contest. */
export const JUDGE_INVITATION_STATES = ['open', 'accepted', 'declined', 'expired'] as const;
export type JudgeInvitationState = (typeof JUDGE_INVITATION_STATES)[number];
