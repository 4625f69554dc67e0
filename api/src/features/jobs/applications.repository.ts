import { behind, type DbPort, inPages, insertNew, type Place } from '../../store';
import type { Application } from './job';

type ApplicationDocument = Application & { _id: string };

interface Page {
  before: Place | undefined;
  limit: number;
}

/** Applications, one of each member to each job: the pair is the id. */
export interface ApplicationRepository {
  find(jobId: string, memberId: string): Promise<Application | undefined>;
  /** Those of one member to these jobs, by job. */
  ofMember(memberId: string, jobIds: readonly string[]): Promise<Map<string, Application>>;
  /** Received ones, the last first. */
  pageOf(by: { memberId: string } | { jobId: string }, page: Page): Promise<(Application & { id: string })[]>;
  /** Everybody who waits for an answer to this job. */
  received(jobId: string): AsyncIterable<Application>;
  count(jobId: string): Promise<number>;
  /** False where the member has applied already. */
  insert(application: Application): Promise<boolean>;
  /** Sends one again that was withdrawn, so often at most. */
  renew(application: Application, most: number): Promise<boolean>;
  withdraw(jobId: string, memberId: string, at: Date): Promise<void>;
  countOf(memberId: string): Promise<number>;
  allOf(memberId: string): AsyncIterable<Application>;
  removeOf(memberId: string): Promise<void>;
}

const idOf = (jobId: string, memberId: string) => `${jobId} ${memberId}`;
const toApplication = ({ _id: _, ...application }: ApplicationDocument): Application => application;

export async function createApplicationRepository(db: DbPort): Promise<ApplicationRepository> {
  const applications = db.collection<ApplicationDocument>('job_applications');
  await applications.createIndex({ jobId: 1, state: 1, appliedAt: -1, _id: -1 });
  await applications.createIndex({ jobId: 1, state: 1, _id: 1 });
  await applications.createIndex({ memberId: 1, state: 1, appliedAt: -1, _id: -1 });
  await applications.createIndex({ memberId: 1, _id: 1 });

  async function* all(filter: Partial<Application>) {
    for await (const document of inPages(applications, filter)) yield toApplication(document);
  }

  return {
    async find(jobId, memberId) {
      const document = await applications.findOne({ _id: idOf(jobId, memberId) });
      return document ? toApplication(document) : undefined;
    },
    async ofMember(memberId, jobIds) {
      if (jobIds.length === 0) return new Map();
      const found = await applications.find({ _id: { $in: jobIds.map((id) => idOf(id, memberId)) } }).toArray();
      return new Map(found.map((document) => [document.jobId, toApplication(document)]));
    },
    async pageOf(by, { before, limit }) {
      const documents = await applications
        .find({ ...by, state: 'received', ...behind('appliedAt', before, 'newest-first') })
        .sort({ appliedAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return documents.map((document) => ({ id: document._id, ...toApplication(document) }));
    },
    received: (jobId) => all({ jobId, state: 'received' }),
    count: (jobId) => applications.countDocuments({ jobId, state: 'received' }),
    insert: (application) =>
      insertNew(applications, { _id: idOf(application.jobId, application.memberId), ...application }),
    async renew({ jobId, memberId, note, link, appliedAt }, most) {
      const { matchedCount } = await applications.updateOne(
        { _id: idOf(jobId, memberId), state: 'withdrawn', times: { $lt: most } },
        {
          $set: { state: 'received', note, link, appliedAt, withdrawnAt: null },
          $inc: { times: 1 },
          $push: { history: { state: 'received', at: appliedAt } },
        },
      );
      return matchedCount === 1;
    },
    async withdraw(jobId, memberId, at) {
      await applications.updateOne(
        { _id: idOf(jobId, memberId), state: 'received' },
        { $set: { state: 'withdrawn', withdrawnAt: at }, $push: { history: { state: 'withdrawn', at } } },
      );
    },
    countOf: (memberId) => applications.countDocuments({ memberId }),
    allOf: (memberId) => all({ memberId }),
    removeOf: async (memberId) => void (await applications.deleteMany({ memberId })),
  };
}
