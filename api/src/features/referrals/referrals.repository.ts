import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
} from '../../store';
import type { DeclineReason, ReferralRow, Review } from './referral';

type ReferralDocument = Omit<ReferralRow, 'inviteeId'> & { _id: string };

export interface ReferralRepository {
  /** Returns false if the person has already been invited. */
  insert(row: ReferralRow): Promise<boolean>;
  find(inviteeId: string): Promise<ReferralRow | undefined>;
  /** Lists counted rows after a cursor, newest first. */
  list(referrerId: string, before: KeysetCursor | undefined, limit: number): Promise<ReferralRow[]>;
  listOfMember(referrerId: string): AsyncIterable<ReferralRow>;
  count(referrerId: string): Promise<number>;
  countSince(referrerId: string, moment: Date): Promise<number>;
  /** Lists the rows that staff have declined, newest first. */
  declined(referrerId: string, limit: number): Promise<ReferralRow[]>;
  /** Iterates over rows whose reward is neither booked nor decided. */
  waiting(): AsyncIterable<ReferralRow>;
  booked(inviteeId: string): Promise<void>;
  /** Removes the row from lists and totals, unless its reward has changed in the meantime. */
  decline(inviteeId: string, reason: DeclineReason): Promise<void>;
  /** Puts the reward under review, unless it has changed in the meantime. */
  toReview(inviteeId: string, since: Date): Promise<void>;
  /** Lists the rewards under review, oldest first. */
  underReview(after: KeysetCursor | undefined, limit: number): Promise<ReferralRow[]>;
  /** Counts the rewards under review, up to `most`. */
  countUnderReview(most: number): Promise<number>;
  /** Returns the decided row, or undefined if the reward is no longer under review. */
  decide(inviteeId: string, review: Review): Promise<ReferralRow | undefined>;
  /**
   * Removes the rows that identify the member as the invitee. Rows with a booked reward remain, because their ids no
   * longer identify a person.
   */
  removeUnbooked(inviteeId: string): Promise<void>;
  removeOf(referrerId: string): Promise<void>;
}

export const REFERRALS = 'referrals';

const toRow = ({ _id, ...row }: ReferralDocument): ReferralRow => ({ inviteeId: _id, ...row });

/** Only the first decision about a reward under review takes effect. */
function reviewsIn(referrals: CollectionPort<ReferralDocument>) {
  return {
    toReview: async (inviteeId: string, since: Date) =>
      void (await referrals.updateOne(
        { _id: inviteeId, reward: 'waiting' },
        { $set: { reward: 'review', reviewSince: since } },
      )),
    underReview: async (after: KeysetCursor | undefined, limit: number) =>
      (
        await referrals
          .find({ reward: 'review', ...afterCursor('reviewSince', after, 'oldest-first') })
          .sort({ reviewSince: 1, _id: 1 })
          .limit(limit)
          .toArray()
      ).map(toRow),
    countUnderReview: (most: number) => referrals.countDocuments({ reward: 'review' }, { limit: most }),
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
    insert: ({ inviteeId, ...row }) => insertIfAbsent(referrals, { _id: inviteeId, ...row }),
    async find(inviteeId) {
      const found = await referrals.findOne({ _id: inviteeId });
      return found ? toRow(found) : undefined;
    },
    async list(referrerId, before, limit) {
      const counted = { referrerId, state: 'counted', ...afterCursor('signedUpAt', before, 'newest-first') };
      return (await referrals.find(counted).sort({ signedUpAt: -1, _id: -1 }).limit(limit).toArray()).map(toRow);
    },
    async *listOfMember(referrerId) {
      for await (const document of readInPages(referrals, { referrerId })) yield toRow(document);
    },
    count: (referrerId) => referrals.countDocuments({ referrerId, state: 'counted' }),
    countSince: (referrerId, moment) =>
      referrals.countDocuments({ referrerId, state: 'counted', signedUpAt: { $gt: moment } }),
    declined: async (referrerId, limit) =>
      (
        await referrals.find({ referrerId, state: 'declined' }).sort({ signedUpAt: -1, _id: -1 }).limit(limit).toArray()
      ).map(toRow),
    async *waiting() {
      for await (const document of readInPages(referrals, { reward: 'waiting' })) yield toRow(document);
    },
    booked: async (inviteeId) => void (await referrals.updateOne({ _id: inviteeId }, { $set: { reward: 'booked' } })),
    decline: async (inviteeId, reason) =>
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
