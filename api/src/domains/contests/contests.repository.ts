import { createDocuments } from '../../platform/documents';
import { createPending, type PendingOptions } from '../../platform/pending';
import { stampFields } from '../../platform/versions';
import { afterCursor, type DbPort, type Filter, type KeysetCursor } from '../../store';
import type { Contest } from './contest';
import { type ContestDocument, CONTESTS, toContest } from './contest-document';
import { changesListing } from './listing';

const MOST_OF_JUDGE = 100;
const MOST = 1000;
const NO_ENTRIES = { $or: [{ entryCount: { $exists: false } }, { entryCount: 0 }] };

export type ContestRepository = Awaited<ReturnType<typeof createContestRepository>>;

export async function createContestRepository(db: DbPort) {
  const contests = await createDocuments<ContestDocument, Contest>(db, {
    name: CONTESTS,
    indexes: [
      [{ resultsAt: 1 }, { sparse: true }],
      [{ 'terms.vote.until': 1 }, { sparse: true }],
      { judgeIds: 1, deadline: -1 },
      { deadline: 1 },
      { organisationId: 1, createdAt: -1, _id: -1 },
      { organisationId: 1, _id: 1 },
      { organisationId: 1, state: 1 },
    ],
    toDomain: toContest,
  });
  const { collection } = contests;
  const listBy = (field: string, range: Filter) =>
    contests.list({ [field]: range }, { sort: { [field]: 1 }, limit: MOST });
  return {
    find: (id: string) => contests.find(id),
    among: async (ids: readonly string[]) => [...(await contests.findAll(ids)).values()],
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
      return contests.update(
        { _id: id, version, ...(withoutEntries ? NO_ENTRIES : {}) },
        {
          $min,
          $set: { ...change, ...$set, ...(changesListing(change) ? { phase: null } : {}) },
          $inc: { version: 1 },
        },
      );
    },
    /** Lists contests whose results were published after a given time, oldest first. */
    listWithResultsSince: (moment: Date) => listBy('resultsAt', { $gt: moment }),
    /** Lists an organisation's contests with results, latest results first. */
    listWithResultsOf: (organisationId: string, limit: number) =>
      contests.list({ organisationId, resultsAt: { $exists: true } }, { sort: { resultsAt: -1 }, limit }),
    /** Lists contests whose vote ended within the given period. */
    listVotedBetween: (from: Date, to: Date) => listBy('terms.vote.until', { $gt: from, $lte: to }),
    /** Lists contests whose deadline is within the given period. */
    listEnded: (from: Date, to: Date) => listBy('deadline', { $gt: from, $lte: to }),
    /** Opens the outbox of contests with notifications that are due. */
    openNotices: ({ run, now }: Pick<PendingOptions<Contest>, 'run' | 'now'>) =>
      createPending(contests, { field: 'noticesSince', run, now }),
    /** Lists contests judged by a member, latest deadline first. */
    listOfJudge: (memberId: string) =>
      contests.list({ judgeIds: memberId }, { sort: { deadline: -1 }, limit: MOST_OF_JUDGE }),
    eraseJudge: async (memberId: string) =>
      void (await collection.updateMany(
        { judgeIds: memberId },
        { $pull: { judgeIds: memberId, guestIds: memberId, appointments: { memberId } } },
      )),
    /**
     * Reserves the number that follows `after` for an entry. This locks the criteria. Returns false if another entry
     * has taken the number first, or if the entrant has read different criteria.
     */
    async takeNumber(id: string, criteriaHash: string, { entryId, after }: { entryId: string; after: number }) {
      const open = { _id: id, 'terms.criteriaHash': criteriaHash, state: { $nin: ['draft', 'cancelled'] } };
      const { modifiedCount } = await collection.updateOne(
        { ...open, ...(after === 0 ? NO_ENTRIES : { entryCount: after }) },
        { $set: { entryCount: after + 1, lastEntryId: entryId } },
      );
      return modifiedCount === 1;
    },
    /** Returns false if the id is taken. */
    insert: ({ id, ...contest }: Contest) => contests.insert({ _id: id, ...contest }),
    /** Lists an organisation's contests, newest first. */
    listOfOrganisation(organisationId: string, before: KeysetCursor | undefined, limit: number): Promise<Contest[]> {
      const filter = { organisationId, ...afterCursor('createdAt', before, 'newest-first') };
      return contests.list(filter, { sort: { createdAt: -1, _id: -1 }, limit });
    },
    /** Yields all contests of an organisation, in no particular order. */
    allOf: (organisationId: string) => contests.each({ organisationId }),
    countDraftsOf: (organisationId: string) => collection.countDocuments({ organisationId, state: 'draft' }),
    /** Removes a draft. Returns false if it is no longer at the given version. */
    removeDraft: ({ id, version }: Contest) => contests.remove({ _id: id, version, state: 'draft' }),
    /** Removes a subject from the notifications that are due. */
    removeNotice: async (id: string, subject: string) =>
      void (await collection.updateOne({ _id: id }, { $pull: { notices: subject } })),
  };
}
