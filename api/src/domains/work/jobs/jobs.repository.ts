import { createDocuments, type Documents } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import { createTermIndex, TOKENS_EDITION } from '../../../platform/search';
import { afterCursor, type DbPort, type Filter, type KeysetCursor } from '../../../store';
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
type JobDocuments = Documents<JobDocument, Job>;

interface Page {
  before: KeysetCursor | undefined;
  limit: number;
}

interface Options {
  /** Called after each write to a job. */
  changed: (id: string) => Promise<void>;
  now: () => Date;
}

export type JobRepository = Awaited<ReturnType<typeof createJobRepository>>;

const MOST_LOST = 500;
const READ_AT_ONCE = 500;
/** Increment this when the tokeniser changes, so that the next start rebuilds the index. */
const EDITION = 1 + TOKENS_EDITION;
const LAST_CONFIRMED = { confirmedAt: -1, _id: -1 } as const;

function toJob(document: JobDocument): Job {
  const { _id, unsearchedSince: _, edition: __, applied: ___, unmatchedSince: ____, ...job } = document;
  return { id: _id, ...job };
}

export const JOBS = 'jobs';
export const toJobPosition = ({ confirmedAt, id }: Job): KeysetCursor => ({ at: confirmedAt, id });

async function openJobs(db: DbPort): Promise<JobDocuments> {
  const jobs = await createDocuments<JobDocument, Job>(db, {
    name: JOBS,
    indexes: [
      { state: 1, confirmedAt: -1, _id: -1 },
      { organisationId: 1, state: 1, confirmedAt: -1, _id: -1 },
      { organisationId: 1, _id: 1 },
      { organisationId: 1, textKey: 1, postedAt: 1 },
      { state: 1, answerBy: 1 },
      [{ closedAt: 1 }, { sparse: true }],
    ],
    toDomain: toJob,
  });
  const renewed = { state: 'open', edition: { $ne: EDITION }, unsearchedSince: { $exists: false } };
  await jobs.collection.updateMany(renewed, { $set: { unsearchedSince: new Date(0) } });
  return jobs;
}

/** The search terms of jobs, which are updated after each write. */
async function openSearch(db: DbPort, jobs: JobDocuments, { changed, now }: Options) {
  const search = await createTermIndex(db, { collection: 'job_search', owner: 'jobId' });
  const unsearched = await createPending(jobs, {
    field: 'unsearchedSince',
    run: ({ id }) => sync(id),
    now,
    atOnce: MOST_LOST,
  });

  /** Updates the search terms of a job. Repeats this until they match the job's current version. */
  async function sync(id: string): Promise<void> {
    for (;;) {
      const job = await jobs.find(id);
      if (!job) break;
      if (job.state === 'open') await search.put({ id, at: job.confirmedAt, terms: toTerms(job) });
      else await search.remove(id);
      if (await unsearched.clear(id, { version: job.version }, { $set: { edition: EDITION } })) break;
    }
    await changed(id);
  }

  return { search, sync, completeSearch: unsearched.complete };
}

function createListings(jobs: JobDocuments) {
  /** @param field the date field to sort by, earliest first */
  const listOldest = (filter: Filter, field: string, limit: number) =>
    jobs.list(filter, { sort: { [field]: 1 }, limit });

  /** Lists open jobs, most recently confirmed first. */
  function listOpen({ before, limit }: Page, now: Date): Promise<Job[]> {
    const { $and = [] } = afterCursor('confirmedAt', before, 'newest-first') as { $and?: unknown[] };
    const isOpen = [
      { state: 'open', confirmedAt: { $gt: expiryAt(now) } },
      { $or: [{ answerBy: { $exists: false } }, { answerBy: { $gt: now } }] },
    ];
    return jobs.list({ $and: [...isOpen, ...$and] }, { sort: LAST_CONFIRMED, limit });
  }

  return {
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
      const pages = ['open', 'closed'].map((state) =>
        jobs.list(
          { organisationId, state, ...afterCursor('confirmedAt', before, 'newest-first') },
          { sort: LAST_CONFIRMED, limit },
        ),
      );
      const newestFirst = (one: Job, other: Job) =>
        other.confirmedAt.getTime() - one.confirmedAt.getTime() || (one.id < other.id ? 1 : -1);
      return (await Promise.all(pages)).flat().toSorted(newestFirst).slice(0, limit);
    },
    /** Yields all jobs of an organisation, in no particular order. */
    allOf: (organisationId: string) => jobs.each({ organisationId }),
    /** Returns the organisation's earliest job with the same text posted at or after `since`. */
    findSameText: async (organisationId: string, textKey: string, since: Date): Promise<Job | undefined> =>
      (await listOldest({ organisationId, textKey, postedAt: { $gte: since } }, 'postedAt', 1))[0],
    /** Lists open jobs whose answer date has passed. */
    listOverdue: (now: Date, limit: number) =>
      listOldest({ state: 'open', answerBy: { $lte: now } }, 'answerBy', limit),
    /** Lists jobs that were closed before a given time and still hold copies of applications. */
    listKept: (closedBefore: Date, limit: number) =>
      listOldest({ closedAt: { $gt: new Date(0), $lte: closedBefore } }, 'closedAt', limit),
  };
}

export async function createJobRepository(db: DbPort, options: Options) {
  const jobs = await openJobs(db);
  const { collection } = jobs;
  const { search, sync, completeSearch } = await openSearch(db, jobs, options);

  return {
    search,
    /** Indexes changes that a killed process left unindexed. */
    completeSearch,
    find: (id: string) => jobs.find(id),
    findAll: jobs.findAll,
    ...createListings(jobs),
    countOpenOf: (organisationId: string) => collection.countDocuments({ organisationId, state: 'open' }),
    hasPublished: async (organisationId: string) => (await collection.findOne({ organisationId })) !== null,
    /** Opens the outbox of new jobs not yet matched against saved searches. */
    openMatches: ({ run, now }: Pick<PendingOptions<Job>, 'run' | 'now'>) =>
      createPending(jobs, { field: 'unmatchedSince', run, now }),
    /** Opens the outbox of filled jobs whose other applicants have not all been answered yet. */
    openFilled: ({ run, now }: Pick<PendingOptions<Job>, 'run' | 'now'>) =>
      createPending(jobs, { field: 'unansweredSince', run, now }),
    // Removes the date, so that `listKept` skips the job from now on.
    clearKept: async (id: string) => void (await collection.updateOne({ _id: id }, { $unset: { closedAt: '' } })),
    /** Returns the number of the next applicant, starting at 1. */
    async nextApplicant(id: string): Promise<number> {
      const after = await collection.findOneAndUpdate(
        { _id: id },
        { $inc: { applied: 1 } },
        { returnDocument: 'after' },
      );
      return after?.applied ?? 1;
    },
    /** Returns false if the id is taken. */
    async insert({ id, ...job }: Job, now: Date): Promise<boolean> {
      const isNew = await jobs.insert({ _id: id, ...job, unsearchedSince: now, unmatchedSince: now });
      if (isNew) await sync(id);
      return isNew;
    },
    /** Returns undefined if the version has changed. */
    async change({ id, version }: Job, change: Partial<Job>, now: Date): Promise<Job | undefined> {
      const job = await jobs.update(
        { _id: id, version },
        { $set: { ...change, unsearchedSince: now }, $inc: { version: 1 } },
      );
      if (job) await sync(id);
      return job;
    },
  };
}
