import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as surface from './index.mjs';
import {
  activate,
  loadServerFile,
  parsePointer,
  parseRecord,
  publicPathOf,
  putRelease,
  readPointer,
  readRelease,
  releaseFolder,
  type ReleaseRecord,
  rollback,
  sectionsIn,
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

const filesWith = (server: string) => ({ 'client/remote-entry.js': 'var store', 'server/remote.cjs': server });

function recordOf(release: string, files: Record<string, string>): ReleaseRecord {
  return {
    section: SECTION,
    release,
    version: '0.1.0',
    builtAt: '2026-11-22T00:00:00.000Z',
    contract: 2,
    shared: { react: '19.3.1' },
    publicPath: publicPathOf(SECTION, release),
    chunks: { store: { js: ['remote-entry.js'], css: [] } },
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, { sha256: sha256(text), bytes: text.length }]),
    ),
  };
}

async function put(release = first, server = SERVER_FILE) {
  const files = filesWith(server);
  await putRelease(dir, recordOf(release, files), async (write) => {
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

it('gives these and nothing else', () => {
  expect(Object.keys(surface).sort()).toEqual([
    'ENTRY_FILE',
    'ENTRY_SCRIPT',
    'GATEWAY_FILE',
    'GIVEN_MODULES',
    'POINTER_FILE',
    'RECORD_FILE',
    'SERVER_FILE',
    'activate',
    'containerNameOf',
    'exposedChunkOf',
    'hasRelease',
    'identifierOf',
    'isReleaseId',
    'isSafeFile',
    'isSectionName',
    'loadServerFile',
    'parsePointer',
    'parseRecord',
    'publicPathOf',
    'putRelease',
    'readPointer',
    'readPointerText',
    'readRecord',
    'readRelease',
    'releaseFolder',
    'rollback',
    'sectionsIn',
    'sha256',
  ]);
});

describe('a release', () => {
  it('is read as it was put there', async () => {
    await put();
    expect(await readRelease(dir, SECTION, first)).toEqual({
      ...recordOf(first, filesWith(SERVER_FILE)),
      folder: releaseFolder(dir, SECTION, first),
    });
  });

  it('is there whole or not at all', async () => {
    const record = recordOf(first, filesWith(SERVER_FILE));
    const filling = putRelease(dir, record, async (write) => {
      await write('client/remote-entry.js', 'var store');
      throw new Error('the origin went away');
    });
    await expect(filling).rejects.toThrow('the origin went away');
    expect(await readdir(path.join(dir, SECTION))).toEqual([]);
  });

  it('is refused when one byte of a file has changed, and when a file is gone', async () => {
    await put();
    const file = path.join(releaseFolder(dir, SECTION, first), 'client/remote-entry.js');
    await writeFile(file, 'var stora');
    await expect(readRelease(dir, SECTION, first)).rejects.toThrow(/client\/remote-entry\.js differs from its hash/);
    await rm(file);
    await expect(readRelease(dir, SECTION, first)).rejects.toThrow(/client\/remote-entry\.js is missing/);
  });
});

describe('a record is refused', () => {
  const good = recordOf(first, filesWith(SERVER_FILE));
  it.each([
    ['of another release', { release: second }, 'names another release'],
    ['of another section', { section: 'mf-verse' }, 'names another release'],
    ['with files elsewhere', { publicPath: 'https://elsewhere.example/' }, 'a foreign public path'],
    ['with a way out of its folder', { files: { 'client/../../x.js': good.files['server/remote.cjs'] } }, 'unsafe'],
    ['with a file without hash', { files: { 'client/a.js': { bytes: 1 } } }, "no right 'files'"],
    ['with a chunk of markup', { chunks: { main: { js: '<script>', css: [] } } }, "no right 'chunks'"],
    ['with a chunk that it does not have', { chunks: { main: { js: ['main.js'], css: [] } } }, 'not among the files'],
    ['without a contract', { contract: '2' }, "no right 'contract'"],
  ])('%s', (_title, change, reason) => {
    expect(parseRecord(JSON.stringify(good), SECTION, first)).toEqual(good);
    expect(() => parseRecord(JSON.stringify({ ...good, ...change }), SECTION, first)).toThrow(reason);
  });
});

describe('the pointer of a section', () => {
  it('names nothing at first, then what was activated last and what was before it', async () => {
    expect(await readPointer(dir, SECTION)).toBeNull();
    for (const id of [first, second, third, second]) await activate(dir, SECTION, id);
    expect(await readPointer(dir, SECTION)).toEqual({ release: second, history: [third, first] });
  });

  it('goes back one release at a time, and says when there is none', async () => {
    for (const id of [first, second]) await activate(dir, SECTION, id);
    expect(await rollback(dir, SECTION)).toBe(first);
    await expect(rollback(dir, SECTION)).rejects.toThrow('mf-store: there is no earlier release to go back to');
    expect(await readPointer(dir, SECTION)).toEqual({ release: first, history: [] });
  });

  it('loses nothing when several are activated at once', async () => {
    await Promise.all(ids.map((id) => activate(dir, SECTION, id)));
    const pointer = await readPointer(dir, SECTION);
    expect([pointer?.release, ...(pointer?.history ?? [])].sort()).toEqual(ids);
  });

  it('is refused with anything but ids', () => {
    expect(() => parsePointer('{"release":"../x"}')).toThrow('names no release');
    expect(() => parsePointer(JSON.stringify({ release: first, history: ['x'] }))).toThrow('names no history');
  });
});

describe('the server file', () => {
  it('gets what the shell gives', async () => {
    expect((await load(SERVER_FILE)).routes).toEqual([{ index: true, given: 'the React of the shell' }]);
  });

  it.each([
    ['requires something else', `require('node:fs')`, "it requires 'node:fs', which the shell does not give"],
    ['keeps another contract', `module.exports.default = { contract: 1, routes: [] }`, 'keeps contract 1, 2 is needed'],
    ['gives no routes', `module.exports.default = { contract: 2 }`, 'gives no routes'],
    ['never ends', `for (;;);`, /timed out/],
  ])('is refused when it %s', async (_title, source, reason) => {
    await expect(load(source)).rejects.toThrow(reason);
  });
});

it('a section is a folder that exposes one', async () => {
  for (const folder of ['shell', 'mf-store/src', 'mf-events/src', 'mf-draft', 'api/src'])
    await mkdir(path.join(dir, folder), { recursive: true });
  for (const section of ['mf-store', 'mf-events']) await writeFile(path.join(dir, section, 'src/remote.tsx'), '');
  expect(sectionsIn(dir)).toEqual(['shell', 'mf-events', 'mf-store']);
});

it('the names work in browsers: they come from a file that imports nothing', async () => {
  expect(await readFile(path.join(__dirname, 'names.mjs'), 'utf8')).not.toMatch(/\bimport\b|\brequire\(/);
});
