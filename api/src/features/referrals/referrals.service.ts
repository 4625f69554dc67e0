import type { Notify } from '../../platform/notify';
import type { Place } from '../../store';
import type { LedgerRepository } from './ledger.repository';
import type { MailboxClaimRepository } from './mailbox-claims.repository';
import {
  entryIdOf,
  type LedgerEntry,
  MONTH_MS,
  type People,
  type Person,
  type ReferralRow,
  REWARD_CENTS,
} from './referral';
import type { ReferralCodeRepository } from './referral-codes.repository';
import type { ReferralRepository } from './referrals.repository';

/** What comes beyond is for staff to decide: many at once are rarely people. */
const MOST_A_MONTH = 20;
const SHOWN_DECLINED = 50;

export interface ReferralOfMember {
  row: ReferralRow;
  /** Nobody once the account has gone. */
  person: Person | undefined;
  isBooked: boolean;
}

interface Dependencies {
  referrals: ReferralRepository;
  codes: ReferralCodeRepository;
  ledger: LedgerRepository;
  claims: Pick<MailboxClaimRepository, 'claim'>;
  personOf: People['personOf'];
  notify: Notify;
  now: () => Date;
}

/** What a member's invitations came to. A reward is booked exactly when its entry stands in the ledger. */
export function createReferralsService({ referrals, codes, ledger, claims, personOf, notify, now }: Dependencies) {
  /** What staff approved is due whatever became of the invited person since. */
  async function isDue({ inviteeId, referrerId, review }: ReferralRow): Promise<boolean> {
    if (!(await personOf(referrerId))) return false;
    if (review) return true;
    const invitee = await personOf(inviteeId);
    if (!invitee?.isProved) return false;
    const isFirst = await claims.claim(invitee.email, inviteeId, now());
    if (!isFirst) await referrals.refuse(inviteeId, 'known mailbox');
    return isFirst;
  }

  const bookedInMonth = (memberId: string, at: Date) => ledger.countSince(memberId, new Date(at.getTime() - MONTH_MS));

  async function bookRow(row: ReferralRow): Promise<boolean> {
    const at = now();
    if (row.reward !== 'waiting' || !(await isDue(row))) return false;
    const { inviteeId, referrerId: memberId } = row;
    if (!row.review && (await bookedInMonth(memberId, at)) >= MOST_A_MONTH) {
      await referrals.toReview(inviteeId, at);
      return false;
    }
    const entry = { memberId, cents: REWARD_CENTS, currency: 'USD', kind: 'referral', at } as const;
    const isNew = await ledger.insert({ id: entryIdOf(inviteeId), ...entry });
    await referrals.booked(inviteeId);
    if (isNew) await notify(memberId, { kind: 'referrals', subject: inviteeId });
    return isNew;
  }

  async function withPeople(rows: readonly ReferralRow[]): Promise<ReferralOfMember[]> {
    const booked = await ledger.among(rows.map(({ inviteeId }) => entryIdOf(inviteeId)));
    return Promise.all(
      rows.map(async (row) => ({
        row,
        person: row.sample ?? (await personOf(row.inviteeId)),
        isBooked: booked.has(entryIdOf(row.inviteeId)),
      })),
    );
  }

  async function totalsOf(memberId: string) {
    const { cents, entries } = await ledger.totalOf(memberId);
    const invites = await referrals.count(memberId);
    return { invites, earnedCents: cents, pendingCents: Math.max(0, invites - entries) * REWARD_CENTS };
  }

  return {
    /** Remembers the mailbox of every member, invited or not, from the moment that it is proved. */
    async remember(memberId: string): Promise<void> {
      const person = await personOf(memberId);
      if (person?.isProved) await claims.claim(person.email, memberId, now());
    },

    /** Books what is due of one person. However often and by however many it is asked, there is one entry. */
    async book(inviteeId: string): Promise<void> {
      const row = await referrals.find(inviteeId);
      if (row) await bookRow(row);
    },

    /** Books what a process left behind that died between proof and entry, and what had to wait. */
    async sweep(): Promise<number> {
      let booked = 0;
      for await (const row of referrals.waiting()) if (await bookRow(row)) booked += 1;
      return booked;
    },

    async page(memberId: string, before: Place | undefined, limit: number) {
      const rows = await referrals.list(memberId, before, limit + 1);
      const shown = rows.slice(0, limit);
      return {
        code: await codes.codeOf(memberId, now()),
        declined: await withPeople(await referrals.declined(memberId, SHOWN_DECLINED)),
        totals: await totalsOf(memberId),
        referrals: await withPeople(shown),
        last: rows.length > limit ? shown.at(-1) : undefined,
      };
    },

    bookRow,
    bookedInMonth,
    entriesOf: (memberId: string): AsyncIterable<LedgerEntry> => ledger.allOf(memberId),
    withPeople,
  };
}

export type ReferralsService = ReturnType<typeof createReferralsService>;
