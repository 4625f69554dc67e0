import { createTermIndex, type TermIndex } from '../../platform/search';
import { behind, type CollectionPort, type DbPort, insertNew, type Place } from '../../store';
import { expiryAt, type Job, termsOf } from './job';

type JobDocument = Omit<Job, 'id'> & {
  _id: string;
  /** Its last change is not findable yet. Set by the same write that changes it. */
  unsearchedSince?: Date;
  /** The edition of its words in the index. */
  edition?: number;
};

interface Page {
  before: Place | undefined;
  limit: number;
}

export interface JobRepository {
  find(id: string): Promise<Job | undefined>;
  findAll(ids: readonly string[]): Promise<Map<string, Job>>;
  /** Open ones, the last confirmed first. */
  listOpen(page: Page, now: Date): Promise<Job[]>;
  /** False where there is one of this id. */
  insert(job: Job, now: Date): Promise<boolean>;
  /** Nothing when it has another version by now. */
  change(before: Job, change: Partial<Job>, now: Date): Promise<Job | undefined>;
  search: Pick<TermIndex, 'find'>;
  /** Makes findable what a process that was killed has left behind. */
  completeSearch(now: Date): Promise<number>;
}

/** Longer than any request lives. */
const LOST_AFTER_MS = 30_000;
const MOST_LOST = 500;
/** Raise it when tokenization changes: the next start then rebuilds the index. */
const EDITION = 2;

const toJob = ({ _id, unsearchedSince: _, edition: __, ...job }: JobDocument): Job => ({ id: _id, ...job });

/** Keeps the terms of jobs in step with the jobs, whoever is quicker and whoever is killed. */
function createSearch(jobs: CollectionPort<JobDocument>, index: TermIndex) {
  /** Whoever writes terms looks afterwards whether they are still those of the job. */
  async function settle(id: string): Promise<void> {
    for (;;) {
      const document = await jobs.findOne({ _id: id });
      if (!document) return;
      const job = toJob(document);
      if (job.state === 'open') await index.put({ id, at: job.confirmedAt, terms: termsOf(job) });
      else await index.remove(id);
      const { matchedCount } = await jobs.updateOne(
        { _id: id, version: job.version },
        { $unset: { unsearchedSince: '' }, $set: { edition: EDITION } },
      );
      if (matchedCount === 1) return;
    }
  }

  return {
    settle,
    async complete(now: Date): Promise<number> {
      const lost = await jobs
        .find({ unsearchedSince: { $lte: new Date(now.getTime() - LOST_AFTER_MS) } })
        .sort({ unsearchedSince: 1 })
        .limit(MOST_LOST)
        .toArray();
      for (const { _id } of lost) await settle(_id);
      return lost.length;
    },
  };
}

export const JOBS = 'jobs';

export async function createJobRepository(db: DbPort): Promise<JobRepository> {
  const jobs = db.collection<JobDocument>(JOBS);
  await jobs.createIndex({ state: 1, confirmedAt: -1, _id: -1 });
  await jobs.createIndex({ unsearchedSince: 1 }, { sparse: true });
  const renewed = { state: 'open', edition: { $ne: EDITION }, unsearchedSince: { $exists: false } };
  await jobs.updateMany(renewed, { $set: { unsearchedSince: new Date(0) } });
  const index = await createTermIndex(db, { collection: 'job_search', owner: 'jobId' });
  const search = createSearch(jobs, index);
  return {
    search: index,
    async find(id) {
      const document = await jobs.findOne({ _id: id });
      return document ? toJob(document) : undefined;
    },
    async findAll(ids) {
      const documents = ids.length > 0 ? await jobs.find({ _id: { $in: [...ids] } }).toArray() : [];
      return new Map(documents.map((document) => [document._id, toJob(document)]));
    },
    async listOpen({ before, limit }, now) {
      const { $and = [] } = behind('confirmedAt', before, 'newest-first') as { $and?: unknown[] };
      const documents = await jobs
        .find({ $and: [{ state: 'open', confirmedAt: { $gt: expiryAt(now) } }, ...$and] })
        .sort({ confirmedAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return documents.map(toJob);
    },
    async insert({ id, ...job }, now) {
      const isNew = await insertNew(jobs, { _id: id, ...job, unsearchedSince: now });
      if (isNew) await search.settle(id);
      return isNew;
    },
    async change({ id, version }, change, now) {
      const document = await jobs.findOneAndUpdate(
        { _id: id, version },
        { $set: { ...change, unsearchedSince: now }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      if (!document) return undefined;
      await search.settle(id);
      return toJob(document);
    },
    completeSearch: (now) => search.complete(now),
  };
}
