import type { JobSearchQuery } from '@verse/api-contract/work/job-searches.schema';
import { createDocuments } from '../../../../platform/documents';
import type { DbPort } from '../../../../store';

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

export async function createJobSearchRepository(db: DbPort) {
  const searches = await createDocuments<SearchDocument, JobSearch>(db, {
    name: 'job_searches',
    indexes: [
      { memberId: 1, _id: 1 },
      { firstTerm: 1, _id: 1 },
    ],
    toDomain: ({ _id, firstTerm: _, ...search }) => ({ id: _id, ...search }),
  });

  return {
    list: (memberId: string, limit: number) => searches.list({ memberId }, { sort: { _id: 1 }, limit }),
    find: (memberId: string, id: string) => searches.find({ _id: id, memberId }),
    countOf: (memberId: string) => searches.collection.countDocuments({ memberId }),
    insert: ({ id, ...search }: JobSearch) => searches.insert({ _id: id, ...search, firstTerm: search.terms[0] ?? '' }),
    /** Returns false if the member has no such search. */
    remove: (memberId: string, id: string) => searches.remove({ _id: id, memberId }),
    /** Yields the searches whose terms are all contained in the job's terms. */
    async *fitting(terms: readonly string[]): AsyncIterable<JobSearch> {
      const held = new Set(terms);
      for await (const one of searches.each({ firstTerm: { $in: [...terms] } }))
        if (one.terms.every((term) => held.has(term))) yield one;
    },
    async *allOf(memberId: string): AsyncIterable<unknown> {
      for await (const { name, query, savedAt } of searches.each({ memberId })) yield { name, query, savedAt };
    },
    removeOf: async (memberId: string) => void (await searches.collection.deleteMany({ memberId })),
  };
}
