import { createDocuments } from '../../../platform/documents';
import { afterCursor, type DbPort, type Filter, type KeysetCursor } from '../../../store';
import type { DeclineReason, ReferralRow, Review } from './referral';

type ReferralDocument = Omit<ReferralRow, 'inviteeId'> & { _id: string };

interface Page {
  before: KeysetCursor | undefined;
  limit: number;
}

export type ReferralRepository = Awaited<ReturnType<typeof createReferralRepository>>;

export const REFERRALS = 'referrals';

export async function createReferralRepository(db: DbPort) {
  const documents = await createDocuments<ReferralDocument, ReferralRow>(db, {
    name: REFERRALS,
    indexes: [
      { referrerId: 1, state: 1, signedUpAt: -1, _id: -1 },
      { referrerId: 1, _id: 1 },
      { reward: 1, _id: 1 },
      { reward: 1, reviewSince: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...row }) => ({ inviteeId: _id, ...row }),
  });
  const referrals = documents.collection;

  const newestFirst = (filter: Filter, limit: number) =>
    documents.list(filter, { sort: { signedUpAt: -1, _id: -1 }, limit });

  return {
    /** Returns false if the person has already been invited. */
    insert: ({ inviteeId, ...row }: ReferralRow) => documents.insert({ _id: inviteeId, ...row }),
    find: (inviteeId: string) => documents.find(inviteeId),
    /** Lists counted rows after a cursor, newest first. */
    list: (referrerId: string, { before, limit }: Page) =>
      newestFirst({ referrerId, state: 'counted', ...afterCursor('signedUpAt', before, 'newest-first') }, limit),
    /** Lists the rows that staff have declined, newest first. */
    declined: (referrerId: string, limit: number) => newestFirst({ referrerId, state: 'declined' }, limit),
    listOfMember: (referrerId: string) => documents.each({ referrerId }),
    count: (referrerId: string) => referrals.countDocuments({ referrerId, state: 'counted' }),
    countSince: (referrerId: string, moment: Date) =>
      referrals.countDocuments({ referrerId, state: 'counted', signedUpAt: { $gt: moment } }),
    /** Iterates over rows whose reward is neither booked nor decided. */
    waiting: () => documents.each({ reward: 'waiting' }),
    booked: async (inviteeId: string) =>
      void (await referrals.updateOne({ _id: inviteeId }, { $set: { reward: 'booked' } })),
    /** Removes the row from lists and totals, unless its reward has changed in the meantime. */
    async decline(inviteeId: string, reason: DeclineReason): Promise<void> {
      const refused = { state: 'refused', reward: 'none', reason };
      await referrals.updateOne({ _id: inviteeId, reward: 'waiting' }, { $set: refused });
    },
    /** Puts the reward under review, unless it has changed in the meantime. */
    async toReview(inviteeId: string, reviewSince: Date): Promise<void> {
      await referrals.updateOne({ _id: inviteeId, reward: 'waiting' }, { $set: { reward: 'review', reviewSince } });
    },
    /** Lists the rewards under review, oldest first. */
    async underReview({ before, limit }: Page): Promise<ReferralRow[]> {
      const filter = { reward: 'review', ...afterCursor('reviewSince', before, 'oldest-first') };
      return documents.list(filter, { sort: { reviewSince: 1, _id: 1 }, limit });
    },
    /** Counts the rewards under review, up to `most`. */
    countUnderReview: (most: number) => referrals.countDocuments({ reward: 'review' }, { limit: most }),
    /** Only the first decision takes effect. Returns undefined if the reward is no longer under review. */
    async decide(inviteeId: string, review: Review): Promise<ReferralRow | undefined> {
      const outcome = review.decision === 'approved' ? { reward: 'waiting' } : { reward: 'none', state: 'declined' };
      return documents.update({ _id: inviteeId, reward: 'review' }, { $set: { ...outcome, review } });
    },
    /**
     * Removes the rows that identify the member as the invitee. Rows with a booked reward remain, because their ids no
     * longer identify a person.
     */
    removeUnbooked: async (inviteeId: string) =>
      void (await documents.remove({ _id: inviteeId, reward: { $ne: 'booked' } })),
    removeOf: async (referrerId: string) => void (await referrals.deleteMany({ referrerId })),
  };
}
