import { createTermIndex, type TermIndex } from '../../platform/search';
import {
  afterCursor,
  type CollectionPort,
  type DbPort,
  insertIfAbsent,
  type KeysetCursor,
  readInPages,
} from '../../store';
import { expiryAt, type Job, toTerms } from './job';

type JobDocument = Omit<Job, 'id'> & {
  _id: string;
  /** Set by the write that changes the job, and cleared once the change is indexed. */
  unsearchedSince?: Date;
  /** Version of the tokeniser that indexed the job. */
  edition?: number;
  /** Number of members who have applied, including those who withdrew. */
  applied?: number;
  /** Set until the new job has been matched against saved searches. */
  unmatchedSince?: Date;
};

interface Page {
  before: KeysetCursor | undefined;
  limit: number;
}

export interface JobRepository {
  find(id: string): Promise<Job | undefined>;
  findAll(ids: readonly string[]): Promise<Map<string, Job>>;
  /** Lists open jobs, most recently confirmed first. */
  listOpen(page: Page, now: Date): Promise<Job[]>;
  /** Returns false if the id is taken. */
  insert(job: Job, now: Date): Promise<boolean>;
  /** Returns undefined if the version has changed. */
  change(before: Job, change: Partial<Job>, now: Date): Promise<Job | undefined>;
  /** Lists an organisation's jobs that are not archived, most recently confirmed first. */
  listOfOrganisation(organisationId: string, page: Page): Promise<Job[]>;
  /** Yields all jobs of an organisation, in no particular order. */
  allOf(organisationId: string): AsyncIterable<Job>;
  countOpenOf(organisationId: string): Promise<number>;
  hasPublished(organisationId: string): Promise<boolean>;
  /** Returns the organisation's earliest job with this text posted since a given time. */
  findSameText(organisationId: string, textKey: string, since: Date): Promise<Job | undefined>;
  /** Lists open jobs whose answer date has passed. */
  listOverdue(now: Date, limit: number): Promise<Job[]>;
  /** Returns the number of the next applicant, starting at 1. */
  nextApplicant(id: string): Promise<number>;
  /** Lists new jobs not yet matched against saved searches. */
  listUnmatched(before: Date, limit: number): Promise<Job[]>;
  clearUnmatched(id: string): Promise<void>;
  /** Lists jobs that were closed before a given time and still hold copies of applications. */
  listKept(closedBefore: Date, limit: number): Promise<Job[]>;
  clearKept(id: string): Promise<void>;
  search: Pick<TermIndex, 'find'>;
  /** Indexes changes left unindexed when a process was killed. */
  completeSearch(now: Date): Promise<number>;
}

/** Age in milliseconds at which an unindexed change counts as lost. Longer than any request can take. */
const LOST_AFTER_MS = 30_000;
const MOST_LOST = 500;
/** Increment this when the tokeniser changes, so that the next start rebuilds the index. */
const EDITION = 3;

const toJob = ({
  _id,
  unsearchedSince: _,
  edition: __,
  applied: ___,
  unmatchedSince: ____,
  ...job
}: JobDocument): Job => ({
  id: _id,
  ...job,
});

/** Keeps the search terms up to date after each change to a job, despite concurrent changes and killed processes. */
function createSearch(jobs: CollectionPort<JobDocument>, index: TermIndex, changed: (id: string) => Promise<void>) {
  async function syncOwn(id: string): Promise<void> {
    for (;;) {
      const document = await jobs.findOne({ _id: id });
      if (!document) return;
      const job = toJob(document);
      if (job.state === 'open') await index.put({ id, at: job.confirmedAt, terms: toTerms(job) });
      else await index.remove(id);
      const { matchedCount } = await jobs.updateOne(
        { _id: id, version: job.version },
        { $unset: { unsearchedSince: '' }, $set: { edition: EDITION } },
      );
      if (matchedCount === 1) return;
    }
  }

  /** Updates the search terms after a write, and repeats this until they match the job's current version. */
  async function syncAfterWrite(id: string): Promise<void> {
    await syncOwn(id);
    await changed(id);
  }

  return {
    syncAfterWrite,
    async complete(now: Date): Promise<number> {
      const lost = await jobs
        .find({ unsearchedSince: { $lte: new Date(now.getTime() - LOST_AFTER_MS) } })
        .sort({ unsearchedSince: 1 })
        .limit(MOST_LOST)
        .toArray();
      for (const { _id } of lost) await syncAfterWrite(_id);
      return lost.length;
    },
  };
}

export const JOBS = 'jobs';

/** @param changed called after each write to a job */
export async function createJobRepository(db: DbPort, changed: (id: string) => Promise<void>): Promise<JobRepository> {
  const jobs = db.collection<JobDocument>(JOBS);
  await jobs.createIndex({ state: 1, confirmedAt: -1, _id: -1 });
  await jobs.createIndex({ unsearchedSince: 1 }, { sparse: true });
  await jobs.createIndex({ organisationId: 1, state: 1, confirmedAt: -1, _id: -1 });
  await jobs.createIndex({ organisationId: 1, _id: 1 });
  await jobs.createIndex({ organisationId: 1, textKey: 1, postedAt: 1 });
  await jobs.createIndex({ state: 1, answerBy: 1 });
  await jobs.createIndex({ closedAt: 1 }, { sparse: true });
  await jobs.createIndex({ unmatchedSince: 1 }, { sparse: true });
  const renewed = { state: 'open', edition: { $ne: EDITION }, unsearchedSince: { $exists: false } };
  await jobs.updateMany(renewed, { $set: { unsearchedSince: new Date(0) } });
  const index = await createTermIndex(db, { collection: 'job_search', owner: 'jobId' });
  const search = createSearch(jobs, index, changed);
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
      const { $and = [] } = afterCursor('confirmedAt', before, 'newest-first') as { $and?: unknown[] };
      const documents = await jobs
        .find({
          $and: [
            { state: 'open', confirmedAt: { $gt: expiryAt(now) } },
            { $or: [{ answerBy: { $exists: false } }, { answerBy: { $gt: now } }] },
            ...$and,
          ],
        })
        .sort({ confirmedAt: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return documents.map(toJob);
    },
    async listOfOrganisation(organisationId, { before, limit }) {
      // Scans one index range per state, so that each range is already sorted.
      const pages = await Promise.all(
        (['open', 'closed'] as const).map((state) =>
          jobs
            .find({ organisationId, state, ...afterCursor('confirmedAt', before, 'newest-first') })
            .sort({ confirmedAt: -1, _id: -1 })
            .limit(limit)
            .toArray(),
        ),
      );
      const newestFirst = (one: JobDocument, other: JobDocument) =>
        other.confirmedAt.getTime() - one.confirmedAt.getTime() || (one._id < other._id ? 1 : -1);
      return pages.flat().toSorted(newestFirst).slice(0, limit).map(toJob);
    },
    async *allOf(organisationId) {
      for await (const document of readInPages(jobs, { organisationId })) yield toJob(document);
    },
    countOpenOf: (organisationId) => jobs.countDocuments({ organisationId, state: 'open' }),
    hasPublished: async (organisationId) => (await jobs.findOne({ organisationId })) !== null,
    async findSameText(organisationId, textKey, since) {
      const [document] = await jobs
        .find({ organisationId, textKey, postedAt: { $gte: since } })
        .sort({ postedAt: 1 })
        .limit(1)
        .toArray();
      return document && toJob(document);
    },
    async listOverdue(now, limit) {
      const found = jobs
        .find({ state: 'open', answerBy: { $lte: now } })
        .sort({ answerBy: 1 })
        .limit(limit);
      return (await found.toArray()).map(toJob);
    },
    async listUnmatched(before, limit) {
      const found = jobs
        .find({ unmatchedSince: { $lte: before } })
        .sort({ unmatchedSince: 1 })
        .limit(limit);
      return (await found.toArray()).map(toJob);
    },
    clearUnmatched: async (id) => void (await jobs.updateOne({ _id: id }, { $unset: { unmatchedSince: '' } })),
    async listKept(closedBefore, limit) {
      const found = jobs
        .find({ closedAt: { $gt: new Date(0), $lte: closedBefore } })
        .sort({ closedAt: 1 })
        .limit(limit);
      return (await found.toArray()).map(toJob);
    },
    // Removes the date, so that `listKept` skips the job from now on.
    clearKept: async (id) => void (await jobs.updateOne({ _id: id }, { $unset: { closedAt: '' } })),
    async nextApplicant(id) {
      const after = await jobs.findOneAndUpdate({ _id: id }, { $inc: { applied: 1 } }, { returnDocument: 'after' });
      return after?.applied ?? 1;
    },
    async insert({ id, ...job }, now) {
      const isNew = await insertIfAbsent(jobs, { _id: id, ...job, unsearchedSince: now, unmatchedSince: now });
      if (isNew) await search.syncAfterWrite(id);
      return isNew;
    },
    async change({ id, version }, change, now) {
      const document = await jobs.findOneAndUpdate(
        { _id: id, version },
        { $set: { ...change, unsearchedSince: now }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      if (!document) return undefined;
      await search.syncAfterWrite(id);
      return toJob(document);
    },
    completeSearch: (now) => search.complete(now),
  };
}
