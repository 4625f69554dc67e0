import { can } from '@verse/api-contract/rights';
import {
  entryPath,
  FEEDBACK,
  insertContest,
  insertEntry,
  type Jury,
  numbersOf,
  score,
  scoreOf,
  setUpJury,
} from '../../../../test/contest-judging';
import { idOf } from '../../../../test/notified';
import { startTown, type Town, type Visitor } from '../../../../test/people';
import { jpegOf } from '../../../../test/pictures';
import { fileOf } from '../../../../test/publishing';
import { stopApis } from '../../../../test/start-api';

jest.setTimeout(300_000);
afterEach(stopApis);

/** Words that occur nowhere else. */
const CANARIES = ['Quillon', 'Vandermolen', 'quillon-vandermolen', 'qvdm.private', 'Moonharvest', 'canaryfile'];
const EVERYWHERE =
  'I am Quillon Vandermolen (QuillonVandermolen, VANDERMOLEN_Quillon, @quillon-vandermolen) of Moonharvest, ' +
  'see https://quillon-vandermolen.example/works, qvdm.private@example.org, +234 803 555 0101.';
const STREAM = '/api/notifications/stream';

/** Returns each canary found in a text, with the text around it. */
const contextsOf = (text: string): string[] =>
  CANARIES.flatMap((canary) => {
    const at = text.toLowerCase().indexOf(canary.toLowerCase());
    return at < 0 ? [] : [text.slice(Math.max(0, at - 60), at + 60)];
  });

/** Stores a blob to serve as part of a file. Uploads are tested elsewhere. */
async function storePicture(town: Town, maker: Visitor): Promise<{ blob: string; bytes: number }> {
  const form = new FormData();
  const work = { title: 'Work', description: '', role: '', link: '', year: null };
  form.append('work', JSON.stringify({ ...work, pictures: [{ from: 'new', index: 0, alt: 'A gradient' }] }));
  form.append('pictures', fileOf({ bytes: await jpegOf({ width: 60, height: 40 }) }));
  expect((await maker.send('POST', '/api/me/works', form)).status).toBe(201);
  const [stored] = await town.api.store.db.collection('works').find({}).toArray();
  const blob = /"([\w-]+\.webp)"/.exec(JSON.stringify(stored))![1]!;
  const picture = await maker.get(`/api/images/${blob}`);
  return { blob, bytes: (await picture.arrayBuffer()).byteLength };
}

/** Creates a member with a private profile whose name appears in every field of an entry. */
async function enter(town: Town, { contest }: Jury): Promise<Visitor> {
  const maker = await town.resident('member', 'qvdm.private@example.org');
  await maker.patch('/api/me', { firstName: 'Quillon', lastName: 'Vandermolen' });
  const versionOf = async () => ((await (await maker.get('/api/me/profile')).json()) as { version: number }).version;
  const handle = { handle: 'quillon-vandermolen' };
  await maker.send('PUT', '/api/me/profile/handle', handle, { 'if-match': `"${await versionOf()}"` });
  const hidden = { visibility: 'nobody' };
  await maker.send('PATCH', '/api/me/profile', hidden, { 'if-match': `"${await versionOf()}"` });
  const blob = await storePicture(town, maker);
  const file = { type: 'image/png', bytes: 2 * blob.bytes, parts: [blob, blob] };
  await insertEntry(town.api.store.db, contest, 4, [await idOf(maker)], {
    title: 'Lantern by Quillon Vandermolen',
    text: EVERYWHERE,
    teamName: 'Moonharvest',
    links: ['https://quillon-vandermolen.example/'],
    files: [
      {
        id: 'a',
        name: 'canaryfile-quillon.png',
        type: 'image/png',
        bytes: 9,
        sha256: 'c0',
        parts: [{ blob: 'canaryfile.raw', bytes: 9 }],
        shown: file,
      },
      {
        id: 'b',
        name: 'canaryfile.zip',
        type: 'application/zip',
        bytes: 9,
        sha256: 'c1',
        parts: [{ blob: 'canaryfile2.raw', bytes: 9 }],
        shown: null,
      },
    ],
  });
  return maker;
}

/** Returns every API path that a judge of the contest could request. */
function addressesFor(town: Town, { contest, handle }: Jury): string[] {
  const values: Record<string, string[]> = {
    ':id': [contest.id],
    ':handle': [handle],
    ':number': ['1', '4'],
    ':index': ['0', '1'],
    ':file': ['a', '0'],
    ':version': ['1'],
  };
  const routes = town.api.features.flatMap(({ routes: all }) => [...all]);
  return routes
    .filter(({ method, path, permission }) =>
      [method === 'get', path !== STREAM, permission === 'everybody' || can('member', permission)].every(Boolean),
    )
    .flatMap(({ path }) =>
      (path.match(/:\w+/g) ?? []).reduce<string[]>(
        (all, name) => all.flatMap((one) => (values[name] ?? [contest.id]).map((value) => one.replace(name, value))),
        [path],
      ),
    );
}

async function readAll(visitor: Visitor, paths: readonly string[]): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const path of paths) {
    const answer = await visitor.get(path);
    const headers = [...answer.headers].filter(([name]) => !['date', 'etag', 'x-request-id'].includes(name));
    const text = (await answer.text()).replace(/"requestId":"[^"]+"/, '');
    all.set(path, `${answer.status} ${headers.join()} ${text}`);
  }
  return all;
}

// @proves GAP-058
it('shows judges and organisers nothing that names a maker, in any answer, notice or email', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '10000' });
  const jury = await setUpJury(town);
  await enter(town, jury);
  const paths = addressesFor(town, jury);
  expect(paths.length).toBeGreaterThan(100);
  for (const reader of [...jury.judges, jury.owner]) {
    if (reader !== jury.owner) await score(reader, jury, 4, scoreOf(4, 4, 4));
    const seen = await readAll(reader, paths);
    expect([...seen.values()].flatMap(contextsOf)).toEqual([]);
  }
  const [judge] = jury.judges as [Visitor];
  const shown = await (await judge.get(entryPath(jury, 4))).json();
  expect(shown).toMatchObject({
    entry: { title: expect.stringContaining('[hidden]'), files: [{ index: 0, type: 'image/png' }] },
  });
  expect((shown as { entry: { files: unknown[] } }).entry.files).toHaveLength(1);
  const file = await judge.get(`${entryPath(jury, 4)}/files/0`);
  const bytes = Buffer.from(await file.arrayBuffer());
  expect([file.status, file.headers.get('content-length')]).toEqual([200, `${bytes.length}`]);
  expect(bytes.subarray(0, bytes.length / 2)).toEqual(bytes.subarray(bytes.length / 2));
  expect(file.headers.get('content-disposition')).toContain('filename="Entry 4 file 1.png"');
  expect((await judge.get(`${entryPath(jury, 4)}/files/1`)).status).toBe(404);
  const mails = (await town.mails()).filter(({ to }) => !to.startsWith('qvdm'));
  expect(contextsOf(JSON.stringify(mails))).toEqual([]);
  await jury.owner.send('PUT', `${jury.path}/entries/4/removal`, { reason: 'It is copied.' });
  const after = await readAll(judge, ['/api/notifications', '/api/judging', `/api/judging/${jury.contest.id}`]);
  expect([...after.values()].flatMap(contextsOf)).toEqual([]);
});

// @proves GAP-058
it('changes nothing that a judge can read when an entry they may not see is scored', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '10000' });
  const jury = await setUpJury(town, { judges: 4 });
  const own = await Promise.all(jury.judges.map((judge) => numbersOf(judge, jury)));
  const blind = own.findIndex((numbers) => numbers.length < 3);
  const hidden = [1, 2, 3].find((number) => !own[blind]!.includes(number))!;
  const judge = jury.judges[blind]!;
  const about = /contests|judging|notifications|Data|organisations/;
  const paths = addressesFor(town, jury).filter((path) => about.test(path));
  const before = await readAll(judge, paths);
  for (const other of jury.judges.filter((one) => one !== judge)) {
    const answer = await score(other, jury, hidden, scoreOf(5, 5, 5));
    expect(answer.status).toBe(200);
  }
  expect(await readAll(judge, paths)).toEqual(before);
  for (const path of [entryPath(jury, hidden), `${entryPath(jury, hidden)}/files/0`])
    expect((await judge.get(path)).status).toBe(404);
  expect((await score(judge, jury, hidden, scoreOf(1, 1, 1))).status).toBe(404);
  const conflict = { reason: FEEDBACK };
  expect((await judge.send('PUT', `${entryPath(jury, hidden)}/conflict`, conflict)).status).toBe(404);
});

// @proves GAP-058
it('admits only its judges to the entries of a contest', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '10000' });
  const jury = await setUpJury(town);
  const other = { ...jury.contest, id: 'other', judgeIds: [], position: 2 };
  await insertContest(town.api.store.db, other);
  const others = [jury.makers[0]!, jury.owner, await town.resident('member'), await town.resident('editor')];
  const paths = [`/api/judging/${jury.contest.id}`, entryPath(jury, 1), `${entryPath(jury, 1)}/files/0`];
  for (const visitor of others) {
    for (const path of paths) expect((await visitor.get(path)).status).toBe(404);
    expect((await score(visitor, jury, 1, scoreOf(5, 5, 5))).status).toBe(404);
    expect(await (await visitor.get('/api/judging')).json()).toEqual({ contests: [] });
  }
  for (const visitor of [...jury.judges, jury.makers[0]!])
    for (const [method, path] of [
      ['GET', `${jury.path}/judging`],
      ['GET', `${jury.path}/judging/entries/1`],
      ['PUT', `${jury.path}/results`],
      ['DELETE', `${jury.path}/entries/1/removal`],
    ] as const)
      expect((await visitor.send(method, path)).status).toBe(404);
  expect((await town.visitor().get(entryPath(jury, 1))).status).toBe(401);
  expect((await jury.judges[0]!.get('/api/judging/other')).status).toBe(404);
});
