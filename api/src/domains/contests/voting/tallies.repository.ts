import { type DbPort, insertIfAbsent } from '../../../store';
import { readAs } from '../read-as';
import type { Tally } from './ballot';

type TallyDocument = Omit<Tally, 'contestId'> & { _id: string };

const { one } = readAs(({ _id, ...tally }: TallyDocument): Tally => ({ contestId: _id, ...tally }));

export async function createTallyRepository(db: DbPort) {
  const tallies = db.collection<TallyDocument>('contest_tallies');
  return {
    find: (contestId: string) => one(tallies.findOne({ _id: contestId })),
    /** No-op if the tally exists. */
    insert: async ({ contestId, ...tally }: Tally) =>
      void (await insertIfAbsent(tallies, { _id: contestId, ...tally })),
  };
}
