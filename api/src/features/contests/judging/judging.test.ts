import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type {
  ContestLog,
  ContestResultsAnswer,
  JudgedEntry,
  JudgingProgress,
  OwnFeedback,
} from '@verse/api-contract/contest-judging';
import {
  contestLogSchema,
  contestResultsSchema,
  judgedEntrySchema,
  judgingProgressSchema,
  ownFeedbackSchema,
} from '@verse/api-contract/contest-judging.schema';
import {
  entryPath,
  FEEDBACK,
  insertEntry,
  type Jury,
  numbersOf,
  score,
  scoreAll,
  scoreOf,
  settleJury,
} from '../../../../test/contest-judging';
import { join } from '../../../../test/hiring';
import { idOf, textsOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { stopApis } from '../../../../test/start-api';

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verse-verify-'));
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(stopApis);

const start = () => startTown({ RATE_LIMIT_FACTOR: '1000' });

async function bodyOf<T>(answer: Response, schema: { parse: (value: unknown) => T }, status = 200): Promise<T> {
  const body: unknown = await answer.json();
  expect([answer.status, answer.status === status ? '' : body]).toEqual([status, '']);
  return schema.parse(body);
}

const readEntry = async (judge: Visitor, jury: Jury, number: number): Promise<JudgedEntry> =>
  bodyOf(await judge.get(entryPath(jury, number)), judgedEntrySchema);
const progressOf = async ({ owner, path: of }: Jury): Promise<JudgingProgress> =>
  bodyOf(await owner.get(`${of}/judging`), judgingProgressSchema);
const resultsOf = async (reader: Visitor, { contest }: Jury): Promise<ContestResultsAnswer> =>
  bodyOf(await reader.get(`/api/contests/${contest.id}/results`), contestResultsSchema);
const logOf = async (reader: Visitor, { contest }: Jury): Promise<ContestLog> =>
  bodyOf(await reader.get(`/api/contests/${contest.id}/log`), contestLogSchema);
const close = ({ owner, path: of }: Jury) => owner.send('PUT', `${of}/results`);

/** Runs the published script on a log; resolves with its output and exit code. */
async function verify(town: Town, log: unknown): Promise<{ code: number; text: string }> {
  const script = await town.visitor().get('/api/contests/verify.mjs');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  const [program, file] = [path.join(folder, 'verify.mjs'), path.join(folder, 'log.json')];
  await writeFile(program, await script.text());
  await writeFile(file, JSON.stringify(log));
  try {
    const { stdout } = await run(process.execPath, [program, file], { env: {} });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, text: stderr };
  }
}

const closeWith = async (town: Town, of: (number: number, judge: number) => ReturnType<typeof scoreOf>) => {
  const jury = await settleJury(town, { judges: 3, entries: 4 });
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
  const jury = await settleJury(town);
  const [first, second, third] = jury.judges as [Visitor, Visitor, Visitor];
  for (const judge of [first, second]) for (const number of [1, 2, 3]) await score(judge, jury, number, scoreOf(3, 3, 3));
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
  const jury = await settleJury(town, { entries: 1 });
  const [judge, ...others] = jury.judges as [Visitor, ...Visitor[]];
  expect((await score(judge, jury, 1, scoreOf(1, 1, 1))).status).toBe(200);
  // The answer was lost, and the browser repeats the call.
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
  const jury = await settleJury(town, { entries: 2 });
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
it('moves an entry to another judge after a declared conflict, and hides it from the first', async () => {
  const town = await start();
  const jury = await settleJury(town, { judges: 4, entries: 2 });
  const all = await Promise.all(jury.judges.map((judge) => numbersOf(judge, jury)));
  const [one, free] = [all.findIndex((list) => list.includes(1)), all.findIndex((list) => !list.includes(1))];
  const [judge, next] = [jury.judges[one]!, jury.judges[free]!];
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
  // The score that was given before the conflict does not count.
  const { ranking } = await resultsOf(town.visitor(), jury);
  expect(ranking.map(({ points, judges }) => [points, judges])).toEqual([
    [600, 3],
    [600, 3],
  ]);
  expect((await verify(town, await logOf(judge, jury))).code).toBe(0);
});

// @proves GAP-058
it('derives conflicts from follows, blocks and organisations in common', async () => {
  const town = await start();
  const jury = await settleJury(town, { judges: 6, entries: 1 });
  const [follower, blocker, colleague] = jury.judges as [Visitor, Visitor, Visitor];
  const [maker] = jury.makers as [Visitor];
  const { handle } = (await (await maker.get('/api/me/profile')).json()) as { handle: string };
  expect((await follower.send('PUT', `/api/members/${handle}/follow`)).status).toBeLessThan(300);
  expect((await blocker.send('PUT', `/api/members/${handle}/block`)).status).toBeLessThan(300);
  await colleague.post('/api/organisations', { name: 'Side', handle: 'side-house', description: '', links: [] });
  await join(town, maker, 'side-house', 'recruiter');
  for (const judge of [follower, blocker, colleague]) {
    expect(await numbersOf(judge, jury)).toEqual([]);
    expect((await judge.get(entryPath(jury, 1))).status).toBe(404);
  }
  for (const judge of jury.judges.slice(3)) expect(await numbersOf(judge, jury)).toEqual([1]);
});

// @proves GAP-058
it('lets the organisation add judges only while entries have too few', async () => {
  const town = await start();
  const jury = await settleJury(town, { judges: 3, entries: 2 });
  const added = await town.resident('member', 'added@example.org');
  await join(town, added, jury.handle, 'judge');
  const add = async () =>
    jury.owner.post(`${jury.path}/judging/judges`, { memberIds: [await idOf(added)] });
  expect((await add()).status).toBe(409);
  await jury.judges[0]!.send('PUT', `${entryPath(jury, 2)}/conflict`, { reason: 'A friend.' });
  expect(await progressOf(jury)).toMatchObject({ short: [2], candidates: [{ name: 'Ada Tester' }, {}] });
  const outsider = jury.owner.post(`${jury.path}/judging/judges`, { memberIds: [await idOf(jury.makers[0]!)] });
  expect((await outsider).status).toBe(400);
  expect(await bodyOf(await add(), judgingProgressSchema)).toMatchObject({ short: [] });
  expect(await numbersOf(added, jury)).toEqual([2]);
  expect(await textsOf(added)).toContain(
    'Judging of the contest “Posters for a theatre” has begun. Your entries are ready.',
  );
});

// @proves GAP-058
it('removes an entry with a reason that its makers get, and lets it take part again', async () => {
  const town = await start();
  const jury = await settleJury(town, { entries: 2 });
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
  const jury = await settleJury(town, { judges: 4, entries: 4 });
  const all = await Promise.all(jury.judges.map((judge) => numbersOf(judge, jury)));
  const [left, [done, open]] = [jury.judges[0]!, all[0] as [number, number]];
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

// @proves GAP-058
it('has no entries before the grace period ends, by the clock of the server', async () => {
  const town = await start();
  const deadline = new Date(town.clock.now.getTime() + 60_000);
  const jury = await settleJury(town, { deadline, startsAt: new Date(deadline.getTime() - 1e9) });
  const [judge] = jury.judges as [Visitor];
  expect(await numbersOf(judge, jury)).toEqual([]);
  expect((await judge.get(entryPath(jury, 1))).status).toBe(404);
  expect(await (await judge.get('/api/judging')).json()).toMatchObject({ contests: [{ stage: 'before', assigned: 0 }] });
  town.clock.now = new Date(deadline.getTime() + 30 * 60_000);
  const late = await town.resident('member', 'late@example.org');
  await insertEntry(town.api.store.db, jury.contest, 4, [await idOf(late)]);
  expect(await numbersOf(judge, jury)).toEqual([1, 2, 3, 4]);
});
