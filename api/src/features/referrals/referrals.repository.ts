import { behind, type CollectionPort, type DbPort, inPages, insertNew, type Place } from '../../store';
import type { ReferralRow, RefusalReason, Review } from './referral';

type ReferralDocument = Omit<ReferralRow, 'inviteeId'> & { _id: string };

export interface ReferralRepository {
  /** False when the person was invited by somebody already. */
  insert(row: ReferralRow): Promise<boolean>;
  find(inviteeId: string): Promise<ReferralRow | undefined>;
  /** Those that count, newest first, behind a place in this order. */
  list(referrerId: string, before: Place | undefined, limit: number): Promise<ReferralRow[]>;
  allOf(referrerId: string): AsyncIterable<ReferralRow>;
  count(referrerId: string): Promise<number>;
  countSince(referrerId: string, moment: Date): Promise<number>;
  /** Those that staff declined, newest first. */
  declined(referrerId: string, limit: number): Promise<ReferralRow[]>;
  /** Those without a reward yet, in pages. */
  waiting(): AsyncIterable<ReferralRow>;
  booked(inviteeId: string): Promise<void>;
  /** Takes the row out of lists and totals, unless something became of the reward meanwhile. */
  refuse(inviteeId: string, reason: RefusalReason): Promise<void>;
  /** Leaves the reward to staff, unless something became of it meanwhile. */
  toReview(inviteeId: string, since: Date): Promise<void>;
  /** Those that wait for staff, the longest first. */
  underReview(after: Place | undefined, limit: number): Promise<ReferralRow[]>;
  /** The row as decided; nothing where the reward does not wait for staff any more. */
  decide(inviteeId: string, review: Review): Promise<ReferralRow | undefined>;
  /**
   * What somebody is named in as the invited person, unless the reward is booked: then the row names an id of nobody.
   */
  removeUnbooked(inviteeId: string): Promise<void>;
  removeOf(referrerId: string): Promise<void>;
}

export const REFERRALS = 'referrals';

const toRow = ({ _id, ...row }: ReferralDocument): ReferralRow => ({ inviteeId: _id, ...row });

/** A reward leaves the review once: whoever decides second finds it gone. */
function reviewsIn(referrals: CollectionPort<ReferralDocument>) {
  return {
    toReview: async (inviteeId: string, since: Date) =>
      void (await referrals.updateOne(
        { _id: inviteeId, reward: 'waiting' },
        { $set: { reward: 'review', reviewSince: since } },
      )),
    underReview: async (after: Place | undefined, limit: number) =>
      (
        await referrals
          .find({ reward: 'review', ...behind('reviewSince', after, 'oldest-first') })
          .sort({ reviewSince: 1, _id: 1 })
          .limit(limit)
          .toArray()
      ).map(toRow),
    async decide(inviteeId: string, review: Review) {
      const outcome =
        review.decision === 'approved'
          ? { reward: 'waiting' as const }
          : { reward: 'none' as const, state: 'declined' as const };
      const document = await referrals.findOneAndUpdate(
        { _id: inviteeId, reward: 'review' },
        { $set: { ...outcome, review } },
        { returnDocument: 'after' },
      );
      return document ? toRow(document) : undefined;
    },
  };
}

export async function createReferralRepository(db: DbPort): Promise<ReferralRepository> {
  const referrals = db.collection<ReferralDocument>(REFERRALS);
  await referrals.createIndex({ referrerId: 1, state: 1, signedUpAt: -1, _id: -1 });
  await referrals.createIndex({ referrerId: 1, _id: 1 });
  await referrals.createIndex({ reward: 1, _id: 1 });
  await referrals.createIndex({ reward: 1, reviewSince: 1, _id: 1 });

  return {
    insert: ({ inviteeId, ...row }) => insertNew(referrals, { _id: inviteeId, ...row }),
    async find(inviteeId) {
      const found = await referrals.findOne({ _id: inviteeId });
      return found ? toRow(found) : undefined;
    },
    async list(referrerId, before, limit) {
      const counted = { referrerId, state: 'counted', ...behind('signedUpAt', before, 'newest-first') };
      return (await referrals.find(counted).sort({ signedUpAt: -1, _id: -1 }).limit(limit).toArray()).map(toRow);
    },
    async *allOf(referrerId) {
      for await (const document of inPages(referrals, { referrerId })) yield toRow(document);
    },
    count: (referrerId) => referrals.countDocuments({ referrerId, state: 'counted' }),
    countSince: (referrerId, moment) =>
      referrals.countDocuments({ referrerId, state: 'counted', signedUpAt: { $gt: moment } }),
    declined: async (referrerId, limit) =>
      (
        await referrals.find({ referrerId, state: 'declined' }).sort({ signedUpAt: -1, _id: -1 }).limit(limit).toArray()
      ).map(toRow),
    async *waiting() {
      for await (const document of inPages(referrals, { reward: 'waiting' })) yield toRow(document);
    },
    booked: async (inviteeId) => void (await referrals.updateOne({ _id: inviteeId }, { $set: { reward: 'booked' } })),
    refuse: async (inviteeId, reason) =>
      void (await referrals.updateOne(
        { _id: inviteeId, reward: 'waiting' },
        { $set: { state: 'refused', reward: 'none', reason } },
      )),
    ...reviewsIn(referrals),
    removeUnbooked: async (inviteeId) =>
      void (await referrals.deleteOne({ _id: inviteeId, reward: { $ne: 'booked' } })),
    removeOf: async (referrerId) => void (await referrals.deleteMany({ referrerId })),
  };
}
