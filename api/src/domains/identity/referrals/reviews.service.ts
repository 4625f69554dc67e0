import type { RewardDecision } from '@verse/api-contract/api';
import type { ListQuery } from '@verse/api-contract/paging.schema';
import type { AuditLog } from '../../../platform/audit';
import { AppError, type Person, readPage } from '../../../platform/http';
import { SITE } from '../../../platform/notify';
import type { Accounts, KnownPerson, Notifications } from '../../../platform/ports';
import { MONTH_MS, type ReferralRow } from './referral';
import type { ReferralRepository } from './referrals.repository';
import type { ReferralsService } from './referrals.service';

/** A reward under review, with the facts that staff need to decide. */
export interface RewardUnderReview {
  row: ReferralRow;
  inviter: KnownPerson | undefined;
  invitee: KnownPerson | undefined;
  /** Number of invitations by the same inviter in the past 30 days. */
  invitations: number;
  booked: number;
  /** Whether the staff member may decide on the reward; false if they are its inviter or invitee. */
  mayDecide: boolean;
}

interface Dependencies extends Pick<Accounts, 'findPerson'>, Pick<Notifications, 'notify'> {
  referrals: ReferralRepository;
  service: Pick<ReferralsService, 'grantReward' | 'bookedInMonth'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

export const UNKNOWN_REWARD = 'There is no such reward.';
const own = () => new AppError('conflict', 'You’re part of this invitation, so someone else decides.');
const decided = () => new AppError('conflict', 'Someone just decided this reward, so we didn’t save yours.');

const isPartOf = ({ inviteeId, referrerId }: ReferralRow, { id }: Person) => id === inviteeId || id === referrerId;

/** Reviews of rewards above the monthly limit. Staff approve or decline each of these rewards. */
export function createReviewsService({ referrals, service, findPerson, audit, notify, now }: Dependencies) {
  async function view(person: Person, row: ReferralRow): Promise<RewardUnderReview> {
    const at = now();
    const [inviter, invitee, invitations, booked] = await Promise.all([
      findPerson(row.referrerId),
      findPerson(row.inviteeId),
      referrals.countSince(row.referrerId, new Date(at.getTime() - MONTH_MS)),
      service.bookedInMonth(row.referrerId, at),
    ]);
    return { row, inviter, invitee, invitations, booked, mayDecide: !isPartOf(row, person) };
  }

  return {
    async page(person: Person, query: ListQuery) {
      const { rows, next } = await readPage('rewards', query, referrals.underReview, (row) => ({
        at: row.reviewSince!,
        id: row.inviteeId,
      }));
      return { rewards: await Promise.all(rows.map((row) => view(person, row))), next };
    },

    /** Stores the decision before booking the reward, so that the sweep can book it if the process dies in between. */
    async decide(person: Person, inviteeId: string, { decision, ...words }: RewardDecision): Promise<void> {
      const before = await referrals.find(inviteeId);
      if (!before?.reviewSince) throw new AppError('not-found', UNKNOWN_REWARD);
      if (isPartOf(before, person)) throw own();
      const reason = 'reason' in words ? words.reason : '';
      const outcome = decision === 'approve' ? 'approved' : 'declined';
      const after = await referrals.decide(inviteeId, { decision: outcome, reason, by: person.id, at: now() });
      if (!after) throw decided();
      await audit.record(person.id, `reward: ${outcome}`, inviteeId);
      if (outcome === 'approved') await service.grantReward(after);
      else await notify(after.referrerId, { kind: 'referrals', subject: inviteeId, by: SITE });
    },
  };
}

export type ReviewsService = ReturnType<typeof createReviewsService>;
