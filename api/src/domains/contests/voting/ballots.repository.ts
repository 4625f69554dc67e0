import { createBallots } from '../../../platform/ballots';
import type { DbPort } from '../../../store';
import type { Ballot } from './ballot';

export async function createBallotRepository(db: DbPort) {
  const ballots = await createBallots<Ballot>(db, {
    name: 'contest_ballots',
    indexes: [{ contestId: 1, _id: 1 }],
  });
  return {
    ...ballots,
    /** Lists ballots by id, which does not reveal the order in which they were cast. */
    page: (contestId: string, after: string, limit: number) =>
      ballots.list({ contestId, _id: { $gt: after } }, { sort: { _id: 1 }, limit }),
  };
}
