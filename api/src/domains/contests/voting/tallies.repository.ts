import { createDocuments } from '../../../platform/documents';
import type { DbPort } from '../../../store';
import type { Tally } from './ballot';

type TallyDocument = Omit<Tally, 'contestId'> & { _id: string };

export async function createTallyRepository(db: DbPort) {
  const tallies = await createDocuments<TallyDocument, Tally>(db, {
    name: 'contest_tallies',
    toDomain: ({ _id, ...tally }) => ({ contestId: _id, ...tally }),
  });
  return {
    find: (contestId: string) => tallies.find(contestId),
    /** No-op if the tally exists. */
    insert: ({ contestId, ...tally }: Tally) => tallies.insert({ _id: contestId, ...tally }),
  };
}
