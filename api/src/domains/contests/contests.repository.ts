import { stampFields } from '../../platform/versions';
import { afterCursor, type DbPort, type Filter, insertIfAbsent, type KeysetCursor, readInPages } from '../../store';
import type { Contest } from './contest';
import { type ContestDocument, CONTESTS, toContest } from './contest-document';
import { changesListing } from './listing';
import { readAs } from './read-as';

const MOST_OF_JUDGE = 100;
const MOST = 1000;
const NO_ENTRIES = { $or: [{ entryCount: { $exists: false } }, { entryCount: 0 }] };

const { one, list, each } = readAs(toContest);

export type ContestRepository = Awaited<ReturnType<typeof createContestRepository>>;

export async function createContestRepository(db: DbPort) {
  const contests = db.collection<ContestDocument>(CONTESTS);
  await contests.createIndex({ resultsAt: 1 }, { sparse: true });
  await contests.createIndex({ 'terms.vote.until': 1 }, { sparse: true });
  await contests.createIndex({ judgeIds: 1, deadline: -1 });
  await contests.createIndex({ deadline: 1 });
  await contests.createIndex({ organisationId: 1, createdAt: -1, _id: -1 });
  await contests.createIndex({ organisationId: 1, _id: 1 });
  await contests.createIndex({ organisationId: 1, state: 1 });
  await contests.createIndex({ noticesSince: 1 }, { sparse: true });
  const listBy = (field: string, range: Filter, limit = MOST) =>
    list(
      contests
        .find({ [field]: range })
        .sort({ [field]: 1 })
        .limit(limit),
    );
  return {
    find: (id: string) => one(contests.findOne({ _id: id })),
    among: async (ids: readonly string[]) => (ids.length > 0 ? list(contests.find({ _id: { $in: [...ids] } })) : []),
    /**
     * Returns undefined if the version has changed or, with `withoutEntries`, if an entry has been submitted in the
     * meantime.
     */
    change: (
      { id, version }: Contest,
      change: Partial<Contest>,
      { withoutEntries = false }: { withoutEntries?: boolean } = {},
    ): Promise<Contest | undefined> => {
      const { $set, $min } = stampFields(version, Object.keys(change));
      return one(
        contests.findOneAndUpdate(
          { _id: id, version, ...(withoutEntries ? NO_ENTRIES : {}) },
          {
            $min,
            $set: { ...change, ...$set, ...(changesListing(change) ? { phase: null } : {}) },
            $inc: { version: 1 },
          },
          { returnDocument: 'after' },
        ),
      );
    },
    /** Lists contests whose results were published after a given time, oldest first. */
    listWithResultsSince: (moment: Date) => listBy('resultsAt', { $gt: moment }),
    /** Lists contests whose vote ended within the given period. */
    listVotedBetween: (from: Date, to: Date) => listBy('terms.vote.until', { $gt: from, $lte: to }),
    /** Lists contests whose deadline is within the given period. */
    listEnded: (from: Date, to: Date) => listBy('deadline', { $gt: from, $lte: to }),
    /** Lists contests with notifications due before a given time. */
    listNotifying: (before: Date, limit: number) => listBy('noticesSince', { $lte: before }, limit),
    /** Lists contests judged by a member, latest deadline first. */
    listOfJudge: (memberId: string) =>
      list(contests.find({ judgeIds: memberId }).sort({ deadline: -1 }).limit(MOST_OF_JUDGE)),
    eraseJudge: async (memberId: string) =>
      void (await contests.updateMany(
        { judgeIds: memberId },
        { $pull: { judgeIds: memberId, appointments: { memberId } } },
      )),
    /**
     * Reserves the number that follows `after` for an entry. This locks the criteria. Returns false if another entry
     * has taken the number first, or if the entrant has read different criteria.
     */
    async takeNumber(id: string, criteriaHash: string, { entryId, after }: { entryId: string; after: number }) {
      const open = { _id: id, 'terms.criteriaHash': criteriaHash, state: { $nin: ['draft', 'cancelled'] } };
      const { modifiedCount } = await contests.updateOne(
        { ...open, ...(after === 0 ? NO_ENTRIES : { entryCount: after }) },
        { $set: { entryCount: after + 1, lastEntryId: entryId } },
      );
      return modifiedCount === 1;
    },
    /** Returns false if the id is taken. */
    insert: ({ id, ...contest }: Contest) => insertIfAbsent(contests, { _id: id, ...contest }),
    /** Lists an organisation's contests, newest first. */
    listOfOrganisation(organisationId: string, before: KeysetCursor | undefined, limit: number): Promise<Contest[]> {
      const filter = { organisationId, ...afterCursor('createdAt', before, 'newest-first') };
      return list(contests.find(filter).sort({ createdAt: -1, _id: -1 }).limit(limit));
    },
    /** Yields all contests of an organisation, in no particular order. */
    allOf: (organisationId: string) => each(readInPages(contests, { organisationId })),
    countDraftsOf: (organisationId: string) => contests.countDocuments({ organisationId, state: 'draft' }),
    /** Removes a draft. Returns false if it is no longer at the given version. */
    removeDraft: async ({ id, version }: Contest) =>
      (await contests.deleteOne({ _id: id, version, state: 'draft' })).deletedCount === 1,
    /** Removes a subject from the notifications that are due. */
    async clearNotice(id: string, subject: string): Promise<void> {
      await contests.updateOne({ _id: id }, { $pull: { notices: subject } });
      await contests.updateOne({ _id: id, notices: { $size: 0 } }, { $unset: { noticesSince: '', notices: '' } });
    },
  };
}
