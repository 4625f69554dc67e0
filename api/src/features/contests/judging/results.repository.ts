import { type DbPort, insertIfAbsent } from '../../../store';
import type { ContestResults } from './results';

type ResultsDocument = Omit<ContestResults, 'contestId'> & { _id: string };

export type ResultsRepository = Awaited<ReturnType<typeof createResultsRepository>>;

export async function createResultsRepository(db: DbPort) {
  const results = db.collection<ResultsDocument>('contest_results');
  return {
    async find(contestId: string): Promise<ContestResults | undefined> {
      const found = await results.findOne({ _id: contestId });
      if (!found) return undefined;
      const { _id, ...rest } = found;
      return { contestId: _id, ...rest };
    },
    /** Returns false if the results already exist. */
    insert: ({ contestId, ...rest }: ContestResults) => insertIfAbsent(results, { _id: contestId, ...rest }),
  };
}
