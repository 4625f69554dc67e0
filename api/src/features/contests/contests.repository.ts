import { type DbPort, insertIfAbsent } from '../../store';
import type { Contest } from './contest';

type ContestDocument = Omit<Contest, 'id'> & { _id: string };

export interface ContestRepository {
  list(): Promise<Contest[]>;
  find(id: string): Promise<Contest | undefined>;
  /** Skips an existing contest. */
  insert(contest: Contest): Promise<void>;
  /** Returns undefined when the version has changed. */
  change(before: Contest, change: Partial<Contest>): Promise<Contest | undefined>;
}

export const CONTESTS = 'contests';
const MOST = 100;

const toContest = ({ _id, ...contest }: ContestDocument): Contest => ({ id: _id, ...contest });

export async function createContestRepository(db: DbPort): Promise<ContestRepository> {
  const contests = db.collection<ContestDocument>(CONTESTS);
  await contests.createIndex({ position: 1 });
  return {
    list: async () => (await contests.find({}).sort({ position: 1 }).limit(MOST).toArray()).map(toContest),
    async find(id) {
      const found = await contests.findOne({ _id: id });
      return found ? toContest(found) : undefined;
    },
    async change({ id, version }, change) {
      const document = await contests.findOneAndUpdate(
        { _id: id, version },
        { $set: change, $inc: { version: 1 } },
        { returnDocument: 'after' },
      );
      return document ? toContest(document) : undefined;
    },
    insert: async ({ id, ...contest }) => void (await insertIfAbsent(contests, { _id: id, ...contest })),
  };
}
