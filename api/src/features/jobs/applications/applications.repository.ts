import { type ApplicationStage, OPEN_STAGES, WAITING_STAGES } from '@verse/api-contract/job-applications';
import { afterCursor, type DbPort, type Filter, insertIfAbsent, type KeysetCursor, readInPages } from '../../../store';
import type { Application, GivenAnswer } from './application';

type ApplicationDocument = Application & { _id: string };

interface Page {
  before: KeysetCursor | undefined;
  limit: number;
}

type Listed = Application & { id: string };

export interface StageUpdate {
  to: ApplicationStage;
  from: readonly ApplicationStage[];
  /** The version that was read. The change is rejected if the application has changed since. */
  version?: number;
  at: Date;
  answer?: GivenAnswer;
  /** Set by the first answer. */
  answeredInDays?: number;
}

export type ApplicationRepository = Awaited<ReturnType<typeof createApplicationRepository>>;

export const APPLICATIONS = 'job_applications';

const toId = (jobId: string, memberId: string) => `${jobId} ${memberId}`;
const toApplication = ({ _id: _, ...application }: ApplicationDocument): Application => application;
const NOT_WITHDRAWN = { state: { $ne: 'withdrawn' } };

/** Opens the application store. Ids combine the member and the job, so a member has at most one application per job. */
async function openApplications(db: DbPort) {
  const applications = db.collection<ApplicationDocument>(APPLICATIONS);
  await applications.createIndex({ jobId: 1, state: 1, appliedAt: -1, _id: -1 });
  await applications.createIndex({ jobId: 1, appliedAt: -1, _id: -1 });
  await applications.createIndex({ jobId: 1, state: 1, _id: 1 });
  await applications.createIndex({ memberId: 1, appliedAt: -1, _id: -1 });
  await applications.createIndex({ memberId: 1, _id: 1 });
  await applications.createIndex({ ref: 1 }, { sparse: true });
  await applications.createIndex({ state: 1, answerBy: 1 });
  await applications.createIndex({ organisationId: 1, state: 1, answerBy: 1 }, { sparse: true });
  await applications.createIndex({ organisationId: 1, state: 1, answeredInDays: 1 }, { sparse: true });
  await applications.createIndex({ unnotifiedSince: 1 }, { sparse: true });
  return applications;
}

export async function createApplicationRepository(db: DbPort) {
  const applications = await openApplications(db);

  async function* all(filter: Filter) {
    for await (const document of readInPages(applications, filter)) yield toApplication(document);
  }

  async function listPage(filter: Filter, { before, limit }: Page): Promise<Listed[]> {
    const documents = await applications
      .find({ ...filter, ...afterCursor('appliedAt', before, 'newest-first') })
      .sort({ appliedAt: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return documents.map((document) => ({ id: document._id, ...toApplication(document) }));
  }

  return {
    async find(jobId: string, memberId: string): Promise<Application | undefined> {
      const document = await applications.findOne({ _id: toId(jobId, memberId) });
      return document ? toApplication(document) : undefined;
    },
    async byRef(ref: string): Promise<Application | undefined> {
      const document = await applications.findOne({ ref });
      return document ? toApplication(document) : undefined;
    },
    /** Returns the member's applications, by job. */
    async listOfMember(memberId: string, jobIds: readonly string[]): Promise<Map<string, Application>> {
      if (jobIds.length === 0) return new Map();
      const found = await applications.find({ _id: { $in: jobIds.map((id) => toId(id, memberId)) } }).toArray();
      return new Map(found.map((document) => [document.jobId, toApplication(document)]));
    },
    /** Lists the member's applications, newest first. Omits withdrawn ones. */
    listPageOfMember: (memberId: string, page: Page) => listPage({ memberId, ...NOT_WITHDRAWN }, page),
    /** Lists the member's unanswered offers, newest first. */
    listOffersOf: (memberId: string, page: Page) => listPage({ memberId, state: 'offered' }, page),
    /** Lists all of a member's applications, including withdrawn ones, newest first. */
    listAllPageOfMember: (memberId: string, page: Page) => listPage({ memberId }, page),
    /** Lists the applications to a job, newest first: those at `stage` or, if omitted, all that were not withdrawn. */
    listPageOfJob: (jobId: string, stage: ApplicationStage | undefined, page: Page) =>
      listPage(stage === undefined ? { jobId, ...NOT_WITHDRAWN } : { jobId, state: stage }, page),
    /** Lists the applications awaiting an answer. */
    waiting: (jobId: string) => all({ jobId, state: { $in: OPEN_STAGES } }),
    ofJob: (jobId: string) => all({ jobId }),
    count: (jobId: string) => applications.countDocuments({ jobId, ...NOT_WITHDRAWN }),
    countStage: (jobId: string, stage: ApplicationStage) => applications.countDocuments({ jobId, state: stage }),
    countOpen: (jobId: string) => applications.countDocuments({ jobId, state: { $in: OPEN_STAGES } }),
    /** Lists applications whose promised answer date has passed, earliest first. The site closes them as unanswered. */
    async listOverdue(now: Date, limit: number): Promise<Application[]> {
      const pages = await Promise.all(
        WAITING_STAGES.map((state) =>
          applications
            .find({ state, answerBy: { $lte: now } })
            .sort({ answerBy: 1 })
            .limit(limit)
            .toArray(),
        ),
      );
      return pages.flat().slice(0, limit).map(toApplication);
    },
    /** Returns the earliest promised answer date among the organisation's unanswered applications. */
    async firstDueOf(organisationId: string): Promise<Date | undefined> {
      const firsts = await Promise.all(
        WAITING_STAGES.map((state) =>
          applications.find({ organisationId, state }).sort({ answerBy: 1 }).limit(1).toArray(),
        ),
      );
      const dates = firsts.flat().flatMap(({ answerBy }) => answerBy ?? []);
      return dates.toSorted((one, other) => one.getTime() - other.getTime())[0];
    },
    async listUnnotified(before: Date, limit: number): Promise<Application[]> {
      const found = applications
        .find({ unnotifiedSince: { $lte: before } })
        .sort({ unnotifiedSince: 1 })
        .limit(limit);
      return (await found.toArray()).map(toApplication);
    },
    /** Returns false if the member has already applied. */
    insert: (application: Application): Promise<boolean> =>
      insertIfAbsent(applications, { _id: toId(application.jobId, application.memberId), ...application }),
    /** Sends a withdrawn application again. Returns false if it has already been sent `most` times. */
    async renew(application: Application, most: number): Promise<boolean> {
      const { jobId, memberId, appliedAt, times: _, history: __, ...fields } = application;
      const { matchedCount } = await applications.updateOne(
        { _id: toId(jobId, memberId), state: 'withdrawn', times: { $lt: most } },
        {
          $set: { ...fields, state: 'received', appliedAt, withdrawnAt: null },
          $inc: { times: 1 },
          $push: { history: { state: 'received', at: appliedAt } },
        },
      );
      return matchedCount === 1;
    },
    async withdraw(jobId: string, memberId: string, at: Date): Promise<void> {
      await applications.updateOne(
        { _id: toId(jobId, memberId), state: { $in: OPEN_STAGES } },
        {
          $set: { state: 'withdrawn', withdrawnAt: at },
          $inc: { version: 1 },
          $push: { history: { state: 'withdrawn', at } },
        },
      );
    },
    /** Undoes a withdrawal. Returns false if the application has been sent again in the meantime. */
    async restore({ jobId, memberId, withdrawnAt, history }: Application): Promise<boolean> {
      const before = history.slice(0, -1);
      const { matchedCount } = await applications.updateOne(
        { _id: toId(jobId, memberId), state: 'withdrawn', withdrawnAt },
        {
          $set: { state: before.at(-1)?.state ?? 'received', withdrawnAt: null, history: before },
          $inc: { version: 1 },
        },
      );
      return matchedCount === 1;
    },
    /** Moves an application to another stage. Returns undefined if it is at none of the expected stages. */
    async move(
      { jobId, memberId }: Pick<Application, 'jobId' | 'memberId'>,
      { to, from, version, at, answer, answeredInDays }: StageUpdate,
    ): Promise<Application | undefined> {
      const after = await applications.findOneAndUpdate(
        { _id: toId(jobId, memberId), state: { $in: from }, ...(version === undefined ? {} : { version }) },
        {
          $set: {
            state: to,
            unnotifiedSince: at,
            ...(answer ? { answer } : {}),
            ...(answeredInDays === undefined ? {} : { answeredInDays }),
          },
          $inc: { version: 1 },
          $push: { history: { state: to, at } },
        },
        { returnDocument: 'after' },
      );
      return after ? toApplication(after) : undefined;
    },
    async clearUnnotified({ jobId, memberId, unnotifiedSince }: Application): Promise<void> {
      await applications.updateOne(
        { _id: toId(jobId, memberId), unnotifiedSince },
        { $unset: { unnotifiedSince: '' } },
      );
    },
    /** Deletes the organisation's copies of an application. */
    async eraseContent({ jobId, memberId }: Pick<Application, 'jobId' | 'memberId'>): Promise<void> {
      await applications.updateOne(
        { _id: toId(jobId, memberId) },
        { $set: { note: '', link: null, works: [], files: [], isErased: true } },
      );
    },
    countOpenOf: (organisationId: string) =>
      applications.countDocuments({ organisationId, state: { $in: OPEN_STAGES } }),
    countOfOrganisation: (organisationId: string, filter: Filter) =>
      applications.countDocuments({ organisationId, ...filter }),
    countOf: (memberId: string) => applications.countDocuments({ memberId }),
    listAllOfMember: (memberId: string) => all({ memberId }),
    removeOf: async (memberId: string) => void (await applications.deleteMany({ memberId })),
  };
}
