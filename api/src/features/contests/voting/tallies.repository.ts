import { type DbPort, insertIfAbsent } from '../../../store';
import type { Tally } from './ballot';

type TallyDocument = Omit<Tally, 'contestId'> & { _id: string };

export type TallyRepository = Awaited<ReturnType<typeof createTallyRepository>>;

export async function createTallyRepository(db: DbPort) {
  const tallies = db.collection<TallyDocument>('contest_tallies');
  return {
    async find(contestId: string): Promise<Tally | undefined> {
      const found = await tallies.findOne({ _id: contestId });
      if (!found) return undefined;
      const { _id, ...tally } = found;
      return { contestId: _id, ...tally };
    },
    /** No-op if the tally exists. */
    insert: async ({ contestId, ...tally }: Tally) =>
      void (await insertIfAbsent(tallies, { _id: contestId, ...tally })),
  };
}
