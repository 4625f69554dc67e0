import type { JobSearchQuery } from '@verse/api-contract/work/job-searches.schema';
import { type DbPort, insertIfAbsent, readInPages } from '../../../../store';

/** A saved search. Its owner is notified of new matches. */
export interface JobSearch {
  id: string;
  memberId: string;
  name: string;
  query: JobSearchQuery;
  /**
   * Terms that a job must have to match. The first one is indexed, so that the search can be found by a job's terms.
   */
  terms: string[];
  savedAt: Date;
}

type SearchDocument = Omit<JobSearch, 'id'> & { _id: string; firstTerm: string };

export type JobSearchRepository = Awaited<ReturnType<typeof createJobSearchRepository>>;

const toSearch = ({ _id, firstTerm: _, ...search }: SearchDocument): JobSearch => ({ id: _id, ...search });

export async function createJobSearchRepository(db: DbPort) {
  const searches = db.collection<SearchDocument>('job_searches');
  await searches.createIndex({ memberId: 1, _id: 1 });
  await searches.createIndex({ firstTerm: 1, _id: 1 });

  return {
    async list(memberId: string, limit: number): Promise<JobSearch[]> {
      return (await searches.find({ memberId }).sort({ _id: 1 }).limit(limit).toArray()).map(toSearch);
    },
    async findAll(memberId: string, ids: readonly string[]): Promise<Map<string, JobSearch>> {
      const found = ids.length > 0 ? await searches.find({ _id: { $in: [...ids] } }).toArray() : [];
      return new Map(found.filter((one) => one.memberId === memberId).map((one) => [one._id, toSearch(one)]));
    },
    countOf: (memberId: string) => searches.countDocuments({ memberId }),
    insert: ({ id, ...search }: JobSearch) =>
      insertIfAbsent(searches, { _id: id, ...search, firstTerm: search.terms[0] ?? '' }),
    /** Returns false if the member has no such search. */
    remove: async (memberId: string, id: string) =>
      (await searches.deleteOne({ _id: id, memberId })).deletedCount === 1,
    /** Yields the searches whose terms are all contained in the job's terms. */
    async *fitting(terms: readonly string[]): AsyncIterable<JobSearch> {
      const held = new Set(terms);
      for await (const one of readInPages(searches, { firstTerm: { $in: [...terms] } }))
        if (one.terms.every((term) => held.has(term))) yield toSearch(one);
    },
    async *allOf(memberId: string): AsyncIterable<unknown> {
      for await (const { name, query, savedAt } of readInPages(searches, { memberId })) yield { name, query, savedAt };
    },
    removeOf: async (memberId: string) => void (await searches.deleteMany({ memberId })),
  };
}
