/**
 * What staff may do about a member: a `warning` only tells; a `silence` leaves reading, but no posts, comments,
 * messages or likes; a `suspension` ends all sessions and hides the profile; an `erasure` hides what the member has
 * published in the last days.
 */
export const SANCTION_KINDS = ['warning', 'silence', 'suspension', 'erasure'] as const;
export type SanctionKind = (typeof SANCTION_KINDS)[number];

export const SANCTION_STATES = ['in-force', 'ended', 'taken-back'] as const;

/** Longest silence, and longest suspension that a moderator may impose. Admins may suspend without an end. */
export const LONGEST_SANCTION_DAYS = 90;
/** Longest period, in days before now, whose content an erasure hides. */
export const MOST_ERASED_DAYS = 30;
/** Days within which an erasure can be taken back. */
export const ERASURE_UNDO_DAYS = 30;
/** Working days within which we answer an appeal. */
export const APPEAL_WORKING_DAYS = 5;

export const SANCTION_TEXTS = {
  reason: { label: 'Message to the member', max: 1000 },
  quote: { label: 'Passage', max: 500 },
} as const;
export const END_TEXTS = { reason: { label: 'Reason', max: 1000 } } as const;

/** Kinds of content that an erasure hides. */
export const SPREAD_KINDS = ['posts', 'comments', 'messages'] as const;
export type SpreadKind = (typeof SPREAD_KINDS)[number];

/** Lists of a member's history, each readable by the roles that decide about such things. */
export const MEMBER_RECORDS = [
  { kind: 'reported', right: 'moderation.decide' },
  { kind: 'reports', right: 'moderation.decide' },
  { kind: 'orders', right: 'orders.manage' },
] as const;
export type MemberRecordKind = (typeof MEMBER_RECORDS)[number]['kind'];

/** Rows of each list on a member's page. */
export const SHOWN_RECORDS = 20;
export const LONGEST_PEOPLE_QUERY = 200;
