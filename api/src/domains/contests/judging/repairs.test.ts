import {
  close,
  entryPath,
  logOf,
  numbersOf,
  resultsOf,
  score,
  scoreAll,
  scoreOf,
  setUpJury,
} from '../../../../test/contest-judging';
import { verify } from '../../../../test/contest-verification';
import { idOf } from '../../../../test/notified';
import { startTown } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

// @proves GAP-058 R2
it('publishes results after a process was killed while it closed the contest', async () => {
  const town = await start();
  const jury = await setUpJury(town);
  await scoreAll(jury, (number) => scoreOf(number, number, number));
  const plans = town.api.store.db.collection<{ _id: string }>('contest_plans');
  // Simulates a process killed right after it closed the scores.
  await plans.updateOne({ _id: jury.contest.id }, { $set: { state: 'closing', closedAt: town.clock.now } });
  const [judge] = jury.judges;
  expect((await score(judge!, jury, 1, scoreOf(5, 5, 5), 1)).status).toBe(409);
  expect((await town.visitor().get(`/api/contests/${jury.contest.id}/results`)).status).toBe(404);
  expect(await town.api.background.run('finish-results')).toBe(1);
  expect(await town.api.background.run('finish-results')).toBe(0);
  expect((await resultsOf(town.visitor(), jury)).winner).toBe(3);
  expect((await verify(town, await logOf(town.visitor(), jury))).code).toBe(0);
});

// @proves GAP-058 R2
it('logs a score once that a killed process could store but not log', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  const { db } = town.api.store;
  const [judge] = jury.judges;
  await score(judge!, jury, 1, scoreOf(4, 4, 4));
  const logged = () => db.collection('contest_log').countDocuments({ contestId: jury.contest.id });
  const before = await logged();
  await db.collection<{ _id: string; kind: string }>('contest_log').deleteOne({ kind: 'score' });
  await db.collection('contest_scores').updateOne({ number: 1 }, { $set: { unloggedSince: town.clock.now } });
  expect(await town.api.background.run('log-scores')).toBe(0);
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  expect(await town.api.background.run('log-scores')).toBe(1);
  expect(await town.api.background.run('log-scores')).toBe(0);
  expect(await logged()).toBe(before);
});

// @proves GAP-058 GAP-099
it('keeps the scores of a judge whose account is erased, under a pseudonym, and gives the rest to others', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4, entries: 4 });
  const [left, ...others] = jury.judges;
  const numbers = await numbersOf(left!, jury);
  await score(left!, jury, numbers[0]!, scoreOf(5, 5, 5));
  const id = await idOf(left!);
  const data = town.api.features.flatMap(({ personalData = [] }) => [...personalData]);
  const { export: exported, erase } = data.find(({ name }) => name === 'contestScores')!;
  const given: unknown[] = [];
  for await (const one of exported(id) as AsyncIterable<unknown>) given.push(one);
  expect(given).toEqual([expect.objectContaining({ entry: numbers[0], scores: [5, 5, 5] })]);
  await erase(id);
  expect((await left!.get(entryPath(jury, numbers[0]!))).status).toBe(404);
  await town.api.background.run('plan-judging');
  for (const judge of others)
    for (const number of await numbersOf(judge, jury)) await score(judge, jury, number, scoreOf(3, 3, 3));
  expect((await close(jury)).status).toBe(204);
  expect((await resultsOf(town.visitor(), jury)).ranking[0]).toMatchObject({ number: numbers[0], judges: 3 });
  const { db } = town.api.store;
  const stored = await Promise.all(
    ['contest_plans', 'contest_scores', 'contest_log', 'contest_results', 'contests'].map((name) =>
      db.collection(name).find({}).toArray(),
    ),
  );
  expect(JSON.stringify(stored)).not.toContain(id);
});
