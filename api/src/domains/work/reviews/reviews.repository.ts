import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { ERASED } from '../../../platform/people';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';
import type { ReviewAnswer, StoredReview, Suspicion } from './review';

/** `unsettledSince` marks what a write is followed by: showing the review, figures and notifications. */
type ReviewDocument = Omit<StoredReview, 'id'> & { _id: string; unsettledSince?: Date };

const DUE_AT_ONCE = 100;

export async function createReviewRepository(db: DbPort) {
  const reviews = await createDocuments<ReviewDocument, StoredReview>(db, {
    name: 'project_reviews',
    indexes: [
      { subjectKey: 1, state: 1, shownAt: -1, _id: -1 },
      { subjectKey: 1, _id: 1 },
      { authorKey: 1, subjectKey: 1, as: 1 },
      { authorKey: 1, _id: 1 },
      { writerId: 1, _id: 1 },
      [{ 'answer.by': 1, _id: 1 }, { sparse: true }],
      { state: 1, showsAt: 1 },
      { as: 1, state: 1, isHeld: 1, _id: 1 },
    ],
    toDomain: ({ _id, unsettledSince: _, ...review }) => ({ id: _id, ...review }),
  });
  const { collection, update } = reviews;

  return {
    find: (id: string) => reviews.find(id),
    /** Returns false if the side already has a review. */
    insert: ({ id, ...review }: StoredReview) =>
      reviews.insert({ _id: id, ...review, unsettledSince: review.writtenAt }),
    /** Changes a review that is not shown yet; otherwise returns undefined. */
    edit: (id: string, change: Pick<StoredReview, 'scores' | 'text' | 'writerId'>) =>
      update({ _id: id, state: 'blind' }, { $set: change }),
    /** Removes a review that is not shown yet; otherwise returns false. */
    withdraw: (id: string) => reviews.remove({ _id: id, state: 'blind' }),
    /** Shows a blind review; returns undefined if it is not blind. */
    show: (id: string, suspicions: readonly Suspicion[], at: Date) =>
      update(
        { _id: id, state: 'blind' },
        { $set: { state: 'shown', shownAt: at, suspicions, isHeld: suspicions.length > 0, unsettledSince: at } },
      ),
    /** Sets the answer to a shown review; null removes it. */
    answer: (id: string, answer: ReviewAnswer | null) =>
      update({ _id: id, state: 'shown', 'answer.isRemoved': { $ne: true } }, { $set: { answer } }),

    /** Carries out a moderator's decision. */
    moderate: (id: string, change: Partial<Pick<StoredReview, 'state' | 'isHeld'>>, at: Date) =>
      update({ _id: id, state: { $ne: 'blind' } }, { $set: { ...change, unsettledSince: at } }),
    moderateAnswer: (id: string, isRemoved: boolean) =>
      update({ _id: id, answer: { $ne: null } }, { $set: { 'answer.isRemoved': isRemoved } }),

    openUnsettled: ({ run, now }: Pick<PendingOptions<StoredReview>, 'run' | 'now'>) =>
      createPending(reviews, { field: 'unsettledSince', run, now }),
    listDue: (now: Date) =>
      reviews.list({ state: 'blind', showsAt: { $lte: now } }, { sort: { showsAt: 1 }, limit: DUE_AT_ONCE }),

    /** Lists the shown reviews of a party, newest first. */
    list: (subjectKey: string, { before, limit }: { before: KeysetCursor | undefined; limit: number }) =>
      reviews.list(
        { subjectKey, state: 'shown', ...afterCursor('shownAt', before, 'newest-first') },
        { sort: { shownAt: -1, _id: -1 }, limit },
      ),
    /** Whether the author has reviewed the subject on this side of any project. */
    hasReviewed: async (authorKey: string, subjectKey: string, as: StoredReview['as']) =>
      (await collection.countDocuments({ authorKey, subjectKey, as }, { limit: 1 })) > 0,

    /** Yields the counted reviews of sellers that were shown since the given time. */
    async *countedOfSellers(since: Date) {
      const counted = { as: 'seller', state: 'shown', isHeld: false, shownAt: { $gte: since } };
      yield* reviews.each(counted);
    },

    ofAuthor: (authorKey: string) => reviews.each({ authorKey }),
    ofSubject: (subjectKey: string) => reviews.each({ subjectKey }),
    ofWriter: (writerId: string) => reviews.each({ writerId }),
    answeredBy: (memberId: string) => reviews.each({ 'answer.by': memberId }),

    remove: (id: string) => reviews.remove(id),
    /** Removes the author and the words of a shown review. The scores stay with the reviewed. */
    forgetAuthor: async (id: string) =>
      void (await update(
        { _id: id },
        { $set: { authorKey: `erased:${id}`, writerId: ERASED, text: '', suspicions: [] } },
      )),
    forgetWriter: async (id: string) => void (await update({ _id: id }, { $set: { writerId: ERASED } })),
    forgetAnswerer: async (id: string) => void (await update({ _id: id }, { $set: { 'answer.by': ERASED } })),
  };
}

export type ReviewRepository = Awaited<ReturnType<typeof createReviewRepository>>;
