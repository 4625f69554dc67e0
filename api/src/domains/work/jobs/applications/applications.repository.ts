import { type ApplicationStage, OPEN_STAGES, WAITING_STAGES } from '@verse/api-contract/work/application-stages.values';
import {
  afterCursor,
  type DbPort,
  type Filter,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
  type Update,
} from '../../../../store';
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
export const toApplicationPosition = ({ appliedAt, id }: Listed): KeysetCursor => ({ at: appliedAt, id });
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
  await applications.createIndex({ 'answer.by': 1 }, { sparse: true });
  await applications.createIndex({ state: 1, answerBy: 1 });
  await applications.createIndex({ organisationId: 1, state: 1, answerBy: 1 }, { sparse: true });
  await applications.createIndex({ organisationId: 1, state: 1, answeredInDays: 1 }, { sparse: true });
  await applications.createIndex({ unnotifiedSince: 1 }, { sparse: true });
  return applications;
}

type Key = Pick<Application, 'jobId' | 'memberId'>;

export async function createApplicationRepository(db: DbPort) {
  const applications = await openApplications(db);
  async function findOne(filter: Filter): Promise<Application | undefined> {
    const found = await applications.findOne(filter);
    return found ? toApplication(found) : undefined;
  }

  async function* all(filter: Filter) {
    for await (const document of readInPages(applications, filter)) yield toApplication(document);
  }

  async function listPage(filter: Filter, { before, limit }: Page): Promise<Listed[]> {
    const found = applications.find({ ...filter, ...afterCursor('appliedAt', before, 'newest-first') });
    const sorted = found.sort({ appliedAt: -1, _id: -1 }).limit(limit);
    return (await sorted.toArray()).map((document) => ({ id: document._id, ...toApplication(document) }));
  }

  async function listOldest(filter: Filter, field: string, limit: number): Promise<Application[]> {
    const sorted = applications.find(filter).sort({ [field]: 1 });
    return (await sorted.limit(limit).toArray()).map(toApplication);
  }

  async function update({ jobId, memberId }: Key, condition: Filter, change: Update): Promise<boolean> {
    return (await applications.updateOne({ _id: toId(jobId, memberId), ...condition }, change)).matchedCount === 1;
  }

  return {
    find: (jobId: string, memberId: string) => findOne({ _id: toId(jobId, memberId) }),
    byRef: (ref: string) => findOne({ ref }),
    /** Returns the member's applications, keyed by job id. */
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
    /** Lists applications to a job, newest first: those at `stage` or, if undefined, all except withdrawn ones. */
    listPageOfJob: (jobId: string, stage: ApplicationStage | undefined, page: Page) =>
      listPage(stage === undefined ? { jobId, ...NOT_WITHDRAWN } : { jobId, state: stage }, page),
    /** Lists the applications awaiting an answer. */
    waiting: (jobId: string) => all({ jobId, state: { $in: OPEN_STAGES } }),
    ofJob: (jobId: string) => all({ jobId }),
    count: (jobId: string) => applications.countDocuments({ jobId, ...NOT_WITHDRAWN }),
    /** Counts all applications that were ever sent, because a withdrawn one can be restored. */
    countSent: (jobId: string) => applications.countDocuments({ jobId }),
    countStage: (jobId: string, stage: ApplicationStage) => applications.countDocuments({ jobId, state: stage }),
    countOpen: (jobId: string) => applications.countDocuments({ jobId, state: { $in: OPEN_STAGES } }),
    /** Lists applications whose promised answer date has passed, earliest first. The site closes them as unanswered. */
    async listOverdue(now: Date, limit: number): Promise<Application[]> {
      const pages = WAITING_STAGES.map((state) => listOldest({ state, answerBy: { $lte: now } }, 'answerBy', limit));
      return (await Promise.all(pages)).flat().slice(0, limit);
    },
    /** Returns the earliest promised answer date among the organisation's unanswered applications. */
    async firstDueOf(organisationId: string): Promise<Date | undefined> {
      const firsts = WAITING_STAGES.map((state) => listOldest({ organisationId, state }, 'answerBy', 1));
      const dates = (await Promise.all(firsts)).flat().flatMap(({ answerBy }) => answerBy ?? []);
      return dates.toSorted((one, other) => one.getTime() - other.getTime())[0];
    },
    listUnnotified: (before: Date, limit: number) =>
      listOldest({ unnotifiedSince: { $lte: before } }, 'unnotifiedSince', limit),
    /** Returns false if the member has already applied. */
    insert: (application: Application): Promise<boolean> =>
      insertIfAbsent(applications, { _id: toId(application.jobId, application.memberId), ...application }),
    /** Sends a withdrawn application again. Returns false if it has already been sent `most` times. */
    renew(application: Application, most: number): Promise<boolean> {
      const { times: _, history: __, ...fields } = application;
      return update(
        application,
        { state: 'withdrawn', times: { $lt: most } },
        {
          $set: { ...fields, state: 'received', withdrawnAt: null },
          $inc: { times: 1, version: 1 },
          $push: { history: { state: 'received', at: fields.appliedAt } },
        },
      );
    },
    withdraw: (jobId: string, memberId: string, at: Date) =>
      update(
        { jobId, memberId },
        { state: { $in: OPEN_STAGES } },
        {
          $set: { state: 'withdrawn', withdrawnAt: at },
          $push: { history: { state: 'withdrawn', at } },
        },
      ),
    /** Undoes a withdrawal. Returns false if the application has been sent again in the meantime. */
    restore(application: Application): Promise<boolean> {
      const history = application.history.slice(0, -1);
      return update(
        application,
        { state: 'withdrawn', withdrawnAt: application.withdrawnAt },
        {
          $set: { state: history.at(-1)?.state ?? 'received', withdrawnAt: null, history },
        },
      );
    },
    /** Moves an application to another stage. Returns undefined if it is not at one of the expected stages. */
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
          // The person who answers has read the same application, opened or not.
          ...(to === 'opened' ? {} : { $inc: { version: 1 } }),
          $push: { history: { state: to, at } },
        },
        { returnDocument: 'after' },
      );
      return after ? toApplication(after) : undefined;
    },
    clearUnnotified: (application: Application) =>
      update(application, { unnotifiedSince: application.unnotifiedSince }, { $unset: { unnotifiedSince: '' } }),
    /** Deletes the organisation's copies of an application. */
    eraseContent: (application: Application) =>
      update(application, {}, { $set: { note: '', link: null, works: [], files: [], isErased: true } }),
    countOpenOf: (organisationId: string) =>
      applications.countDocuments({ organisationId, state: { $in: OPEN_STAGES } }),
    countOfOrganisation: (organisationId: string, filter: Filter) =>
      applications.countDocuments({ organisationId, ...filter }),
    countAnsweredOf: (organisationId: string) =>
      applications.countDocuments({ organisationId, answeredInDays: { $exists: true } }, { limit: 100 }),
    countOf: (memberId: string) => applications.countDocuments({ memberId }),
    listAllOfMember: (memberId: string) => all({ memberId }),
    removeOf: async (memberId: string) => void (await applications.deleteMany({ memberId })),
    /** Removes the id of a reviewer. Their answers are kept, because they belong to the applicants. */
    forgetReviewer: async (memberId: string) =>
      void (await applications.updateMany({ 'answer.by': memberId }, { $unset: { 'answer.by': '' } })),
  };
}
