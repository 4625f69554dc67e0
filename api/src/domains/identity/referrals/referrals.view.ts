import type { DeclinedReferral, Referral, RewardReview } from '@verse/api-contract/api';
import { decimalOf } from '@verse/api-contract/money';
import { sha256 } from '../../../platform/hashes';
import type { KnownPerson } from '../../../platform/ports';
import { type Invitee, type LedgerEntry, REWARD_CENTS } from './referral';
import type { ReferralOfMember } from './referrals.service';
import type { RewardUnderReview } from './reviews.service';

const DOTS = '•••';

/** Stable id that does not reveal the account. */
const toPublicId = (id: string) => sha256(id).slice(0, 24);

const toInitial = (word: string) => [...word.trim()][0] ?? '';

/**
 * Masks the invitee, because they have not consented to being shown. Reveals only enough for a friend to recognise
 * them.
 */
export function toMasked(person: Invitee | undefined): Pick<Referral, 'name' | 'email'> {
  if (!person) return { name: 'Former member', email: DOTS };
  const { firstName, lastName, email } = person;
  const initial = toInitial(lastName);
  return {
    name: initial ? `${firstName} ${initial}.` : firstName,
    email: `${toInitial(email)}${DOTS}${email.slice(email.indexOf('@'))}`,
  };
}

export const referralView = ({ row, person, isBooked }: ReferralOfMember): Referral => ({
  id: toPublicId(row.inviteeId),
  ...toMasked(person),
  date: row.signedUpAt.toISOString(),
  status: isBooked ? 'Completed' : 'Pending',
  reward: REWARD_CENTS / 100,
  isUnderReview: row.reward === 'review',
});

export const declinedView = ({ row, person }: ReferralOfMember): DeclinedReferral => ({
  id: toPublicId(row.inviteeId),
  name: toMasked(person).name,
  date: row.signedUpAt.toISOString(),
  reason: row.review?.reason ?? '',
});

const known = (person: KnownPerson | undefined) =>
  person
    ? { name: `${person.firstName} ${person.lastName}`.trim(), email: person.email }
    : { name: 'Former member', email: DOTS };

/** Shows full email addresses to staff, because full addresses help to spot fake accounts. */
export const rewardView = ({ row, inviter, invitee, ...facts }: RewardUnderReview): RewardReview => ({
  id: row.inviteeId,
  inviter: known(inviter),
  invitee: known(invitee),
  reward: REWARD_CENTS / 100,
  joinedAt: row.signedUpAt.toISOString(),
  since: (row.reviewSince ?? row.signedUpAt).toISOString(),
  ...facts,
});

export const entryView = ({ id, cents, currency, kind, at }: LedgerEntry) => ({
  reference: toPublicId(id),
  date: at.toISOString(),
  kind,
  amount: decimalOf({ minor: cents }),
  currency,
});

/** Returns the ledger as CSV (RFC 4180). No cell contains user-supplied text. */
export function ledgerFile(entries: readonly LedgerEntry[]): string {
  const rows = entries
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((entry) => Object.values(entryView(entry)).join(','));
  return ['reference,date,kind,amount,currency', ...rows, ''].join('\r\n');
}
