import type { OwnFeedback } from '@verse/api-contract/api';
import { ownFeedbackSchema } from '@verse/api-contract/contests/contest-judging.schema';
import {
  bodyOf,
  close,
  entryPath,
  FEEDBACK,
  insertEntry,
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
import { idOf } from '../../../../test/notified';
import { PASSWORD, startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

const closeWith = async (town: Town, of: (number: number, judge: number) => ReturnType<typeof scoreOf>) => {
  const jury = await setUpJury(town, { judges: 3, entries: 4 });
  await scoreAll(jury, of);
  expect((await close(jury)).status).toBe(204);
  return jury;
};

// @proves GAP-058 GAP-060
it('publishes a ranking that the script recomputes from the log, and rejects with one changed score', async () => {
  const town = await start();
  const jury = await closeWith(town, (number, judge) => scoreOf(number === 2 ? 5 : 3, 1 + (judge % 5), 4));
  const results = await resultsOf(town.visitor(), jury);
  expect(results.ranking.map(({ number, rank }) => [rank, number])).toEqual([
    [1, 2],
    [2, 1],
    [3, 3],
    [4, 4],
  ]);
  expect(results.ranking[0]).toMatchObject({ title: 'Lantern 2', judges: 3, makers: [{ name: 'Ada Tester' }] });
  expect(results.withoutJudge.map(({ winner }) => winner)).toEqual([2, 2, 2]);

  const log = await logOf(town.visitor(), jury);
  const { code, text } = await verify(town, log);
  expect([code, text]).toEqual([0, expect.stringContaining('1. Entry 2: ')]);
  expect(text).toContain('Without Judge 1, Entry 2 is first.');

  const changed = structuredClone(log);
  changed.openings![0]!.scores[0]! = changed.openings![0]!.scores[0] === 5 ? 4 : 5;
  expect(await verify(town, changed)).toMatchObject({ code: 1, text: expect.stringContaining('was changed') });
  const swapped = structuredClone(log);
  swapped.ranking!.reverse();
  expect((await verify(town, swapped)).code).toBe(1);
  const shortened = structuredClone(log);
  shortened.log!.splice(2, 1);
  expect((await verify(town, shortened)).code).toBe(1);
  const weighted = structuredClone(log);
  weighted.criteria![0]!.weight = 51;
  expect((await verify(town, weighted)).code).toBe(1);
});

// @proves GAP-058
it('closes only when each entry has three scores with feedback, and names those that lack them', async () => {
  const town = await start();
  const jury = await setUpJury(town);
  const [first, second, third] = jury.judges as [Visitor, Visitor, Visitor];
  for (const judge of [first, second])
    for (const number of [1, 2, 3]) await score(judge, jury, number, scoreOf(3, 3, 3));
  for (const number of [1, 3]) await score(third, jury, number, scoreOf(2, 3, 4));
  const refused = await close(jury);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('Missing: Entry 2.'), missing: [2] }),
  ]);
  expect(await progressOf(jury)).toMatchObject({ entries: 3, complete: 2, canClose: false });

  const brief = { scores: [3, 3, 3], feedback: 'One sentence only.' };
  expect((await third.send('PUT', `${entryPath(jury, 2)}/score`, brief, { 'if-match': '"0"' })).status).toBe(400);
  expect((await score(third, jury, 2, scoreOf(3, 3))).status).toBe(400);
  expect((await score(third, jury, 2, scoreOf(5, 5, 5))).status).toBe(200);
  expect(await progressOf(jury)).toMatchObject({ complete: 3, canClose: true });
  expect((await close(jury)).status).toBe(204);
  expect((await close(jury)).status).toBe(204);
  expect((await score(third, jury, 2, scoreOf(1, 1, 1), 1)).status).toBe(409);
  expect((await resultsOf(town.visitor(), jury)).winner).toBe(2);
  expect(town.api.scans).toEqual([]);
});

// @proves GAP-058
it('keeps each change of a score, and the last one counts', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 1 });
  const [judge, ...others] = jury.judges as [Visitor, ...Visitor[]];
  expect((await score(judge, jury, 1, scoreOf(1, 1, 1))).status).toBe(200);
  // Simulates a retry by the browser after a lost response.
  expect((await score(judge, jury, 1, scoreOf(1, 1, 1))).status).toBe(200);
  const stale = await score(judge, jury, 1, scoreOf(2, 2, 2));
  expect([stale.status, await stale.json()]).toMatchObject([409, { current: { revision: 1, scores: [1, 1, 1] } }]);
  expect((await score(judge, jury, 1, scoreOf(5, 5, 5), 1)).status).toBe(200);
  const own = (await readEntry(judge, jury, 1)).own!;
  expect(own).toMatchObject({ revision: 2, scores: [5, 5, 5] });
  for (const other of others) await score(other, jury, 1, scoreOf(5, 5, 5));
  await close(jury);
  expect((await resultsOf(judge, jury)).ranking[0]).toMatchObject({ points: 1500, judges: 3 });
  const log = await logOf(judge, jury);
  expect(log.openings).toHaveLength(4);
  expect(log.log!.map(({ data }) => data.commitment)).toContain(own.commitment);
  expect((await verify(town, log)).code).toBe(0);
});

// @proves GAP-058
it('shows the scores and feedback of others after the results alone, and entrants their feedback', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 2 });
  const [judge] = jury.judges as [Visitor];
  const [maker, other] = jury.makers as [Visitor, Visitor];
  const feedback = `/api/contests/${jury.contest.id}/entries/own/feedback`;
  await scoreAll(jury, () => scoreOf(4, 4, 4));
  expect((await readEntry(judge, jury, 1)).others).toEqual([]);
  expect((await maker.get(feedback)).status).toBe(404);
  await close(jury);
  expect((await readEntry(judge, jury, 1)).others).toMatchObject([{ feedback: FEEDBACK }, { feedback: FEEDBACK }]);
  const own: OwnFeedback = await bodyOf(await maker.get(feedback), ownFeedbackSchema);
  expect(own).toMatchObject({ number: 1, criteria: ['Idea', 'Craft', 'Use'] });
  expect(own.feedback.map(({ judge: by }) => by)).toEqual(['Judge 1', 'Judge 2', 'Judge 3']);
  expect(await bodyOf(await other.get(feedback), ownFeedbackSchema)).toMatchObject({ number: 2 });
  expect((await judge.get(feedback)).status).toBe(404);
});

// @proves GAP-058
it('has no entries before the grace period ends, by the clock of the server', async () => {
  const town = await start();
  const deadline = new Date(town.clock.now.getTime() + 60_000);
  const jury = await setUpJury(town, { deadline, startsAt: new Date(deadline.getTime() - 1e9) });
  const [judge] = jury.judges as [Visitor];
  expect(await numbersOf(judge, jury)).toEqual([]);
  expect((await judge.get(entryPath(jury, 1))).status).toBe(404);
  expect(await (await judge.get('/api/judging')).json()).toMatchObject({
    contests: [{ stage: 'before', assigned: 0 }],
  });
  town.clock.now = new Date(deadline.getTime() + 30 * 60_000);
  const late = await town.resident('member', 'late@example.org');
  await insertEntry(town.api.store.db, jury.contest, 4, [await idOf(late)]);
  expect(await numbersOf(judge, jury)).toEqual([1, 2, 3, 4]);
});

// @proves GAP-058
it('names the judges who wrote a sentence for the results, without saying which scores are theirs', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 3, entries: 3 });
  const [first, second] = jury.judges as [Visitor, Visitor];
  const say = (judge: Visitor, sentence: string) =>
    judge.send('PUT', `/api/judging/${jury.contest.id}/sentence`, { sentence });
  expect((await say(first, 'Light that you  can hold.')).status).toBe(204);
  expect((await say(second, 'Brave.')).status).toBe(204);
  expect((await say(second, '')).status).toBe(204);
  expect((await say(first, 'x'.repeat(201))).status).toBe(400);
  expect((await say(jury.makers[0]!, 'Mine is best.')).status).toBe(404);
  expect(await (await first.get(`/api/judging/${jury.contest.id}`)).json()).toMatchObject({
    sentence: 'Light that you can hold.',
  });
  expect((await town.visitor().get(`/api/contests/${jury.contest.id}/results`)).status).toBe(404);
  await scoreAll(jury, (number) => scoreOf(number, 3, 3));
  expect((await close(jury)).status).toBe(204);
  const results = await resultsOf(town.visitor(), jury);
  expect(results.judges).toEqual([
    {
      id: expect.any(String) as string,
      name: 'Ada Tester',
      handle: null,
      picture: null,
      sentence: 'Light that you can hold.',
    },
  ]);
  expect(results.prizePool).toBe(100);
  expect((await first.post('/api/me/deletion', { password: PASSWORD, confirm: 'DELETE' })).status).toBe(202);
  expect((await resultsOf(town.visitor(), jury)).judges).toEqual([]);
});
