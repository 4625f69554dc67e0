import { judgedContestPageSchema } from '@verse/api-contract/contests/contest-judging.schema';
import {
  bodyOf,
  close,
  entryPath,
  type Jury,
  logOf,
  numbersOf,
  progressOf,
  readEntry,
  resultsOf,
  score,
  scoreAll,
  scoreOf,
  setUpJury,
} from '../../../../test/contest-judging';
import { verify } from '../../../../test/contest-verification';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

const conflictsOf = async (judge: Visitor, { contest }: Jury) =>
  (await bodyOf(await judge.get(`/api/judging/${contest.id}`), judgedContestPageSchema)).conflicts;

const path = (jury: Jury, number: number) => `${entryPath(jury, number)}/conflict`;
const REASON = { reason: 'I taught the maker.' };

// @proves GAP-058
it('a judge takes back a conflict, and the score given before counts only once they confirm it', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 2 });
  const [judge, other] = jury.judges as [Visitor, Visitor];
  await scoreAll(jury, () => scoreOf(5, 5, 5));
  expect((await judge.delete(path(jury, 1))).status).toBe(204);
  expect((await judge.send('PUT', path(jury, 1), REASON)).status).toBe(204);
  expect(await conflictsOf(judge, jury)).toEqual([{ number: 1, ...REASON }]);
  expect(await conflictsOf(other, jury)).toEqual([]);
  expect((await other.delete(path(jury, 1))).status).toBe(204);
  expect(await conflictsOf(judge, jury)).toHaveLength(1);
  expect((await jury.makers[0]!.delete(path(jury, 1))).status).toBe(404);
  for (let repeats = 0; repeats < 2; repeats += 1) expect((await judge.delete(path(jury, 1))).status).toBe(204);
  expect(await conflictsOf(judge, jury)).toEqual([]);
  expect(await readEntry(judge, jury, 1)).toMatchObject({ own: { revision: 1 }, isUnconfirmed: true });
  expect(await progressOf(jury)).toMatchObject({ complete: 1, short: [], canClose: false });
  expect((await close(jury)).status).toBe(409);
  expect((await score(judge, jury, 1, scoreOf(5, 5, 5), 1)).status).toBe(200);
  expect(await readEntry(judge, jury, 1)).toMatchObject({ own: { revision: 2 }, isUnconfirmed: false });
  // A conflict that was taken back can be declared again, and the score of a conflict that stays does not count.
  for (const method of ['PUT', 'DELETE', 'PUT']) await judge.send(method, path(jury, 2), REASON);
  town.clock.now = jury.contest.terms!.resultsBy;
  expect((await close(jury)).status).toBe(204);
  expect((await judge.delete(path(jury, 2))).status).toBe(409);
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect(ranking.map(({ number, judges }) => [number, judges])).toEqual([
    [1, 3],
    [2, 2],
  ]);
  const log = await logOf(town.visitor(), jury);
  const kinds = log.log!.filter(({ data }) => data.judge && !('commitment' in data)).map(({ kind }) => kind);
  expect(kinds).toEqual(['conflict', 'withdrawal', 'conflict', 'withdrawal', 'conflict']);
  expect((await verify(town, log)).code).toBe(0);
});

// @proves GAP-058
it('gives an entry back to the judge who takes back a conflict, unless three others have scored it', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4, entries: 1 });
  const all = await Promise.all(jury.judges.map((one) => numbersOf(one, jury)));
  const judge = jury.judges[all.findIndex((list) => list.includes(1))]!;
  const next = jury.judges[all.findIndex((list) => !list.includes(1))]!;
  await judge.send('PUT', path(jury, 1), REASON);
  expect(await numbersOf(next, jury)).toEqual([1]);
  expect((await judge.delete(path(jury, 1))).status).toBe(204);
  const lists = await Promise.all(jury.judges.map((one) => numbersOf(one, jury)));
  expect([await numbersOf(judge, jury), lists.flat()]).toEqual([[1], [1, 1, 1]]);
  await judge.send('PUT', path(jury, 1), REASON);
  for (const one of jury.judges.filter((other) => other !== judge)) await score(one, jury, 1, scoreOf(3, 3, 3));
  const late = await judge.delete(path(jury, 1));
  expect([late.status, await late.text()]).toEqual([
    409,
    expect.stringContaining('Other judges already scored Entry 1'),
  ]);
  expect((await close(jury)).status).toBe(204);
  expect((await verify(town, await logOf(judge, jury))).code).toBe(0);
});

// @proves GAP-058 R2
it('completes the log with the conflicts that a killed process could not log', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  const [judge] = jury.judges as [Visitor];
  await scoreAll(jury, () => scoreOf(4, 4, 4));
  for (const method of ['PUT', 'DELETE']) await judge.send(method, path(jury, 1), REASON);
  await score(judge, jury, 1, scoreOf(2, 2, 2), 1);
  const lines = town.api.store.db.collection<{ _id: string; kind: string; seq: number }>('contest_log');
  // The confirmed score is logged, and the lines of the conflict are not.
  const [last] = await lines.find({}).sort({ _id: -1 }).limit(1).toArray();
  await lines.deleteMany({ seq: { $gt: last!.seq - 3 } });
  await town.api.store.db.collection('contest_scores').updateMany({}, { $set: { unloggedSince: town.clock.now } });
  expect((await close(jury)).status).toBe(204);
  const log = await logOf(judge, jury);
  expect(log.log!.map(({ kind }) => kind).slice(-4)).toEqual(['score', 'conflict', 'withdrawal', 'close']);
  expect((await verify(town, log)).code).toBe(0);
  expect((await resultsOf(judge, jury)).ranking).toMatchObject([{ judges: 3, points: 1000 }]);
});

// @proves GAP-058
it('lets a judge take back conflicts with one entry ten times', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  const [judge] = jury.judges as [Visitor];
  await numbersOf(judge, jury);
  const statuses: number[] = [];
  for (let times = 0; times < 11; times += 1) {
    await judge.send('PUT', path(jury, 1), REASON);
    statuses.push((await judge.delete(path(jury, 1))).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(204), 409]);
});
