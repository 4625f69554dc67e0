import type { CaseList, CaseState } from '@verse/api-contract/moderation';
import { behind, type CollectionPort, type DbPort, inPages, insertNew, type Place } from '../../store';
import type { Case, Report } from './case';

type CaseDocument = Omit<Case, 'id'> & {
  _id: string;
  /** In which of the two lists it stands. Follows the state. */
  stage: Stage;
  /** What was decided is not done yet. Set by the same write that decides. */
  undoneSince?: Date;
};
type ReportDocument = Report & { _id: string };
type Stage = 'waiting' | 'decided';

/** Where a list of cases goes on, and how long it is. */
interface Part {
  after: Place | undefined;
  limit: number;
}

/** What one moderator asks for. */
export interface CaseListing extends Part {
  list: CaseList;
  moderatorId: string;
}

export interface CaseRepository {
  find(id: string): Promise<Case | undefined>;
  among(ids: readonly string[]): Promise<Case[]>;
  /** False where there is one. */
  insert(one: Case): Promise<boolean>;
  /** Nothing when it has another version by now. `isUndone` marks that something follows from it. */
  change(before: Case, change: Partial<Case>, isUndone: boolean): Promise<Case | undefined>;
  /** What followed from this version is done. */
  done(one: Case): Promise<void>;
  undone(until: Date): Promise<Case[]>;
  /** What waits: the longest first. What is decided: the last first. */
  list(listing: CaseListing): Promise<Case[]>;
  ofAuthor(authorId: string): AsyncIterable<Case>;
  /** The last decided first. */
  decidedOf(authorId: string, limit: number): Promise<Case[]>;
  /** Copies of what was decided so long ago. */
  forgetTexts(decidedUntil: Date): Promise<number>;
  removeOf(authorId: string): Promise<void>;

  /** False where this person has reported it already. */
  report(report: Report): Promise<boolean>;
  reportsOf(caseId: string, limit: number): Promise<Report[]>;
  countReports(caseId: string): Promise<number>;
  reporters(caseId: string): AsyncIterable<string>;
  hasReported(caseId: string, memberId: string): Promise<boolean>;
  reportsBy(memberId: string): AsyncIterable<Report>;
  countReportsBy(memberId: string): Promise<number>;
  removeReportsBy(memberId: string): Promise<void>;
}

const MOST_UNDONE = 500;
const CLOSED: readonly CaseState[] = ['kept', 'warned', 'removed', 'upheld', 'restored'];
const reportId = (reporterId: string, caseId: string) => `${reporterId} ${caseId}`;
const stageOf = (state: CaseState): Stage => (CLOSED.includes(state) ? 'decided' : 'waiting');
const toCase = ({ _id, undoneSince: _, stage: __, ...one }: CaseDocument): Case => ({ id: _id, ...one });
const toReport = ({ _id: _, ...report }: ReportDocument): Report => report;

async function openCases(db: DbPort) {
  const cases = db.collection<CaseDocument>('moderation_cases');
  await cases.createIndex({ state: 1, openedAt: 1, _id: 1 });
  await cases.createIndex({ state: 1, changedAt: 1 });
  await cases.createIndex({ stage: 1, changedAt: -1, _id: -1 });
  await cases.createIndex({ decidedBy: 1, changedAt: -1, _id: -1 });
  await cases.createIndex({ authorId: 1, _id: 1 });
  await cases.createIndex({ authorId: 1, changedAt: -1, _id: -1 });
  await cases.createIndex({ undoneSince: 1 }, { sparse: true });
  return cases;
}

async function openReports(db: DbPort) {
  const reports = db.collection<ReportDocument>('reports');
  await reports.createIndex({ caseId: 1, _id: 1 });
  await reports.createIndex({ reporterId: 1, _id: 1 });
  return reports;
}

async function reportsIn(db: DbPort) {
  const reports = await openReports(db);
  return {
    report: (report: Report) => insertNew(reports, { _id: reportId(report.reporterId, report.caseId), ...report }),
    reportsOf: async (caseId: string, limit: number) =>
      (await reports.find({ caseId }).sort({ _id: 1 }).limit(limit).toArray()).map(toReport),
    countReports: (caseId: string) => reports.countDocuments({ caseId }),
    async *reporters(caseId: string) {
      for await (const { reporterId } of inPages(reports, { caseId })) yield reporterId;
    },
    hasReported: async (caseId: string, memberId: string) =>
      (await reports.findOne({ _id: reportId(memberId, caseId) })) !== null,
    async *reportsBy(reporterId: string) {
      for await (const document of inPages(reports, { reporterId })) yield toReport(document);
    },
    countReportsBy: (reporterId: string) => reports.countDocuments({ reporterId }),
    removeReportsBy: async (reporterId: string) => void (await reports.deleteMany({ reporterId })),
  };
}

function listed(cases: CollectionPort<CaseDocument>, { list, moderatorId, after }: CaseListing) {
  if (list === 'open' || list === 'appealed')
    return cases.find({ state: list, ...behind('openedAt', after, 'oldest-first') }).sort({ openedAt: 1, _id: 1 });
  const which = list === 'mine' ? { decidedBy: moderatorId } : { stage: 'decided' };
  return cases.find({ ...which, ...behind('changedAt', after, 'newest-first') }).sort({ changedAt: -1, _id: -1 });
}

export async function createCaseRepository(db: DbPort): Promise<CaseRepository> {
  const cases = await openCases(db);
  return {
    ...(await reportsIn(db)),
    async find(id) {
      const document = await cases.findOne({ _id: id });
      return document ? toCase(document) : undefined;
    },
    among: async (ids) => (await cases.find({ _id: { $in: [...ids] } }).toArray()).map(toCase),
    insert: ({ id, ...one }) => insertNew(cases, { _id: id, ...one, stage: stageOf(one.state) }),
    async change({ id, version }, change, isUndone) {
      const document = await cases.findOneAndUpdate(
        { _id: id, version },
        {
          $set: {
            ...change,
            ...(change.state ? { stage: stageOf(change.state) } : {}),
            ...(isUndone ? { undoneSince: change.changedAt } : {}),
          },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      );
      return document ? toCase(document) : undefined;
    },
    done: async ({ id, version }) =>
      void (await cases.updateOne({ _id: id, version }, { $unset: { undoneSince: '' } })),
    undone: async (until) =>
      (
        await cases
          .find({ undoneSince: { $lte: until } })
          .sort({ undoneSince: 1 })
          .limit(MOST_UNDONE)
          .toArray()
      ).map(toCase),
    list: async (listing) => (await listed(cases, listing).limit(listing.limit).toArray()).map(toCase),
    async *ofAuthor(authorId) {
      for await (const document of inPages(cases, { authorId })) yield toCase(document);
    },
    decidedOf: async (authorId, limit) =>
      (await cases.find({ authorId }).sort({ changedAt: -1, _id: -1 }).limit(limit).toArray())
        .map(toCase)
        .filter(({ verdict }) => verdict !== null),
    async forgetTexts(until) {
      let forgotten = 0;
      for (const state of CLOSED) {
        const { modifiedCount } = await cases.updateMany(
          { state, changedAt: { $lte: until } },
          { $set: { text: null } },
        );
        forgotten += modifiedCount;
      }
      return forgotten;
    },
    removeOf: async (authorId) => void (await cases.deleteMany({ authorId })),
  };
}
