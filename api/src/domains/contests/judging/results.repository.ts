import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { ContestResults } from './results';

type ResultsDocument = Omit<ContestResults, 'contestId'> & { _id: string };

export async function createResultsRepository(db: DbPort) {
  const results = await createDocuments<ResultsDocument, ContestResults>(db, {
    name: 'contest_results',
    toDomain: ({ _id, ...rest }) => ({ contestId: _id, ...rest }),
  });
  return {
    find: (contestId: string) => results.find(contestId),
    /** Returns false if the results already exist. */
    insert: ({ contestId, ...rest }: ContestResults) => results.insert({ _id: contestId, ...rest }),
  };
}
