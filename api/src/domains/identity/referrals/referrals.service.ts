import type { ListQuery } from '@verse/api-contract/paging.schema';
import { readPage } from '../../../platform/http';
import type { Accounts, Notifications } from '../../../platform/ports';
import type { LedgerRepository } from './ledger.repository';
import type { MailboxClaimRepository } from './mailbox-claims.repository';
import { type Invitee, MONTH_MS, type ReferralRow, REWARD_CENTS, toEntryId } from './referral';
import type { ReferralCodeRepository } from './referral-codes.repository';
import type { ReferralRepository } from './referrals.repository';

/**
 * Maximum number of rewards booked per month without a review. Staff review any further rewards, because large numbers
 * of real invitees in one month are rare.
 */
const MOST_A_MONTH = 20;
const SHOWN_DECLINED = 50;

export interface ReferralOfMember {
  row: ReferralRow;
  /** Undefined if the account has been deleted. */
  person: Invitee | undefined;
  isBooked: boolean;
}

interface Dependencies extends Pick<Accounts, 'findPerson'>, Pick<Notifications, 'notify'> {
  referrals: ReferralRepository;
  codes: ReferralCodeRepository;
  ledger: LedgerRepository;
  claims: Pick<MailboxClaimRepository, 'claim'>;
  now: () => Date;
}

/**
 * A member's invitations and their rewards. The ledger is authoritative: a reward is booked if and only if it has a
 * ledger entry.
 */
export function createReferralsService({ referrals, codes, ledger, claims, findPerson, notify, now }: Dependencies) {
  /**
   * Whether the reward is due. An approved reward is due regardless of what has happened to the invitee since the
   * approval.
   */
  async function isDue({ inviteeId, referrerId, review }: ReferralRow): Promise<boolean> {
    if (!(await findPerson(referrerId))) return false;
    if (review) return true;
    const invitee = await findPerson(inviteeId);
    if (!invitee?.emailVerified) return false;
    const isFirst = await claims.claim(invitee.email, inviteeId, now());
    if (!isFirst) await referrals.decline(inviteeId, 'known mailbox');
    return isFirst;
  }

  const bookedInMonth = (memberId: string, at: Date) => ledger.countSince(memberId, new Date(at.getTime() - MONTH_MS));

  async function grantReward(row: ReferralRow): Promise<boolean> {
    const at = now();
    if (row.reward !== 'waiting' || !(await isDue(row))) return false;
    const { inviteeId, referrerId: memberId } = row;
    if (!row.review && (await bookedInMonth(memberId, at)) >= MOST_A_MONTH) {
      await referrals.toReview(inviteeId, at);
      return false;
    }
    const entry = { memberId, cents: REWARD_CENTS, currency: 'USD', kind: 'referral', at } as const;
    const isNew = await ledger.insert({ id: toEntryId(inviteeId), ...entry });
    await referrals.booked(inviteeId);
    if (isNew) await notify(memberId, { kind: 'referrals', subject: inviteeId, by: inviteeId });
    return isNew;
  }

  async function addPeople(rows: readonly ReferralRow[]): Promise<ReferralOfMember[]> {
    const booked = await ledger.among(rows.map(({ inviteeId }) => toEntryId(inviteeId)));
    return Promise.all(
      rows.map(async (row) => ({
        row,
        person: row.sample ?? (await findPerson(row.inviteeId)),
        isBooked: booked.has(toEntryId(row.inviteeId)),
      })),
    );
  }

  async function sumTotals(memberId: string) {
    const { cents, entries } = await ledger.sumOfMember(memberId);
    const invites = await referrals.count(memberId);
    return { invites, earnedCents: cents, pendingCents: Math.max(0, invites - entries) * REWARD_CENTS };
  }

  return {
    /** Records a member's mailbox once it is verified, whether or not the member was invited. */
    async remember(memberId: string): Promise<void> {
      const person = await findPerson(memberId);
      if (person?.emailVerified) await claims.claim(person.email, memberId, now());
    },

    /** Books the reward for an invitee if it is due; concurrent calls create only one entry. */
    async book(inviteeId: string): Promise<void> {
      const row = await referrals.find(inviteeId);
      if (row) await grantReward(row);
    },

    /** Books rewards left unbooked when a process died after verification but before booking. */
    async sweep(): Promise<number> {
      let booked = 0;
      for await (const row of referrals.waiting()) if (await grantReward(row)) booked += 1;
      return booked;
    },

    async page(memberId: string, query: ListQuery) {
      const { rows, next } = await readPage(
        'referrals',
        query,
        (page) => referrals.list(memberId, page),
        ({ signedUpAt, inviteeId }) => ({ at: signedUpAt, id: inviteeId }),
      );
      return {
        code: await codes.findOrCreateCode(memberId, now()),
        declined: await addPeople(await referrals.declined(memberId, SHOWN_DECLINED)),
        totals: await sumTotals(memberId),
        referrals: await addPeople(rows),
        next,
      };
    },

    grantReward,
    bookedInMonth,
    listEntries: ledger.listOfMember,
    addPeople,
  };
}

export type ReferralsService = ReturnType<typeof createReferralsService>;
