import { judgingProgressSchema } from '@verse/api-contract/contests/contest-judging.schema';
import { DAY_MS } from '@verse/api-contract/time';
import {
  agreeBefore,
  bodyOf,
  close,
  entryPath,
  logOf,
  numbersOf,
  progressOf,
  resultsOf,
  score,
  scoreAll,
  scoreOf,
  setUpJury,
} from '../../../../test/contest-judging';
import { verify } from '../../../../test/contest-verification';
import { createOrganisation, join } from '../../../../test/hiring';
import { wait } from '../../../../test/job-market';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';
import type { JudgingPlan } from './plan';

afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

// @proves GAP-058
it('moves an entry to another judge after a declared conflict, and hides it from the first', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4, entries: 2 });
  const all = await Promise.all(jury.judges.map((judge) => numbersOf(judge, jury)));
  const one = all.findIndex((list) => list.includes(1));
  const free = all.findIndex((list) => !list.includes(1));
  const judge = jury.judges[one]!;
  const next = jury.judges[free]!;
  await score(judge, jury, 1, scoreOf(5, 5, 5));
  expect((await next.get(entryPath(jury, 1))).status).toBe(404);
  const conflict = `${entryPath(jury, 1)}/conflict`;
  expect((await judge.send('PUT', conflict, { reason: 'I taught the maker.' })).status).toBe(204);
  expect((await judge.send('PUT', conflict, { reason: 'I taught the maker.' })).status).toBe(404);
  expect((await judge.get(entryPath(jury, 1))).status).toBe(404);
  expect(await numbersOf(judge, jury)).not.toContain(1);
  expect(await numbersOf(next, jury)).toContain(1);
  for (const other of jury.judges)
    for (const number of await numbersOf(other, jury)) await score(other, jury, number, scoreOf(2, 2, 2));
  expect((await close(jury)).status).toBe(204);
  // A score does not count once its judge has declared a conflict.
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect(ranking.map(({ points, judges }) => [points, judges])).toEqual([
    [600, 3],
    [600, 3],
  ]);
  expect((await verify(town, await logOf(judge, jury))).code).toBe(0);
});

// @proves GAP-058
it('finds conflicts in projects of a year and in common organisations, and in nothing that one side does', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 8, entries: 1 });
  const [client, colleague, seller, blocker, former, follower] = jury.judges as [
    Visitor,
    Visitor,
    Visitor,
    Visitor,
    Visitor,
    Visitor,
  ];
  const [maker] = jury.makers as [Visitor];
  const { handle } = (await (await maker.get('/api/me/profile')).json()) as { handle: string };
  expect((await follower.send('PUT', `/api/members/${handle}/follow`)).status).toBeLessThan(300);
  await agreeBefore(town, jury, client, maker);
  await agreeBefore(town, jury, maker, seller);
  await agreeBefore(town, jury, former, maker, 366);
  const { handle: ofBlocker } = (await (await blocker.get('/api/me/profile')).json()) as { handle: string };
  expect((await maker.send('PUT', `/api/members/${ofBlocker}/block`)).status).toBeLessThan(300);
  await colleague.post('/api/organisations', { name: 'Side', handle: 'side-house', description: '', links: [] });
  await join(town, maker, 'side-house', 'recruiter');
  for (const judge of [client, seller, colleague]) {
    expect(await numbersOf(judge, jury)).toEqual([]);
    expect((await judge.get(entryPath(jury, 1))).status).toBe(404);
  }
  const [plan] = await town.api.store.db.collection('contest_plans').find({}).toArray();
  expect(plan).toMatchObject({ conflicts: Array(3).fill({ cause: expect.anything() }) });
  const { list } = await progressOf(jury);
  expect(new Set(list[0]!.conflicts.map(({ cause, judges }) => `${judges} ${cause}`))).toEqual(
    new Set(['2 other', '1 organisation']),
  );
});

// @proves GAP-058
it('lets the organisation add judges only while entries have too few', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 3, entries: 2 });
  const added = await town.resident('member', 'added@example.org');
  await join(town, added, jury.handle, 'judge');
  const add = async () => jury.owner.post(`${jury.path}/judging/judges`, { memberIds: [await idOf(added)] });
  expect((await add()).status).toBe(409);
  await jury.judges[0]!.send('PUT', `${entryPath(jury, 2)}/conflict`, { reason: 'A friend.' });
  expect(await progressOf(jury)).toMatchObject({ short: [2], candidates: [{ name: 'Ada Tester' }, {}] });
  const outsider = jury.owner.post(`${jury.path}/judging/judges`, { memberIds: [await idOf(jury.makers[0]!)] });
  expect((await outsider).status).toBe(400);
  expect(await bodyOf(await add(), judgingProgressSchema)).toMatchObject({ short: [] });
  expect(await numbersOf(added, jury)).toEqual([2]);
  expect(await textsOf(added)).toContain('Time to judge “Posters for a theatre”. Your entries are ready.');
});

// @proves GAP-058
it('removes an entry with a reason that its makers get, and lets it take part again', async () => {
  const town = await start();
  const jury = await setUpJury(town, { entries: 2 });
  const [judge] = jury.judges as [Visitor];
  const removal = `${jury.path}/entries/2/removal`;
  await scoreAll(jury, (number) => scoreOf(number + 3, 3, 3));
  expect((await jury.owner.send('PUT', removal, { reason: 'It is an advertisement.' })).status).toBe(204);
  expect((await judge.get(entryPath(jury, 2))).status).toBe(404);
  expect(await textsOf(jury.makers[1]!)).toContain(
    'Your entry in the contest “Posters for a theatre” was removed: It is an advertisement.',
  );
  expect(await textsOf(jury.makers[0]!)).toEqual([]);
  expect((await jury.owner.delete(removal)).status).toBe(204);
  expect((await judge.get(entryPath(jury, 2))).status).toBe(200);
  const staff = await town.resident('admin');
  const byStaff = `/api/contests/${jury.contest.id}/entries/1/removal`;
  expect((await staff.send('PUT', byStaff, { reason: 'It is copied.' })).status).toBe(204);
  expect((await judge.send('PUT', byStaff, { reason: 'It is copied.' })).status).toBe(403);
  wait(town, 3 * DAY_MS);
  expect((await close(jury)).status).toBe(204);
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect(ranking.map(({ number }) => number)).toEqual([2]);
  const log = await logOf(town.visitor(), jury);
  expect(log.log!.filter(({ kind }) => kind === 'removal' || kind === 'restoration')).toHaveLength(3);
  expect((await verify(town, log)).code).toBe(0);
  expect((await jury.owner.delete(removal)).status).toBe(409);
});

// @proves GAP-058
it('gives the entries of a judge who leaves to others, and keeps scores that were given', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4, entries: 4 });
  const all = await Promise.all(jury.judges.map((judge) => numbersOf(judge, jury)));
  const left = jury.judges[0]!;
  const [done, open] = all[0] as [number, number];
  await score(left, jury, done, scoreOf(5, 5, 5));
  await town.api.store.db.collection('organisation_members').deleteMany({ memberId: await idOf(left) });
  expect((await left.get(entryPath(jury, open))).status).toBe(404);
  await town.api.background.run('plan-judging');
  for (const judge of jury.judges.slice(1))
    for (const number of await numbersOf(judge, jury)) await score(judge, jury, number, scoreOf(3, 3, 3));
  expect((await close(jury)).status).toBe(204);
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect([ranking[0]!.number, ranking.map(({ judges }) => judges)]).toEqual([done, [3, 3, 3, 3]]);
});

// @proves GAP-058 GAP-099
it('counts no score of a judge whose entry went to another judge while the score was being sent', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 4, entries: 2 });
  const all = await Promise.all(jury.judges.map((judge) => numbersOf(judge, jury)));
  const at = all.findIndex((list) => list.includes(1));
  const left = jury.judges[at]!;
  const rest = jury.judges.toSpliced(at, 1);
  await score(left, jury, 1, scoreOf(5, 5, 5));
  const plans = town.api.store.db.collection<JudgingPlan & { _id: string }>('contest_plans');
  const { judges, pairs } = (await plans.findOne({ _id: jury.contest.id }))!;
  const memberIds = [await idOf(left), ...(await Promise.all(rest.map(idOf)))];
  const [gone, ...others] = memberIds.map((id) => judges.indexOf(id));
  // Simulates a plan change that read the scores before this one was stored.
  const changed = pairs.map((pair) => (pair.number === 1 ? { ...pair, judges: others } : pair));
  await plans.updateOne({ _id: jury.contest.id }, { $set: { pairs: changed, gone: [gone!] }, $inc: { version: 1 } });
  await town.api.store.db.collection('organisation_members').deleteMany({ memberId: memberIds[0] });
  await town.api.background.run('plan-judging');
  await scoreAll({ ...jury, judges: rest }, () => scoreOf(2, 2, 2));
  expect((await close(jury)).status).toBe(204);
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect(ranking.map(({ points, judges: count }) => [points, count])).toEqual([
    [600, 3],
    [600, 3],
  ]);
  const log = await logOf(town.visitor(), jury);
  expect(await verify(town, log)).toMatchObject({ code: 0 });
  // A score stored after closing is neither logged nor opened.
  const late = { contestId: jury.contest.id, number: 2, judge: 9, memberId: '', revision: 1 };
  await town.api.store.db.collection<{ _id: string }>('contest_scores').insertOne({
    _id: `${jury.contest.id} 000002 9`,
    ...late,
    unloggedSince: town.clock.now,
    history: [{ revision: 1, scores: [5, 5, 5], feedback: 'Good.', at: town.clock.now, nonce: 'n', commitment: 'c' }],
  } as never);
  wait(town, DAY_MS);
  await town.api.background.run('log-scores');
  expect(await logOf(town.visitor(), jury)).toEqual(log);
});

// @proves GAP-058
it('an organisation that gets a contest during judging finishes it with judges of its own', async () => {
  const town = await start();
  const jury = await setUpJury(town, { judges: 3, entries: 2 });
  const [before] = jury.judges as [Visitor];
  for (const number of await numbersOf(before, jury)) await score(before, jury, number, scoreOf(3, 3, 3));
  await town.api.store.db.collection('organisations').updateMany({}, { $set: { state: 'suspended' } });
  const owner = await town.resident('member');
  const staff = await town.resident('moderator');
  await createOrganisation(town, owner, { handle: 'second-house' });
  const judges = [await town.resident('member'), await town.resident('member')];
  for (const judge of judges) await join(town, judge, 'second-house', 'judge');
  const given = await staff.send('PUT', '/api/contests/posters/organisation', { handle: 'second-house' });
  expect(given.status).toBe(200);
  await town.api.background.run('plan-judging');
  const now = {
    ...jury,
    owner,
    judges,
    handle: 'second-house',
    path: '/api/organisations/second-house/contests/posters',
  };
  const { short, candidates } = await progressOf(now);
  const memberIds = await Promise.all(judges.map(idOf));
  expect(short).toEqual([1, 2]);
  expect(candidates.map(({ id }) => id)).toEqual([await idOf(owner), ...memberIds]);
  expect((await owner.post(`${now.path}/judging/judges`, { memberIds })).status).toBe(200);
  await town.api.background.run('plan-judging');
  expect((await before.get(entryPath(jury, 1))).status).toBe(404);
  await scoreAll(now, () => scoreOf(4, 4, 4));
  expect((await close(now)).status).toBe(204);
  expect((await verify(town, await logOf(owner, now))).code).toBe(0);
});
