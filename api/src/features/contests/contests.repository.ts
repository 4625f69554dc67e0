import { type DbPort, insertIfAbsent, readInPages } from '../../store';
import type { Contest } from './contest';

type ContestDocument = Omit<Contest, 'id'> & { _id: string };

export interface ContestRepository {
  list(): Promise<Contest[]>;
  find(id: string): Promise<Contest | undefined>;
  /** Skips an existing contest. */
  insert(contest: Contest): Promise<void>;
  /** Returns undefined when the version has changed. */
  change(before: Contest, change: Partial<Contest>): Promise<Contest | undefined>;
  /** Contests whose results were published after a moment, oldest first. */
  listWithResultsSince(moment: Date): Promise<Contest[]>;
  /** Contests with a vote that ended between two moments. */
  listVotedBetween(from: Date, to: Date): Promise<Contest[]>;
  /** All contests of an organisation, in no particular order. */
  allOf(organisationId: string): AsyncIterable<Contest>;
  /** Contests that a member judges, latest deadline first. */
  listOfJudge(memberId: string): Promise<Contest[]>;
  /** Contests with a deadline between two moments. */
  listEnded(from: Date, to: Date): Promise<Contest[]>;
  forgetJudge(memberId: string): Promise<void>;
  /**
   * Counts a first submission and returns its number, which locks the criteria; undefined when they are others than the
   * entrant has read.
   */
  takeNumber(id: string, criteriaHash: string): Promise<number | undefined>;
  /** Gives back a number that no entry got, unless a later one was given since. */
  returnNumber(id: string, number: number): Promise<void>;
}

export const CONTESTS = 'contests';
const MOST = 100;
const MOST_RECENT = 1000;
const MOST_ENDED = 1000;

const toContest = ({ _id, ...contest }: ContestDocument): Contest => ({ id: _id, ...contest });

export async function createContestRepository(db: DbPort): Promise<ContestRepository> {
  const contests = db.collection<ContestDocument>(CONTESTS);
  await contests.createIndex({ position: 1 });
  await contests.createIndex({ resultsAt: 1 }, { sparse: true });
  await contests.createIndex({ 'terms.vote.until': 1 }, { sparse: true });
  await contests.createIndex({ organisationId: 1, _id: 1 }, { sparse: true });
  await contests.createIndex({ judgeIds: 1, deadline: -1 });
  await contests.createIndex({ deadline: 1 });
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
    listWithResultsSince: async (moment) =>
      (
        await contests
          .find({ resultsAt: { $gt: moment } })
          .sort({ resultsAt: 1 })
          .limit(MOST_RECENT)
          .toArray()
      ).map(toContest),
    listVotedBetween: async (from, to) =>
      (
        await contests
          .find({ 'terms.vote.until': { $gt: from, $lte: to } })
          .sort({ 'terms.vote.until': 1 })
          .limit(MOST_RECENT)
          .toArray()
      ).map(toContest),
    async *allOf(organisationId) {
      for await (const document of readInPages(contests, { organisationId })) yield toContest(document);
    },
    listOfJudge: async (memberId) =>
      (await contests.find({ judgeIds: memberId }).sort({ deadline: -1 }).limit(MOST).toArray()).map(toContest),
    listEnded: async (from, to) =>
      (
        await contests
          .find({ deadline: { $gt: from, $lte: to } })
          .sort({ deadline: 1 })
          .limit(MOST_ENDED)
          .toArray()
      ).map(toContest),
    forgetJudge: async (memberId) =>
      void (await contests.updateMany({ judgeIds: memberId }, { $pull: { judgeIds: memberId } })),
    async takeNumber(id, criteriaHash) {
      const document = await contests.findOneAndUpdate(
        { _id: id, 'terms.criteriaHash': criteriaHash, state: { $ne: 'cancelled' } },
        { $inc: { entryCount: 1 } },
        { returnDocument: 'after' },
      );
      return document?.entryCount;
    },
    async returnNumber(id, number) {
      await contests.updateOne({ _id: id, entryCount: number }, { $inc: { entryCount: -1 } });
    },
    insert: async ({ id, ...contest }) => void (await insertIfAbsent(contests, { _id: id, ...contest })),
  };
}
