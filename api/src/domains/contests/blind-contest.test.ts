import { can } from '@verse/api-contract/rights';
import { DAY_MS } from '@verse/api-contract/time';
import { CANARY_DRAFT, canaryFiles, found } from '../../../test/contest-canaries';
import { enter, submit, upload } from '../../../test/contest-entries';
import { FEEDBACK } from '../../../test/contest-judging';
import { contestsOf, publishContest } from '../../../test/contests';
import { createOrganisation, join } from '../../../test/hiring';
import { idOf } from '../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../test/people';
import { stopApis } from '../../../test/start-api';

jest.setTimeout(300_000);
afterEach(stopApis);

const HANDLE = 'lamp-house';
/** Excluded paths. The stream never ends. The list of blocked members may name the maker, whom a judge has blocked. */
const LEFT_OUT = ['/api/notifications/stream', '/api/me/apart'];
const VARYING = ['date', 'etag', 'x-request-id'];

/** Searches for words from the contest, the entry, and the maker's works. */
const SEARCHES = ['lantern', 'bus', 'light'].flatMap((q) => [`/api/people?q=${q}`, `/api/people/suggestions?q=${q}`]);

interface Run {
  town: Town;
  owner: Visitor;
  judges: Visitor[];
  voter: Visitor;
  maker: Visitor;
  id: string;
}

/** Creates a member whose name, email address, and handle are the canaries. */
async function setUpMaker(town: Town): Promise<Visitor> {
  const maker = await town.resident('member', 'qvdm.private@example.org');
  await maker.patch('/api/me', { firstName: 'Quillon', lastName: 'Vandermolen' });
  await changeProfile(maker, 'PUT', '/handle', { handle: 'quillon-vandermolen' });
  return maker;
}

async function changeProfile(maker: Visitor, method: string, path: string, change: object): Promise<void> {
  const { version } = (await (await maker.get('/api/me/profile')).json()) as { version: number };
  const answer = await maker.send(method, `/api/me/profile${path}`, change, { 'if-match': `"${version}"` });
  expect([path, answer.status]).toEqual([path, 200]);
}

/** Creates a contest with an entry, using only API calls. One of the four judges has blocked the maker. */
async function run(): Promise<Run> {
  const town = await startTown({ RATE_LIMIT_FACTOR: '10000' });
  const owner = await town.resident('member');
  await createOrganisation(town, owner, { handle: HANDLE });
  const voter = await town.resident('member');
  const maker = await setUpMaker(town);
  const judges = await Promise.all([0, 1, 2, 3].map(() => town.resident('member')));
  for (const judge of judges) await join(town, judge, HANDLE, 'judge');
  expect((await judges[3]!.send('PUT', '/api/members/quillon-vandermolen/block')).status).toBeLessThan(300);
  await changeProfile(maker, 'PATCH', '', { visibility: 'nobody' });
  town.clock.now = new Date(town.clock.now.getTime() + 60_000);
  const until = new Date(town.clock.now.getTime() + 10 * DAY_MS).toISOString();
  const contest = await publishContest(town, owner, HANDLE, { vote: { prize: 'A lamp', until } });
  const memberIds = await Promise.all(judges.map(idOf));
  expect((await owner.send('PUT', `${contestsOf(HANDLE)}/${contest.id}/judges`, { memberIds })).status).toBe(200);
  await enter(maker, CANARY_DRAFT, contest.id);
  for (const [name, bytes] of await canaryFiles())
    expect([name, (await upload(maker, name, bytes, contest.id)).status]).toEqual([name, 204]);
  expect((await submit(maker, contest.criteriaHash!, contest.id)).status).toBe(201);
  return { town, owner, judges, voter, maker, id: contest.id };
}

/** Returns every API path that a member can read. */
function addressesOf({ town, id }: Run): string[] {
  const values: Record<string, string[]> = {
    ':id': [id],
    ':handle': [HANDLE],
    ':number': ['1'],
    ':version': ['1'],
    ':tag': ['Light'],
    ':index': ['0', '1', '2', '3'],
    ':file': ['0'],
  };
  return town.api.features
    .flatMap(({ routes }) => [...routes])
    .filter(({ method, path }) => method === 'get' && !LEFT_OUT.includes(path))
    .filter(({ permission }) => permission === 'everybody' || can('member', permission))
    .flatMap(({ path }) =>
      (path.match(/:\w+/g) ?? []).reduce<string[]>(
        (all, name) => all.flatMap((one) => (values[name] ?? [id]).map((value) => one.replace(name, value))),
        [path],
      ),
    );
}

/** Reads the raw status, headers, and body of every path. */
async function readAll(visitor: Visitor, paths: readonly string[]): Promise<Map<string, Buffer>> {
  const all = new Map<string, Buffer>();
  for (const path of paths) {
    const answer = await visitor.get(path);
    const headers = [...answer.headers].filter(([name]) => !VARYING.includes(name));
    const head = Buffer.from(`${answer.status} ${headers.join()} `);
    all.set(path, Buffer.concat([head, Buffer.from(await answer.arrayBuffer())]));
  }
  return all;
}

const leaksIn = (seen: ReadonlyMap<string, Buffer>) =>
  [...seen].map(([path, bytes]) => [path, found(bytes)] as const).filter(([, canaries]) => canaries.length > 0);

/** Strips request ids, which differ every time. */
const textsOf = (seen: ReadonlyMap<string, Buffer>) =>
  new Map([...seen].map(([path, bytes]) => [path, bytes.toString().replace(/"requestId":"[^"]+"/, '')]));

/** Three of the four judges, drawn at random, score the entry. A block does not exclude the fourth. */
async function splitJudges(judges: readonly Visitor[], id: string): Promise<{ assigned: Visitor[]; other: Visitor }> {
  const statuses = await Promise.all(
    judges.map(async (judge) => (await judge.get(`/api/judging/${id}/entries/1`)).status),
  );
  const assigned = judges.filter((_, index) => statuses[index] === 200);
  const [other] = judges.filter((_, index) => statuses[index] === 404);
  expect([assigned.length, other !== undefined]).toEqual([3, true]);
  return { assigned, other: other! };
}

async function scoreIt(judge: Visitor, id: string): Promise<number> {
  const form = { scores: [4, 5], feedback: FEEDBACK };
  return (await judge.send('PUT', `/api/judging/${id}/entries/1/score`, form, { 'if-match': '"0"' })).status;
}

// @proves GAP-058
it('from the entry to its scores, no call tells judges, organisers or voters who made it', async () => {
  const all = await run();
  const { town, owner, judges, voter, maker, id } = all;
  const paths = [...addressesOf(all), ...SEARCHES];
  expect(paths.length).toBeGreaterThan(100);
  for (const reader of [...judges, owner, voter, town.visitor()])
    expect(leaksIn(await readAll(reader, paths))).toEqual([]);

  town.clock.now = new Date(town.clock.now.getTime() + 7 * DAY_MS + 61 * 60_000);
  await town.api.background.run('plan-judging');
  const { assigned, other } = await splitJudges(judges, id);
  const about = paths.filter((path) => /contests|judging|notifications|Data|organisations/.test(path));
  const before = textsOf(await readAll(other, about));
  for (const judge of assigned) expect(await scoreIt(judge, id)).toBe(200);
  expect(await scoreIt(other, id)).toBe(404);
  expect(textsOf(await readAll(other, about))).toEqual(before);

  const readers = [...assigned, other, owner, voter, town.visitor()];
  const seen = await Promise.all(readers.map((reader) => readAll(reader, paths)));
  for (const one of seen) expect(leaksIn(one)).toEqual([]);
  const files = (index: number, of: string) =>
    [0, 1, 2, 3].map((file) => seen[index]!.get(`${of}/entries/1/files/${file}`)!.toString('latin1', 0, 3));
  expect(files(0, `/api/judging/${id}`)).toEqual(['200', '200', '200', '404']);
  expect(files(5, `/api/contests/${id}/vote`)).toEqual(['200', '200', '200', '404']);
  const mails = (await town.mails()).filter(({ to }) => !to.startsWith('qvdm'));
  expect(found(Buffer.from(JSON.stringify(mails)))).toEqual([]);
  // Makers see their own names in their own entry, which shows that the search finds leaks.
  expect(leaksIn(await readAll(maker, [`/api/contests/${id}/entries/own`]))).not.toEqual([]);
});
