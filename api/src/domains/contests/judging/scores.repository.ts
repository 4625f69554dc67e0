import { createDocuments } from '../../../platform/documents';
import { createPending, type PendingOptions } from '../../../platform/pending';
import type { DbPort } from '../../../store';
import type { GivenScore } from './plan';

/** A revision of a score. Immutable. */
export interface ScoreRevision {
  revision: number;
  /** Scores in the order of the criteria. */
  scores: number[];
  feedback: string;
  at: Date;
  /** Secret until the results are published. */
  nonce: string;
  commitment: string;
}

/** A judge's scores for an entry, with all revisions. The latest one counts. */
export interface Score {
  contestId: string;
  number: number;
  /** The judge's position in the plan. */
  judge: number;
  /** Empty once the judge's account has been erased. */
  memberId: string;
  revision: number;
  history: ScoreRevision[];
  /** Set until all revisions are in the log. */
  unloggedSince?: Date;
  /** Set when the contest closes. Sealed scores cannot change. */
  isSealed?: boolean;
}

type ScoreDocument = Score & { _id: string };

export type ScoreRepository = Awaited<ReturnType<typeof createScoreRepository>>;

const DIGITS = 6;
const MOST_REPAIRED = 500;
export const scoreIdOf = ({ contestId, number, judge }: Pick<Score, 'contestId' | 'number' | 'judge'>) =>
  `${contestId} ${String(number).padStart(DIGITS, '0')} ${judge}`;

export const lastOf = ({ history }: Pick<Score, 'history'>): ScoreRevision => history.at(-1)!;

export async function createScoreRepository(db: DbPort) {
  const scores = await createDocuments<ScoreDocument, Score>(db, {
    name: 'contest_scores',
    indexes: [
      { contestId: 1, _id: 1 },
      { contestId: 1, memberId: 1, number: 1 },
      { memberId: 1, _id: 1 },
    ],
    toDomain: ({ _id, ...score }) => score,
  });
  const { collection } = scores;

  async function listGiven(filter: { contestId: string; memberId?: string }): Promise<GivenScore[]> {
    const all = await collection.find(filter).project({ number: 1, judge: 1, revision: 1 }).toArray();
    return all.map(({ number, judge, revision }) => ({ number: number!, judge: judge!, revision: revision! }));
  }

  return {
    find: (contestId: string, number: number, judge: number) => scores.find(scoreIdOf({ contestId, number, judge })),
    /** Returns the scores that these judges gave to an entry. */
    ofEntry: (contestId: string, number: number, judges: readonly number[]) =>
      scores.list({ _id: { $in: judges.map((judge) => scoreIdOf({ contestId, number, judge })) } }, {}),
    /** Yields all scores of a contest, entry by entry. */
    ofContest: (contestId: string) => scores.each({ contestId }),
    ofMember: (memberId: string) => scores.each({ memberId }),
    givenBy: (contestId: string, memberId: string) => listGiven({ contestId, memberId }),
    givenIn: (contestId: string) => listGiven({ contestId }),
    /** Returns false if the judge has already scored the entry. */
    insert: (score: Score) => scores.insert({ _id: scoreIdOf(score), ...score }),
    /** Adds a revision. Returns false if another revision was added in the meantime, or if the score is sealed. */
    async revise(before: Score, revision: ScoreRevision, at: Date): Promise<boolean> {
      const { modifiedCount } = await collection.updateOne(
        { _id: scoreIdOf(before), revision: before.revision, isSealed: { $ne: true } },
        { $set: { revision: revision.revision, unloggedSince: at }, $push: { history: revision } },
      );
      return modifiedCount === 1;
    },
    seal: async (contestId: string) => void (await collection.updateMany({ contestId }, { $set: { isSealed: true } })),
    /** Opens the outbox of scores that are not in the log yet. */
    openUnlogged: ({ run, now }: Pick<PendingOptions<Score>, 'run' | 'now'>) =>
      createPending(scores, { field: 'unloggedSince', run, now, atOnce: MOST_REPAIRED }),
    /** Removes the judge's id. The scores are kept, because the results depend on them. */
    forget: async (memberId: string) => void (await collection.updateMany({ memberId }, { $set: { memberId: '' } })),
  };
}
