import { createTermIndex, TOKENS_EDITION } from '../../../platform/search';
import { afterCursor, type DbPort, type Filter, insertIfAbsent, type KeysetCursor, readInPages } from '../../../store';
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

export type JobRepository = Awaited<ReturnType<typeof createJobRepository>>;

/** Age in milliseconds at which an unindexed change counts as lost. Longer than any request can take. */
const LOST_AFTER_MS = 30_000;
const MOST_LOST = 500;
const READ_AT_ONCE = 500;
/** Increment this when the tokeniser changes, so that the next start rebuilds the index. */
const EDITION = 1 + TOKENS_EDITION;

function toJob(document: JobDocument): Job {
  const { _id, unsearchedSince: _, edition: __, applied: ___, unmatchedSince: ____, ...job } = document;
  return { id: _id, ...job };
}

export const JOBS = 'jobs';
export const toJobPosition = ({ confirmedAt, id }: Job): KeysetCursor => ({ at: confirmedAt, id });

async function openJobs(db: DbPort) {
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
  return jobs;
}

/** @param changed called after each write to a job */
export async function createJobRepository(db: DbPort, changed: (id: string) => Promise<void>) {
  const jobs = await openJobs(db);
  const search = await createTermIndex(db, { collection: 'job_search', owner: 'jobId' });

  /** Updates the search terms after a write. Repeats this until they match the job's current version. */
  async function syncSearch(id: string): Promise<void> {
    for (;;) {
      const document = await jobs.findOne({ _id: id });
      if (!document) break;
      const job = toJob(document);
      if (job.state === 'open') await search.put({ id, at: job.confirmedAt, terms: toTerms(job) });
      else await search.remove(id);
      const { matchedCount } = await jobs.updateOne(
        { _id: id, version: job.version },
        { $unset: { unsearchedSince: '' }, $set: { edition: EDITION } },
      );
      if (matchedCount === 1) break;
    }
    await changed(id);
  }

  /** @param field the date field to sort by, earliest first */
  const listOldest = async (filter: Filter, field: string, limit: number): Promise<Job[]> =>
    (
      await jobs
        .find(filter)
        .sort({ [field]: 1 })
        .limit(limit)
        .toArray()
    ).map(toJob);

  /** Lists open jobs, most recently confirmed first. */
  async function listOpen({ before, limit }: Page, now: Date): Promise<Job[]> {
    const { $and = [] } = afterCursor('confirmedAt', before, 'newest-first') as { $and?: unknown[] };
    const open = jobs.find({
      $and: [
        { state: 'open', confirmedAt: { $gt: expiryAt(now) } },
        { $or: [{ answerBy: { $exists: false } }, { answerBy: { $gt: now } }] },
        ...$and,
      ],
    });
    return (await open.sort({ confirmedAt: -1, _id: -1 }).limit(limit).toArray()).map(toJob);
  }

  return {
    search,
    async find(id: string): Promise<Job | undefined> {
      const document = await jobs.findOne({ _id: id });
      return document ? toJob(document) : undefined;
    },
    async findAll(ids: readonly string[]): Promise<Map<string, Job>> {
      const documents = ids.length > 0 ? await jobs.find({ _id: { $in: [...ids] } }).toArray() : [];
      return new Map(documents.map((document) => [document._id, toJob(document)]));
    },
    listOpen,
    /** Yields all open jobs, most recently confirmed first. Reads page by page, so as not to block other requests. */
    async *allOpen(now: () => Date): AsyncIterable<Job> {
      let before: KeysetCursor | undefined;
      for (;;) {
        const found = await listOpen({ before, limit: READ_AT_ONCE }, now());
        yield* found;
        const last = found.at(-1);
        if (!last || found.length < READ_AT_ONCE) return;
        before = toJobPosition(last);
      }
    },
    /** Lists an organisation's jobs that are not archived, most recently confirmed first. */
    async listOfOrganisation(organisationId: string, { before, limit }: Page): Promise<Job[]> {
      // Scans one index range per state, so that each range is already sorted.
      const pages = ['open', 'closed'].map((state) => {
        const found = jobs.find({ organisationId, state, ...afterCursor('confirmedAt', before, 'newest-first') });
        return found.sort({ confirmedAt: -1, _id: -1 }).limit(limit).toArray();
      });
      const newestFirst = (one: JobDocument, other: JobDocument) =>
        other.confirmedAt.getTime() - one.confirmedAt.getTime() || (one._id < other._id ? 1 : -1);
      return (await Promise.all(pages)).flat().toSorted(newestFirst).slice(0, limit).map(toJob);
    },
    /** Yields all jobs of an organisation, in no particular order. */
    async *allOf(organisationId: string): AsyncIterable<Job> {
      for await (const document of readInPages(jobs, { organisationId })) yield toJob(document);
    },
    countOpenOf: (organisationId: string) => jobs.countDocuments({ organisationId, state: 'open' }),
    hasPublished: async (organisationId: string) => (await jobs.findOne({ organisationId })) !== null,
    /** Returns the organisation's earliest job with the same text posted at or after `since`. */
    findSameText: async (organisationId: string, textKey: string, since: Date): Promise<Job | undefined> =>
      (await listOldest({ organisationId, textKey, postedAt: { $gte: since } }, 'postedAt', 1))[0],
    /** Lists open jobs whose answer date has passed. */
    listOverdue: (now: Date, limit: number) =>
      listOldest({ state: 'open', answerBy: { $lte: now } }, 'answerBy', limit),
    /** Lists new jobs not yet matched against saved searches. */
    listUnmatched: (before: Date, limit: number) =>
      listOldest({ unmatchedSince: { $lte: before } }, 'unmatchedSince', limit),
    clearUnmatched: async (id: string) => void (await jobs.updateOne({ _id: id }, { $unset: { unmatchedSince: '' } })),
    /** Lists jobs that were closed before a given time and still hold copies of applications. */
    listKept: (closedBefore: Date, limit: number) =>
      listOldest({ closedAt: { $gt: new Date(0), $lte: closedBefore } }, 'closedAt', limit),
    // Removes the date, so that `listKept` skips the job from now on.
    clearKept: async (id: string) => void (await jobs.updateOne({ _id: id }, { $unset: { closedAt: '' } })),
    /** Returns the number of the next applicant, starting at 1. */
    async nextApplicant(id: string): Promise<number> {
      const after = await jobs.findOneAndUpdate({ _id: id }, { $inc: { applied: 1 } }, { returnDocument: 'after' });
      return after?.applied ?? 1;
    },
    /** Returns false if the id is taken. */
    async insert({ id, ...job }: Job, now: Date): Promise<boolean> {
      const isNew = await insertIfAbsent(jobs, { _id: id, ...job, unsearchedSince: now, unmatchedSince: now });
      if (isNew) await syncSearch(id);
      return isNew;
    },
    /** Returns undefined if the version has changed. */
    async change({ id, version }: Job, change: Partial<Job>, now: Date): Promise<Job | undefined> {
      const document = await jobs.findOneAndUpdate(
        { _id: id, version },
        { $set: { ...change, unsearchedSince: now }, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      if (!document) return undefined;
      await syncSearch(id);
      return toJob(document);
    },
    /** Indexes changes that a killed process left unindexed. */
    async completeSearch(now: Date): Promise<number> {
      const before = new Date(now.getTime() - LOST_AFTER_MS);
      const lost = await listOldest({ unsearchedSince: { $lte: before } }, 'unsearchedSince', MOST_LOST);
      for (const { id } of lost) await syncSearch(id);
      return lost.length;
    },
  };
}
