import { HOUR_MS } from '@verse/api-contract/time';
import type { Contest } from '../src/domains/contests/contest';
import type { RankedEntry } from '../src/domains/contests/judging/results';
import { contestOf, entryIdOf, type Jury, setUpJury } from './contest-judging';
import { idOf } from './notified';
import type { Town, Visitor } from './people';

/** Creates a contest whose community vote is open for a day. Every existing account can vote. */
export async function setUpVote(town: Town, more: Partial<Contest> & { entries?: number } = {}): Promise<Jury> {
  const { now } = town.clock;
  const { terms } = contestOf(now);
  const vote = { prize: 'A lamp', until: new Date(now.getTime() + 24 * HOUR_MS) };
  const publishedAt = new Date(now.getTime() + 1);
  const jury = await setUpJury(town, { publishedAt, terms: { ...terms!, vote }, ...more });
  town.clock.now = new Date(now.getTime() + HOUR_MS);
  return jury;
}

/** Publishes results as if the contest had been closed, ranking the entries by number. */
export async function publishResults(town: Town, { contest, makers }: Jury): Promise<void> {
  const { db } = town.api.store;
  const resultsAt = town.clock.now;
  const ranking: RankedEntry[] = [];
  for (const index of makers.keys())
    ranking.push({
      entryId: entryIdOf(contest, index + 1),
      number: index + 1,
      rank: index + 1,
      points: 1000 - index,
      judges: 3,
      criteria: [9, 9, 9],
    });
  const results = { closedAt: resultsAt, ranking, withoutJudge: [], logHead: 'f'.repeat(64) };
  await db.collection<{ _id: string }>('contest_results').insertOne({ _id: contest.id, ...results } as never);
  await db.collection('contests').updateOne({ _id: contest.id }, { $set: { resultsAt } });
}

/** Stores contest places for members, as if they had joined. */
export async function giveSeats(town: Town, { id }: Pick<Contest, 'id'>, members: readonly Visitor[]): Promise<void> {
  for (const [index, member] of members.entries())
    await town.api.store.db.collection<{ _id: string }>('contest_seats').insertOne({
      _id: `${id} ${String(index + 1).padStart(6, '0')}`,
      contestId: id,
      memberId: await idOf(member),
      state: 'confirmed',
      at: town.clock.now,
    } as never);
}
