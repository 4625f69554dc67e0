import { type ApplicationStage, OPEN_STAGES, WAITING_STAGES } from '@verse/api-contract/work/application-stages.values';
import { createDocuments, type Documents } from '../../../../platform/documents';
import { createPending, type PendingOptions } from '../../../../platform/pending';
import { afterCursor, type DbPort, type Filter, type KeysetCursor, type Update } from '../../../../store';
import type { Application, GivenAnswer, OfferAnswer } from './application';

type ApplicationDocument = Application & { _id: string };
type ApplicationDocuments = Documents<ApplicationDocument, Application>;
type Key = Pick<Application, 'jobId' | 'memberId'>;

interface Page {
  before: KeysetCursor | undefined;
  limit: number;
}

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
const MOST_LOST = 200;
const NOT_WITHDRAWN = { state: { $ne: 'withdrawn' } };

/** Ids combine the member and the job, so a member has at most one application per job. */
export const toApplicationId = ({ jobId, memberId }: Key): string => `${jobId} ${memberId}`;
export const toApplicationPosition = (application: Application): KeysetCursor => ({
  at: application.appliedAt,
  id: toApplicationId(application),
});

const openApplications = (db: DbPort) =>
  createDocuments<ApplicationDocument, Application>(db, {
    name: APPLICATIONS,
    indexes: [
      { jobId: 1, state: 1, appliedAt: -1, _id: -1 },
      { jobId: 1, appliedAt: -1, _id: -1 },
      { jobId: 1, state: 1, _id: 1 },
      { memberId: 1, appliedAt: -1, _id: -1 },
      { memberId: 1, _id: 1 },
      [{ ref: 1 }, { sparse: true }],
      [{ 'answer.by': 1 }, { sparse: true }],
      [{ 'project.clientId': 1 }, { sparse: true }],
      { state: 1, answerBy: 1 },
      [{ organisationId: 1, state: 1, answerBy: 1 }, { sparse: true }],
      [{ organisationId: 1, state: 1, answeredInDays: 1 }, { sparse: true }],
      [{ organisationId: 1, state: 1, appliedAt: -1, _id: -1 }, { sparse: true }],
      [{ organisationId: 1, unseenAnswerSince: 1 }, { sparse: true }],
    ],
    toDomain: ({ _id: _, ...application }) => application,
  });

function createListings(applications: ApplicationDocuments) {
  const listPage = (filter: Filter, { before, limit }: Page) =>
    applications.list(
      { ...filter, ...afterCursor('appliedAt', before, 'newest-first') },
      { sort: { appliedAt: -1, _id: -1 }, limit },
    );
  const listOldest = (filter: Filter, field: string, limit: number) =>
    applications.list(filter, { sort: { [field]: 1 }, limit });

  return {
    /** Returns the member's applications, keyed by job id. */
    async listOfMember(memberId: string, jobIds: readonly string[]): Promise<Map<string, Application>> {
      const found = await applications.findAll(jobIds.map((jobId) => toApplicationId({ jobId, memberId })));
      return new Map([...found.values()].map((application) => [application.jobId, application]));
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
    waiting: (jobId: string) => applications.each({ jobId, state: { $in: OPEN_STAGES } }),
    ofJob: (jobId: string) => applications.each({ jobId }),
    listAllOfMember: (memberId: string) => applications.each({ memberId }),
    /** Lists applications whose promised answer date has passed, earliest first. The site closes them as unanswered. */
    async listOverdue(now: Date, limit: number): Promise<Application[]> {
      const pages = WAITING_STAGES.map((state) => listOldest({ state, answerBy: { $lte: now } }, 'answerBy', limit));
      return (await Promise.all(pages)).flat().slice(0, limit);
    },
    /** Lists the applicants that the organisation has hired, last applied first. */
    listHiredOf: (organisationId: string, limit: number) =>
      listPage({ organisationId, state: 'hired' }, { before: undefined, limit }),
    /** Lists applications whose applicants have answered an offer that no reviewer has read yet, earliest first. */
    listUnseenAnswers: (organisationId: string, limit: number) =>
      listOldest({ organisationId, unseenAnswerSince: { $gt: new Date(0) } }, 'unseenAnswerSince', limit),
    /** Returns the earliest promised answer date among the organisation's unanswered applications. */
    async firstDueOf(organisationId: string): Promise<Date | undefined> {
      const firsts = WAITING_STAGES.map((state) => listOldest({ organisationId, state }, 'answerBy', 1));
      const dates = (await Promise.all(firsts)).flat().flatMap(({ answerBy }) => answerBy ?? []);
      return dates.toSorted((one, other) => one.getTime() - other.getTime())[0];
    },
  };
}

const createCounts = ({ collection: applications }: ApplicationDocuments) => ({
  count: (jobId: string) => applications.countDocuments({ jobId, ...NOT_WITHDRAWN }),
  /** Counts all applications that were ever sent, because a withdrawn one can be restored. */
  countSent: (jobId: string) => applications.countDocuments({ jobId }),
  countStage: (jobId: string, stage: ApplicationStage) => applications.countDocuments({ jobId, state: stage }),
  countOpen: (jobId: string) => applications.countDocuments({ jobId, state: { $in: OPEN_STAGES } }),
  countOpenOf: (organisationId: string) => applications.countDocuments({ organisationId, state: { $in: OPEN_STAGES } }),
  countOfOrganisation: (organisationId: string, filter: Filter) =>
    applications.countDocuments({ organisationId, ...filter }),
  countAnsweredOf: (organisationId: string) =>
    applications.countDocuments({ organisationId, answeredInDays: { $exists: true } }, { limit: 100 }),
  countOf: (memberId: string) => applications.countDocuments({ memberId }),
});

function createChanges(applications: ApplicationDocuments) {
  const update = async (key: Key, condition: Filter, change: Update): Promise<boolean> =>
    (await applications.collection.updateOne({ _id: toApplicationId(key), ...condition }, change)).matchedCount === 1;

  return {
    /** Returns false if the member has already applied. */
    insert: (application: Application): Promise<boolean> =>
      applications.insert({ _id: toApplicationId(application), ...application }),
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
    move(key: Key, { to, from, version, at, answer, answeredInDays }: StageUpdate): Promise<Application | undefined> {
      return applications.update(
        { _id: toApplicationId(key), state: { $in: from }, ...(version === undefined ? {} : { version }) },
        {
          $set: {
            state: to,
            unnotifiedSince: at,
            ...(to === 'hired' ? { unprojectedSince: at } : {}),
            ...(answer ? { answer } : {}),
            ...(answeredInDays === undefined ? {} : { answeredInDays }),
          },
          // The person who answers has read the same application, opened or not.
          ...(to === 'opened' ? {} : { $inc: { version: 1 } }),
          $push: { history: { state: to, at } },
        },
      );
    },
    /** Answers the offer made at `offeredAt`. Returns undefined if the application has no such offer any more. */
    answerOffer(key: Key, offeredAt: Date, offerAnswer: OfferAnswer): Promise<Application | undefined> {
      const { at } = offerAnswer;
      const state = offerAnswer.kind === 'accepted' ? 'hired' : 'declined';
      return applications.update(
        { _id: toApplicationId(key), state: 'offered', 'answer.at': offeredAt },
        {
          $set: {
            state,
            offerAnswer,
            unnotifiedSince: at,
            unseenAnswerSince: at,
            ...(state === 'hired' ? { unprojectedSince: at } : {}),
          },
          $inc: { version: 1 },
          $push: { history: { state, at } },
        },
      );
    },
    seeAnswer: async (key: Key) =>
      void (await update(key, { unseenAnswerSince: { $exists: true } }, { $unset: { unseenAnswerSince: '' } })),
    /** Deletes the organisation's copies of an application. */
    eraseContent: (application: Application) =>
      update(
        application,
        {},
        {
          $set: {
            note: '',
            link: null,
            works: [],
            files: [],
            isErased: true,
            ...(application.offerAnswer ? { 'offerAnswer.text': '' } : {}),
          },
        },
      ),
  };
}

export async function createApplicationRepository(db: DbPort) {
  const applications = await openApplications(db);
  const { collection } = applications;
  return {
    find: (jobId: string, memberId: string) => applications.find(toApplicationId({ jobId, memberId })),
    byRef: (ref: string) => applications.find({ ref }),
    ...createListings(applications),
    ...createCounts(applications),
    ...createChanges(applications),
    /** Opens the outbox of applications whose new stage has not yet been notified to the other side. */
    openNotices: ({ run, now }: Pick<PendingOptions<Application>, 'run' | 'now'>) =>
      createPending(applications, { field: 'unnotifiedSince', run, now, atOnce: MOST_LOST }),
    /** Opens the outbox of hires whose project is not open yet. */
    openHires: ({ run, now }: Pick<PendingOptions<Application>, 'run' | 'now'>) =>
      createPending(applications, { field: 'unprojectedSince', run, now, atOnce: MOST_LOST }),
    removeOf: async (memberId: string) => void (await collection.deleteMany({ memberId })),
    /** Removes the id of a reviewer. Their answers are kept, because they belong to the applicants. */
    async forgetReviewer(memberId: string): Promise<void> {
      for (const field of ['answer.by', 'project.clientId'])
        await collection.updateMany({ [field]: memberId }, { $unset: { [field]: '' } });
    },
  };
}
