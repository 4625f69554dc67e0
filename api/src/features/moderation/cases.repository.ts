import type { CaseList, CaseState } from '@verse/api-contract/moderation';
import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
} from '../../store';
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

/** Cursor and page size for a list of cases. */
interface Part {
  after: KeysetCursor | undefined;
  limit: number;
}

export interface CaseListing extends Part {
  list: CaseList;
  moderatorId: string;
}

export interface CaseRepository {
  find(id: string): Promise<Case | undefined>;
  among(ids: readonly string[]): Promise<Case[]>;
  /** Returns false if the case already exists. */
  insert(one: Case): Promise<boolean>;
  /**
   * Returns undefined if the case's version has changed. `mustCarryOut` marks the decision as still to be carried out.
   */
  change(before: Case, change: Partial<Case>, mustCarryOut: boolean): Promise<Case | undefined>;
  /** Marks the decision as carried out, unless the case's version has changed. */
  markCarriedOut(one: Case): Promise<void>;
  listNotCarriedOut(until: Date): Promise<Case[]>;
  /** Lists undecided cases oldest first, and decided cases newest first. */
  list(listing: CaseListing): Promise<Case[]>;
  /** Counts undecided reports and appeals, up to `most`. */
  countWaiting(most: number): Promise<number>;
  listOfAuthor(authorId: string): AsyncIterable<Case>;
  /** Lists the author's decided cases, most recently decided first. */
  listDecided(authorId: string, limit: number): Promise<Case[]>;
  /** Erases the copied content of cases decided before the given date; returns the number of cases affected. */
  eraseTexts(decidedUntil: Date): Promise<number>;
  removeOf(authorId: string): Promise<void>;
  /** Deletes the copied messages of other members, but keeps the author's own. */
  eraseOthersMessages(id: string): Promise<void>;

  /** Returns false if the reporter has already reported this case. */
  report(report: Report): Promise<boolean>;
  reportsOf(caseId: string, limit: number): Promise<Report[]>;
  countReports(caseId: string): Promise<number>;
  reporters(caseId: string): AsyncIterable<string>;
  hasReported(caseId: string, memberId: string): Promise<boolean>;
  reportsBy(memberId: string): AsyncIterable<Report>;
  countReportsBy(memberId: string): Promise<number>;
  removeReportsBy(memberId: string): Promise<void>;
}

const MOST_UNFINISHED = 500;
const CLOSED: readonly CaseState[] = ['kept', 'warned', 'removed', 'upheld', 'restored'];
const toReportId = (reporterId: string, caseId: string) => `${reporterId} ${caseId}`;
const toStage = (state: CaseState): Stage => (CLOSED.includes(state) ? 'decided' : 'waiting');
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
    report: (report: Report) =>
      insertIfAbsent(reports, { _id: toReportId(report.reporterId, report.caseId), ...report }),
    reportsOf: async (caseId: string, limit: number) =>
      (await reports.find({ caseId }).sort({ _id: 1 }).limit(limit).toArray()).map(toReport),
    countReports: (caseId: string) => reports.countDocuments({ caseId }),
    async *reporters(caseId: string) {
      for await (const { reporterId } of readInPages(reports, { caseId })) yield reporterId;
    },
    hasReported: async (caseId: string, memberId: string) =>
      (await reports.findOne({ _id: toReportId(memberId, caseId) })) !== null,
    async *reportsBy(reporterId: string) {
      for await (const document of readInPages(reports, { reporterId })) yield toReport(document);
    },
    countReportsBy: (reporterId: string) => reports.countDocuments({ reporterId }),
    removeReportsBy: async (reporterId: string) => void (await reports.deleteMany({ reporterId })),
  };
}

function listed(cases: CollectionPort<CaseDocument>, { list, moderatorId, after }: CaseListing) {
  if (list === 'open' || list === 'appealed')
    return cases.find({ state: list, ...afterCursor('openedAt', after, 'oldest-first') }).sort({ openedAt: 1, _id: 1 });
  const which = list === 'mine' ? { decidedBy: moderatorId } : { stage: 'decided' };
  return cases.find({ ...which, ...afterCursor('changedAt', after, 'newest-first') }).sort({ changedAt: -1, _id: -1 });
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
    insert: ({ id, ...one }) => insertIfAbsent(cases, { _id: id, ...one, stage: toStage(one.state) }),
    async change({ id, version }, change, mustCarryOut) {
      const document = await cases.findOneAndUpdate(
        { _id: id, version },
        {
          $set: {
            ...change,
            ...(change.state ? { stage: toStage(change.state) } : {}),
            ...(mustCarryOut ? { undoneSince: change.changedAt } : {}),
          },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      );
      return document ? toCase(document) : undefined;
    },
    markCarriedOut: async ({ id, version }) =>
      void (await cases.updateOne({ _id: id, version }, { $unset: { undoneSince: '' } })),
    listNotCarriedOut: async (until) =>
      (
        await cases
          .find({ undoneSince: { $lte: until } })
          .sort({ undoneSince: 1 })
          .limit(MOST_UNFINISHED)
          .toArray()
      ).map(toCase),
    list: async (listing) => (await listed(cases, listing).limit(listing.limit).toArray()).map(toCase),
    countWaiting: (most) => cases.countDocuments({ stage: 'waiting' }, { limit: most }),
    async *listOfAuthor(authorId) {
      for await (const document of readInPages(cases, { authorId })) yield toCase(document);
    },
    listDecided: async (authorId, limit) =>
      (await cases.find({ authorId }).sort({ changedAt: -1, _id: -1 }).limit(limit).toArray())
        .map(toCase)
        .filter(({ verdict }) => verdict !== null),
    async eraseTexts(until) {
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
    removeOf: async (authorId) => void (await cases.deleteMany({ authorId })),
    eraseOthersMessages: async (id) =>
      void (await cases.updateOne(
        { _id: id, entries: { $exists: true } },
        { $pull: { entries: { isAuthors: false } } },
      )),
  };
}
