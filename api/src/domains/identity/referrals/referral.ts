import { DAY_MS } from '@verse/api-contract/time';
import type { KnownPerson } from '../../../platform/ports';

/** An invitation that led to a sign-up. Each invitee has one permanent row. */
export interface ReferralRow {
  inviteeId: string;
  referrerId: string;
  code: string;
  signedUpAt: Date;
  /** `refused` rows appear in no list or total. `declined` rows show the inviter the reason given by staff. */
  state: 'counted' | 'refused' | 'declined';
  reason?: DeclineReason;
  /** `booked` mirrors the ledger. `review` means that the decision is up to staff. */
  reward: 'waiting' | 'review' | 'booked' | 'none';
  /** Time at which the reward was put under staff review. */
  reviewSince?: Date;
  review?: Review;
  /** Name and email address of a sample invitee. Sample invitees have no account that could provide them. */
  sample?: Invitee;
}

export interface Review {
  decision: 'approved' | 'declined';
  /** Reason shown to the inviter; empty if the reward was approved. */
  reason: string;
  by: string;
  at: Date;
}

/** `same mailbox`: the inviter's own mailbox. `known mailbox`: a mailbox that another member has already verified. */
export type DeclineReason = 'same mailbox' | 'known mailbox' | 'same browser';

export type Invitee = Pick<KnownPerson, 'firstName' | 'lastName' | 'email'>;

/** A movement of money. A reversal is recorded as a separate entry. */
export interface LedgerEntry {
  id: string;
  memberId: string;
  cents: number;
  currency: 'USD';
  kind: 'referral';
  at: Date;
}

export const REWARD_CENTS = 2500;
export const MONTH_MS = 30 * DAY_MS;

export const toEntryId = (inviteeId: string): string => `referral ${inviteeId}`;
