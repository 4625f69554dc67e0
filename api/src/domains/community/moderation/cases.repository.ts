import type { CaseList, CaseState } from '@verse/api-contract/community/moderation.values';
import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { afterCursor, type DbPort, type KeysetCursor } from '../../../store';
import type { Case, Report } from './case';

type CaseDocument = Omit<Case, 'id'> & {
  _id: string;
  /** List in which the case appears; derived from `state`. */
  stage: Stage;
  /** Time of a decision that has not been carried out yet. Set in the same update as the decision. */
  undoneSince?: Date;
};
type ReportDocument = Report & { _id: string };
type Stage = 'waiting' | 'decided';

export type CaseRepository = Awaited<ReturnType<typeof createCaseRepository>>;

const MOST_UNFINISHED = 500;
const CLOSED: readonly CaseState[] = ['kept', 'warned', 'removed', 'upheld', 'restored'];
export const isWaiting = (list: CaseList): boolean => list === 'open' || list === 'appealed';
const toReportId = (reporterId: string, caseId: string) => `${reporterId} ${caseId}`;
const toStage = (state: CaseState): Stage => (CLOSED.includes(state) ? 'decided' : 'waiting');

const openCases = (db: DbPort) =>
  createDocuments<CaseDocument, Case>(db, {
    name: 'moderation_cases',
    indexes: [
      { state: 1, openedAt: 1, _id: 1 },
      { state: 1, changedAt: 1 },
      { stage: 1, changedAt: -1, _id: -1 },
      { decidedBy: 1, changedAt: -1, _id: -1 },
      { authorId: 1, _id: 1 },
      { authorId: 1, changedAt: -1, _id: -1 },
    ],
    toDomain: ({ _id, undoneSince: _, stage: __, ...one }) => ({ id: _id, ...one }),
  });

async function createReportRepository(db: DbPort) {
  const reports = await createDocuments<ReportDocument, Report>(db, {
    name: 'reports',
    indexes: [
      { caseId: 1, _id: 1 },
      { reporterId: 1, _id: 1 },
      { reporterId: 1, at: -1, _id: -1 },
    ],
    toDomain: ({ _id: _, ...report }) => report,
  });
  const { collection } = reports;
  return {
    /** Returns false if the reporter has already reported this case. */
    report: (report: Report) => reports.insert({ _id: toReportId(report.reporterId, report.caseId), ...report }),
    reportsOf: (caseId: string, limit: number) => reports.list({ caseId }, { sort: { _id: 1 }, limit }),
    countReports: (caseId: string) => collection.countDocuments({ caseId }),
    allReportsOf: (caseId: string) => reports.each({ caseId }),
    hasReported: async (caseId: string, memberId: string) =>
      (await reports.find(toReportId(memberId, caseId))) !== undefined,
    reportsBy: (reporterId: string) => reports.each({ reporterId }),
    listReportsBy: (reporterId: string, limit: number) =>
      reports.list({ reporterId }, { sort: { at: -1, _id: -1 }, limit }),
    countReportsBy: (reporterId: string) => collection.countDocuments({ reporterId }),
    removeReportsOf: async (caseId: string) => void (await collection.deleteMany({ caseId })),
    removeReportsBy: async (reporterId: string) => void (await collection.deleteMany({ reporterId })),
  };
}

export async function createCaseRepository(db: DbPort) {
  const documents = await openCases(db);
  const cases = documents.collection;
  const reports = await createReportRepository(db);

  return {
    ...reports,
    find: (id: string) => documents.find(id),
    among: async (ids: readonly string[]) => [...(await documents.findAll(ids)).values()],
    /** Returns false if the case already exists. */
    insert: ({ id, ...one }: Case) => documents.insert({ _id: id, ...one, stage: toStage(one.state) }),
    /**
     * Returns undefined if the case's version has changed.
     *
     * @param mustCarryOut whether the decision must still be carried out
     */
    change: ({ id, version }: Case, change: Partial<Case>, mustCarryOut: boolean): Promise<Case | undefined> =>
      documents.update(
        { _id: id, version },
        {
          $set: {
            ...change,
            ...(change.state ? { stage: toStage(change.state) } : {}),
            ...(mustCarryOut ? { undoneSince: change.changedAt } : {}),
          },
          $inc: { version: 1 },
        },
      ),
    /** Opens the outbox of decisions that have not been carried out yet. */
    openUndone: ({ run, now }: Pick<PendingOptions<Case>, 'run' | 'now'>) =>
      createPending(documents, { field: 'undoneSince', run, now, atOnce: MOST_UNFINISHED }),
    /** Lists undecided cases oldest first, and decided cases newest first. */
    async list(list: CaseList, moderatorId: string, page: { before: KeysetCursor | undefined; limit: number }) {
      const { before, limit } = page;
      if (isWaiting(list)) {
        const waiting = { state: list, ...afterCursor('openedAt', before, 'oldest-first') };
        return documents.list(waiting, { sort: { openedAt: 1, _id: 1 }, limit });
      }
      const which = list === 'mine' ? { decidedBy: moderatorId } : { stage: 'decided' };
      const decided = { ...which, ...afterCursor('changedAt', before, 'newest-first') };
      return documents.list(decided, { sort: { changedAt: -1, _id: -1 }, limit });
    },
    /** Returns since when the oldest undecided report or appeal has waited. */
    async findOldestWaiting(): Promise<Date | undefined> {
      const oldest = await Promise.all(
        (['open', 'appealed'] as const).map((state) =>
          documents.list({ state }, { sort: { openedAt: 1, _id: 1 }, limit: 1 }),
        ),
      );
      return oldest
        .flat()
        .map(({ openedAt }) => openedAt)
        .toSorted((one, other) => Number(one) - Number(other))[0];
    },
    /** Counts appeals that have waited since `until` or longer, up to `most`. */
    countAppealsUntil: (until: Date, most: number) =>
      cases.countDocuments({ state: 'appealed', openedAt: { $lte: until } }, { limit: most }),
    /** Counts undecided reports and appeals, up to `most`. */
    countWaiting: (most: number) => cases.countDocuments({ stage: 'waiting' }, { limit: most }),
    listOfAuthor: (authorId: string): AsyncIterable<Case> => documents.each({ authorId }),
    /** Lists the author's cases, most recently changed first. */
    listLatestOf: (authorId: string, limit: number) =>
      documents.list({ authorId }, { sort: { changedAt: -1, _id: -1 }, limit }),
    /** Lists the author's decided cases, most recently decided first. */
    listDecided: async (authorId: string, limit: number) =>
      (await documents.list({ authorId }, { sort: { changedAt: -1, _id: -1 }, limit })).filter(
        ({ verdict }) => verdict !== null,
      ),
    /** Erases the copied content of cases decided before the given date; returns the number of cases affected. */
    async eraseTexts(until: Date): Promise<number> {
      let erased = 0;
      for (const state of CLOSED) {
        const { modifiedCount } = await cases.updateMany(
          { state, changedAt: { $lte: until } },
          { $set: { text: null }, $unset: { entries: '' } },
        );
        erased += modifiedCount;
      }
      return erased;
    },
    /** Removes the cases about an author's content, with their reports. */
    async removeOf(authorId: string): Promise<void> {
      for await (const { id } of documents.each({ authorId })) {
        await reports.removeReportsOf(id);
        await documents.remove(id);
      }
    },
    /** Deletes the copied messages of other members, but keeps the author's own. */
    async eraseOthersMessages(id: string): Promise<void> {
      const others = { $pull: { entries: { isAuthors: false } } };
      await cases.updateOne({ _id: id, entries: { $exists: true } }, others);
    },
  };
}
