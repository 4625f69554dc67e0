import type { Browser } from '../../platform/http';

/** An invitation that led to a sign-up. Each invitee has one such row, permanently. */
export interface ReferralRow {
  inviteeId: string;
  referrerId: string;
  code: string;
  signedUpAt: Date;
  /** `refused` rows appear in no list and no total; for `declined` ones the inviter sees the reason of staff. */
  state: 'counted' | 'refused' | 'declined';
  reason?: DeclineReason;
  /** `booked` follows the ledger. `review` waits for staff. */
  reward: 'waiting' | 'review' | 'booked' | 'none';
  /** When the reward began to wait for staff. */
  reviewSince?: Date;
  /** Decision of staff. */
  review?: Review;
  /** For samples, which have no account. */
  sample?: Person;
}

export interface Review {
  decision: 'approved' | 'declined';
  /** Shown to the inviter; empty when approved. */
  reason: string;
  by: string;
  at: Date;
}

/** `same mailbox`: the inviter's. `known mailbox`: verified by a member before. */
export type DeclineReason = 'same mailbox' | 'known mailbox' | 'same browser';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

export interface KnownPerson extends Person {
  id: string;
  emailVerified: boolean;
}

/** Account data that referrals use. */
export interface People {
  /** Undefined once the account is suspended, leaving or gone. */
  findPerson(userId: string): Promise<KnownPerson | undefined>;
  /** Whether the member has signed in with this browser before. */
  hasUsedBrowser(userId: string, browser: Browser): Promise<boolean>;
}

/** A movement of money. A reversal is a further entry. */
export interface LedgerEntry {
  id: string;
  memberId: string;
  cents: number;
  currency: 'USD';
  kind: 'referral';
  at: Date;
}

export const REWARD_CENTS = 2500;
export const MONTH_MS = 30 * 86_400_000;

export const toEntryId = (inviteeId: string): string => `referral ${inviteeId}`;
