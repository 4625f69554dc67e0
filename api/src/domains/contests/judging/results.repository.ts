import { type DbPort, insertIfAbsent } from '../../../store';
import { readAs } from '../read-as';
import type { ContestResults } from './results';

type ResultsDocument = Omit<ContestResults, 'contestId'> & { _id: string };

const { one } = readAs(({ _id, ...rest }: ResultsDocument): ContestResults => ({ contestId: _id, ...rest }));

export async function createResultsRepository(db: DbPort) {
  const results = db.collection<ResultsDocument>('contest_results');
  return {
    find: (contestId: string) => one(results.findOne({ _id: contestId })),
    /** Returns false if the results already exist. */
    insert: ({ contestId, ...rest }: ContestResults) => insertIfAbsent(results, { _id: contestId, ...rest }),
  };
}
