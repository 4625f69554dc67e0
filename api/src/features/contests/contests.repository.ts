import { afterCursor, type DbPort, insertIfAbsent, type KeysetCursor, readInPages } from '../../store';
import type { Contest } from './contest';
import { type ContestDocument, CONTESTS, toContest } from './contest-document';
import { changesListing } from './listing';

export interface ContestRepository {
  find(id: string): Promise<Contest | undefined>;
  among(ids: readonly string[]): Promise<Contest[]>;
  /** Lists contests whose results were published after a given time, oldest first. */
  listWithResultsSince(moment: Date): Promise<Contest[]>;
  /** Lists contests whose vote ended within a period. */
  listVotedBetween(from: Date, to: Date): Promise<Contest[]>;
  /** Lists contests judged by a member, latest deadline first. */
  listOfJudge(memberId: string): Promise<Contest[]>;
  /** Lists contests whose deadline is within a period. */
  listEnded(from: Date, to: Date): Promise<Contest[]>;
  eraseJudge(memberId: string): Promise<void>;
  /**
   * Reserves the number that follows `after` for an entry. This locks the criteria. Returns false if another entry has
   * taken the number first, or if the entrant has read different criteria.
   */
  takeNumber(id: string, criteriaHash: string, next: { entryId: string; after: number }): Promise<boolean>;
  /** Returns false if the id is taken. */
  insert(contest: Contest): Promise<boolean>;
  /**
   * Returns undefined if the version has changed or, with `withoutEntries`, if an entry has been submitted in the
   * meantime.
   */
  change(before: Contest, change: Partial<Contest>, only?: { withoutEntries?: boolean }): Promise<Contest | undefined>;
  /** Lists an organisation's contests, newest first. */
  listOfOrganisation(
    organisationId: string,
    page: { before: KeysetCursor | undefined; limit: number },
  ): Promise<Contest[]>;
  /** Yields all contests of an organisation, in no particular order. */
  allOf(organisationId: string): AsyncIterable<Contest>;
  countDraftsOf(organisationId: string): Promise<number>;
  /** Returns false unless the draft has this version. */
  removeDraft(draft: Contest): Promise<boolean>;
  /** Lists contests with notifications due before a given time. */
  listNotifying(before: Date, limit: number): Promise<Contest[]>;
  /** Removes a subject from the notifications that are due. */
  clearNotice(id: string, subject: string): Promise<void>;
}

const MOST = 100;
const MOST_RECENT = 1000;
const MOST_ENDED = 1000;
const NO_ENTRIES = { $or: [{ entryCount: { $exists: false } }, { entryCount: 0 }] };

export async function createContestRepository(db: DbPort): Promise<ContestRepository> {
  const contests = db.collection<ContestDocument>(CONTESTS);
  await contests.createIndex({ resultsAt: 1 }, { sparse: true });
  await contests.createIndex({ 'terms.vote.until': 1 }, { sparse: true });
  await contests.createIndex({ judgeIds: 1, deadline: -1 });
  await contests.createIndex({ deadline: 1 });
  await contests.createIndex({ organisationId: 1, createdAt: -1, _id: -1 });
  await contests.createIndex({ organisationId: 1, _id: 1 });
  await contests.createIndex({ organisationId: 1, state: 1 });
  await contests.createIndex({ noticesSince: 1 }, { sparse: true });
  return {
    async find(id) {
      const found = await contests.findOne({ _id: id });
      return found ? toContest(found) : undefined;
    },
    async among(ids) {
      if (ids.length === 0) return [];
      return (await contests.find({ _id: { $in: [...ids] } }).toArray()).map(toContest);
    },
    async change({ id, version }, change, { withoutEntries = false } = {}) {
      const document = await contests.findOneAndUpdate(
        { _id: id, version, ...(withoutEntries ? NO_ENTRIES : {}) },
        { $set: { ...change, ...(changesListing(change) ? { phase: null } : {}) }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return document ? toContest(document) : undefined;
    },
    listWithResultsSince: async (moment) =>
      (
        await contests
          .find({ resultsAt: { $gt: moment } })
          .sort({ resultsAt: 1 })
          .limit(MOST_RECENT)
          .toArray()
      ).map(toContest),
    listVotedBetween: async (from, to) =>
      (
        await contests
          .find({ 'terms.vote.until': { $gt: from, $lte: to } })
          .sort({ 'terms.vote.until': 1 })
          .limit(MOST_RECENT)
          .toArray()
      ).map(toContest),
    listOfJudge: async (memberId) =>
      (await contests.find({ judgeIds: memberId }).sort({ deadline: -1 }).limit(MOST).toArray()).map(toContest),
    listEnded: async (from, to) =>
      (
        await contests
          .find({ deadline: { $gt: from, $lte: to } })
          .sort({ deadline: 1 })
          .limit(MOST_ENDED)
          .toArray()
      ).map(toContest),
    eraseJudge: async (memberId) =>
      void (await contests.updateMany({ judgeIds: memberId }, { $pull: { judgeIds: memberId } })),
    async takeNumber(id, criteriaHash, { entryId, after }) {
      const open = { _id: id, 'terms.criteriaHash': criteriaHash, state: { $nin: ['draft', 'cancelled'] } };
      const { modifiedCount } = await contests.updateOne(
        { ...open, ...(after === 0 ? NO_ENTRIES : { entryCount: after }) },
        { $set: { entryCount: after + 1, lastEntryId: entryId } },
      );
      return modifiedCount === 1;
    },
    insert: ({ id, ...contest }) => insertIfAbsent(contests, { _id: id, ...contest }),
    async listOfOrganisation(organisationId, { before, limit }) {
      const found = contests
        .find({ organisationId, ...afterCursor('createdAt', before, 'newest-first') })
        .sort({ createdAt: -1, _id: -1 })
        .limit(limit);
      return (await found.toArray()).map(toContest);
    },
    async *allOf(organisationId) {
      for await (const document of readInPages(contests, { organisationId })) yield toContest(document);
    },
    countDraftsOf: (organisationId) => contests.countDocuments({ organisationId, state: 'draft' }),
    removeDraft: async ({ id, version }) =>
      (await contests.deleteOne({ _id: id, version, state: 'draft' })).deletedCount === 1,
    async listNotifying(before, limit) {
      const found = contests
        .find({ noticesSince: { $lte: before } })
        .sort({ noticesSince: 1 })
        .limit(limit);
      return (await found.toArray()).map(toContest);
    },
    async clearNotice(id, subject) {
      await contests.updateOne({ _id: id }, { $pull: { notices: subject } });
      await contests.updateOne({ _id: id, notices: { $size: 0 } }, { $unset: { noticesSince: '', notices: '' } });
    },
  };
}
