import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  type Change,
  createFileReleaseStore,
  findRunningGateways,
  hashesOf,
  integrityOf,
  loadServerFile,
  parseActiveRelease,
  parseManifest,
  publicPathOf,
  putRelease,
  readActiveRelease,
  readAuditLog,
  readFreeze,
  readRelease,
  releaseFolder,
  type ReleaseManifest,
  sha256,
} from './index.mjs';

const SECTION = 'mf-store';
const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(16));
const [first = '', second = '', third = ''] = ids;
const SERVER_FILE = `module.exports.default = { contract: 2, routes: [{ index: true, given: require('react').name }] }`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'verse-releases-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));
const store = () => createFileReleaseStore(dir);
const activate = (release: string, change: Partial<Change> = {}) =>
  store().activate(SECTION, release, { who: 'ada', ...change });

const filesWith = (server: string) => ({ 'client/remote-entry.js': 'var store', 'server/remote.cjs': server });

function createManifest(release: string, files: Record<string, string>): ReleaseManifest {
  return {
    section: SECTION,
    release,
    version: '0.1.0',
    builtAt: '2026-11-22T00:00:00.000Z',
    contract: 2,
    shared: { react: '19.3.1' },
    publicPath: publicPathOf(SECTION, release),
    chunks: { store: { js: ['remote-entry.js'], css: [] } },
    parts: [{ title: 'The store', base: '/store', claims: ['/store'], list: 'routes', membersOnly: false }],
    pages: {},
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { sha256: sha256(text), bytes: text.length }]),
    ),
  };
}

async function put(release = first, server = SERVER_FILE) {
  const files = filesWith(server);
  await putRelease(dir, createManifest(release, files), async (write) => {
    for (const [name, text] of Object.entries(files)) await write(name, text);
  });
}

const given = {
  react: { name: 'the React of the shell' },
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-router-dom': {},
  '@verse/contract/react': {},
};
const load = async (server: string) => {
  await put(first, server);
  return loadServerFile(await readRelease(dir, SECTION, first), { contract: 2, given });
};

describe('a release', () => {
  it('is read as it was stored', async () => {
    await put();
    expect(await readRelease(dir, SECTION, first)).toEqual({
      ...createManifest(first, filesWith(SERVER_FILE)),
      folder: releaseFolder(dir, SECTION, first),
    });
  });

  it('is stored completely or not at all', async () => {
    const manifest = createManifest(first, filesWith(SERVER_FILE));
    const filling = putRelease(dir, manifest, async (write) => {
      await write('client/remote-entry.js', 'var store');
      throw new Error('the origin is unreachable');
    });
    await expect(filling).rejects.toThrow('the origin is unreachable');
    expect(await readdir(path.join(dir, SECTION))).toEqual([]);
  });

  it('is rejected when one byte of a file has changed, and when a file is missing', async () => {
    await put();
    const file = path.join(releaseFolder(dir, SECTION, first), 'client/remote-entry.js');
    await writeFile(file, 'var stora');
    await expect(readRelease(dir, SECTION, first)).rejects.toThrow(/client\/remote-entry\.js differs from its hash/);
    await rm(file);
    await expect(readRelease(dir, SECTION, first)).rejects.toThrow(/client\/remote-entry\.js is missing/);
    await writeFile(file, 'var store');
    await writeFile(`${file}.br`, brotliCompressSync('var store'));
    await readRelease(dir, SECTION, first);
    await writeFile(`${file}.gz`, gzipSync('var stora'));
    await expect(readRelease(dir, SECTION, first)).rejects.toThrow(
      /a compressed form of client\/remote-entry\.js differs/,
    );
  });
});

it('a browser gets the hash of each script and sheet, and of no other file', () => {
  const sheet = { 'client/a.css': 'p{}', 'client/icon.svg': '<svg/>' };
  const { 'client/remote-entry.js': entry = '', ...rest } = filesWith(SERVER_FILE);
  const manifest = createManifest(first, { 'client/remote-entry.js': entry, ...rest, ...sheet });
  const hashes = hashesOf(manifest);
  expect(Object.keys(hashes)).toEqual(['remote-entry.js', 'a.css']);
  expect(hashes['a.css']).toBe(`sha256-${createHash('sha256').update('p{}').digest('base64')}`);
  expect(integrityOf(manifest, 'none.js')).toBeUndefined();
});

describe('a manifest is rejected', () => {
  const good = createManifest(first, filesWith(SERVER_FILE));
  it.each([
    ['of another release', { release: second }, 'names another release'],
    ['of another section', { section: 'mf-verse' }, 'names another release'],
    [
      'with files elsewhere',
      { publicPath: 'https://elsewhere.example/' },
      'the public path belongs to another release',
    ],
    ['with a way out of its folder', { files: { 'client/../../x.js': good.files['server/remote.cjs'] } }, 'unsafe'],
    ['with a file without hash', { files: { 'client/a.js': { bytes: 1 } } }, "'files' is invalid"],
    ['with a chunk of markup', { chunks: { main: { js: '<script>', css: [] } } }, "'chunks' is invalid"],
    ['with a chunk that it does not have', { chunks: { main: { js: ['main.js'], css: [] } } }, "not in 'files'"],
    ['without a contract', { contract: '2' }, "'contract' is invalid"],
  ])('%s', (_title, change, reason) => {
    expect(parseManifest(JSON.stringify(good), SECTION, first)).toEqual(good);
    expect(() => parseManifest(JSON.stringify({ ...good, ...change }), SECTION, first)).toThrow(reason);
  });
});

describe('the active release of a section', () => {
  it('is missing at first, then the last activated one, with its predecessors', async () => {
    expect(await readActiveRelease(dir, SECTION)).toBeNull();
    for (const id of [first, second, third, second]) await activate(id);
    expect(await readActiveRelease(dir, SECTION)).toEqual({ release: second, history: [third, first] });
  });

  it('rolls back one release at a time, and reports when no earlier one is left', async () => {
    for (const id of [first, second]) await activate(id);
    expect(await store().rollback(SECTION, { who: 'ada' })).toBe(first);
    await expect(store().rollback(SECTION, { who: 'ada' })).rejects.toThrow(
      'mf-store: there is no earlier release to go back to',
    );
    expect(await readActiveRelease(dir, SECTION)).toEqual({ release: first, history: [] });
  });

  it('keeps every release in its history when several are activated at once', async () => {
    await Promise.all(ids.map((id) => activate(id)));
    const pointer = await readActiveRelease(dir, SECTION);
    expect([pointer?.release, ...(pointer?.history ?? [])].sort()).toEqual(ids);
  });

  it('changes only for callers that know the current one; a rejected release is in no history', async () => {
    await activate(first, { expected: null });
    const before = await activate(second, { expected: first });
    await expect(activate(third, { expected: first })).rejects.toThrow(`${second} was activated meanwhile`);
    await store().revert(SECTION, second, before, { who: 'ada', why: 'it does not render' });
    expect(await readActiveRelease(dir, SECTION)).toEqual({ release: first, history: [] });
    const later = await activate(second);
    await activate(third);
    await store().revert(SECTION, second, later, { who: 'ada', why: 'another release was activated' });
    expect(await readActiveRelease(dir, SECTION)).toEqual({ release: third, history: [second, first] });
  });

  it('is restored when a gateway rejects a rollback, even while the section is frozen', async () => {
    for (const id of [first, second]) await activate(id);
    const before = await readActiveRelease(dir, SECTION);
    await store().rollback(SECTION, { who: 'ada' });
    await store().freeze(SECTION, { who: 'bola', why: 'the sale' });
    await store().revert(SECTION, first, before, { who: 'ada', why: 'it does not render' });
    expect(await readActiveRelease(dir, SECTION)).toEqual({ release: second, history: [] });
    expect((await readAuditLog(dir, SECTION)).at(-1)).toMatchObject({ act: 'refused', release: first, before: second });
  });

  it('is removed with its canary and its preview, but not while the section is frozen', async () => {
    await expect(store().remove(SECTION, { who: 'ada', why: 'the sale is over' })).rejects.toThrow('no active release');
    for (const id of [first, second]) await activate(id);
    await store().startCanary(SECTION, third, 5, { who: 'ada' });
    await store().startPreview(SECTION, third, { who: 'ada' });
    await store().freeze(SECTION, { who: 'bola', why: 'the sale' });
    await expect(store().remove(SECTION, { who: 'ada', why: 'the sale is over' })).rejects.toThrow('is frozen by bola');
    await store().unfreeze(SECTION, { who: 'bola' });
    await expect(store().remove(SECTION, { who: 'ada', why: 'x', expected: first })).rejects.toThrow('meanwhile');
    await store().remove(SECTION, { who: 'ada', why: 'the sale is over' });
    const { pointer, canary } = await store().status(SECTION);
    expect([pointer, canary, await readActiveRelease(dir, SECTION)]).toEqual([null, null, null]);
    const last = (await readAuditLog(dir, SECTION)).at(-1);
    expect(last).toMatchObject({ act: 'remove', who: 'ada', before: second, why: 'the sale is over' });
    await activate(second, { expected: null });
    expect(await readActiveRelease(dir, SECTION)).toEqual({ release: second, history: [] });
  });

  it('is still active when its file cannot be read', async () => {
    await mkdir(path.join(dir, SECTION, 'current.json'), { recursive: true });
    await expect(readActiveRelease(dir, SECTION)).rejects.toThrow('EISDIR');
  });

  it('can only be rolled back while the section is frozen', async () => {
    for (const id of [first, second]) await activate(id, { who: 'ada' });
    await store().freeze(SECTION, { who: 'bola', why: 'the sale' });
    await expect(activate(third)).rejects.toThrow(/frozen by bola since .*: the sale/);
    expect(await store().rollback(SECTION, { who: 'ada', why: 'wrong prices' })).toBe(first);
    await store().unfreeze(SECTION, { who: 'bola' });
    await expect(store().unfreeze(SECTION, { who: 'bola' })).rejects.toThrow('is not frozen');
    await activate(third, { who: 'ada', commit: 'abc' });
    const journal = await readAuditLog(dir, SECTION);
    expect(journal.map(({ act, who, release, why }) => [act, who, release, why])).toEqual([
      ['activate', 'ada', first, undefined],
      ['activate', 'ada', second, undefined],
      ['freeze', 'bola', undefined, 'the sale'],
      ['rollback', 'ada', first, 'wrong prices'],
      ['unfreeze', 'bola', undefined, undefined],
      ['activate', 'ada', third, undefined],
    ]);
    expect(journal.at(-1)).toMatchObject({ before: first, commit: 'abc' });
  });

  it('stays frozen by an admin until an admin lifts the freeze, whatever its team requests', async () => {
    await activate(first, { who: 'ada' });
    await store().freeze(SECTION, { who: 'ada', why: 'our sale' });
    await store().freeze(SECTION, { who: 'Alma Hill', why: 'an incident', by: 'site' });
    for (const change of ['freeze', 'unfreeze'] as const)
      await expect(store()[change](SECTION, { who: 'ada', why: 'ours' })).rejects.toThrow(
        /frozen by Alma Hill, an admin, since .*: an incident/,
      );
    expect(await readFreeze(dir, SECTION)).toMatchObject({ who: 'Alma Hill', why: 'an incident' });
    await store().unfreeze(SECTION, { who: 'Alma Hill', by: 'site' });
    // Freezes written by earlier versions do not record the authority that set them.
    await writeFile(
      path.join(dir, SECTION, 'frozen.json'),
      JSON.stringify({ who: 'bola', why: 'x', at: '2026-11-01' }),
    );
    await expect(store().unfreeze(SECTION, { who: 'bola' })).rejects.toThrow('Only an admin lifts that');
  });

  it('is rejected when it contains anything but release ids', () => {
    expect(() => parseActiveRelease('{"release":"../x"}')).toThrow("'release' is invalid");
    expect(() => parseActiveRelease(JSON.stringify({ release: first, history: ['x'] }))).toThrow(
      "'history' is invalid",
    );
  });
});

describe('the server file', () => {
  it('receives the modules that the shell shares', async () => {
    expect((await load(SERVER_FILE)).routes).toEqual([{ index: true, given: 'the React of the shell' }]);
  });

  it.each([
    ['requires something else', `require('node:fs')`, "requires 'node:fs', which the shell does not share"],
    [
      'implements another contract',
      `module.exports.default = { contract: 1, routes: [] }`,
      'implements contract 1, the shell 2',
    ],
    ['exports no routes', `module.exports.default = { contract: 2 }`, 'exports no routes'],
    ['never ends', `for (;;);`, /timed out/],
  ])('is rejected when it %s', async (_title, source, reason) => {
    await expect(load(source)).rejects.toThrow(reason);
  });
});

it('names.mjs imports nothing, so it works in browsers', async () => {
  const source = await readFile(path.join(__dirname, 'names.mjs'), 'utf8');
  expect(source).not.toMatch(/^\s*import\b|\bimport\(|\brequire\(|^export .* from /m);
});

describe('a running gateway', () => {
  const report = { name: 'host-1', shell: first, sections: { [SECTION]: { active: second } } };

  it('is one that reported recently and has not reported that it stops', async () => {
    expect(await findRunningGateways(dir)).toEqual([]);
    await store().report(report);
    await store().report({ ...report, name: '../host 2' });
    const running = await findRunningGateways(dir);
    expect(running.map(({ name }) => name).toSorted()).toEqual(['../host 2', 'host-1']);
    expect(running.find(({ name }) => name === 'host-1')).toMatchObject(report);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5001);
    expect(await findRunningGateways(dir)).toEqual([]);
    now.mockRestore();
    await store().leave('../host 2');
    expect((await findRunningGateways(dir)).map(({ name }) => name)).toEqual(['host-1']);
  });
});
