import type { Browser } from '../../platform/http';

/** One invitation that was followed. Whoever signed up by it has one such row for ever. */
export interface ReferralRow {
  inviteeId: string;
  referrerId: string;
  code: string;
  signedUpAt: Date;
  /** Refused ones stand in no list and no total; the inviter reads why staff declined one. */
  state: 'counted' | 'refused' | 'declined';
  reason?: RefusalReason;
  /** `booked` follows the ledger, which decides. `review` waits for staff. */
  reward: 'waiting' | 'review' | 'booked' | 'none';
  /** Since when the reward has waited for staff. */
  reviewSince?: Date;
  /** What staff decided. */
  review?: Review;
  /** Of the samples, which have no account. */
  sample?: Person;
}

export interface Review {
  decision: 'approved' | 'declined';
  /** Words to the inviter; none where it was approved. */
  reason: string;
  by: string;
  at: Date;
}

/** `same mailbox`: as the inviter's. `known mailbox`: one that a member has, or had, proved. */
export type RefusalReason = 'same mailbox' | 'known mailbox' | 'same browser';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
}

export interface KnownPerson extends Person {
  id: string;
  /** Whether the address is. */
  isProved: boolean;
}

/** What is asked of accounts. */
export interface People {
  /** Nobody once the account is suspended, leaving or gone. */
  personOf(userId: string): Promise<KnownPerson | undefined>;
  /** Whether somebody has signed in with this browser before. */
  isBrowserOf(userId: string, browser: Browser): Promise<boolean>;
}

/** A movement of money. What is taken back is a further entry. */
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

export const entryIdOf = (inviteeId: string): string => `referral ${inviteeId}`;
