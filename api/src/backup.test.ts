import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import Database from 'libsql';
import type { Blog } from '@verse/api-contract/api';
import { type ApiProcess, buildApi, spawnApi, spawnBuiltApi } from '../test/api-process';
import { jpegOf } from '../test/pictures';
import { fileOf, POST } from '../test/publishing';
import { EMBEDDED } from '../test/site-store';
import { asEditor } from '../test/start-api';
import { ensureAccount } from './domains/identity/accounts';
import { openStore } from './store';

const ADMIN = path.join(__dirname, '../dist/server/admin.cjs');
const MEMBER = { email: 'mia@example.org', password: 'Lanterns-4-Sale!' };

let root: string;
const folder = (name: string) => path.join(root, name);
const environmentOf = (dataDir: string) => ({ PATH: process.env.PATH, DATA_DIR: folder(dataDir) });
const running: ApiProcess[] = [];

async function siteOn(dataDir: string): Promise<ApiProcess> {
  const api = await spawnApi(folder(dataDir), EMBEDDED);
  running.push(api);
  return api;
}

/** Resolves with the command's output, whether the command succeeds or fails. */
const admin = (dataDir: string, ...words: string[]) =>
  promisify(execFile)(process.execPath, [ADMIN, ...words], { env: environmentOf(dataDir) }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );

/** Kills the command as soon as its output matches, to simulate a power failure. */
async function adminKilledAt(said: RegExp, dataDir: string, ...words: string[]): Promise<void> {
  const child = spawn(process.execPath, [ADMIN, ...words], {
    env: environmentOf(dataDir),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  createInterface({ input: child.stdout }).on('line', (line) => said.test(line) && child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

async function publish(origin: string, index: number): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...POST, title: `Post ${index}` })) form.append(name, value);
  form.append('thumbnail', fileOf({ bytes: await jpegOf({ width: 16 + (index % 40), height: 16, seed: index }) }));
  const response = await fetch(`${origin}/api/blogs`, { method: 'POST', headers: asEditor, body: form });
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return response.headers.get('location')!;
}

async function served(origin: string, location: string): Promise<[string, string]> {
  const text = await (await fetch(origin + location)).text();
  const picture = await fetch(origin + (JSON.parse(text) as Blog).picture.src);
  expect(picture.status).toBe(200);
  return [text, Buffer.from(await picture.arrayBuffer()).toString('base64')];
}

/**
 * Returns all documents by collection. Reads a copy, because a database file opened by this process counts as in use
 * for a long time afterwards.
 */
async function documentsOf(dataDir: string): Promise<Record<string, unknown[]>> {
  const copy = await mkdtemp(path.join(root, 'read-'));
  await cp(path.join(folder(dataDir), 'verse.sqlite'), path.join(copy, 'verse.sqlite'));
  const database = new Database(path.join(copy, 'verse.sqlite'));
  const names = database.prepare('SELECT name FROM store_collection ORDER BY name').all([]) as { name: string }[];
  return Object.fromEntries(
    names.map(({ name }) => [name, database.prepare(`SELECT id, doc FROM "c_${name}" ORDER BY id`).all([])]),
  );
}

const filesIn = async (name: string) =>
  (await readdir(folder(name), { recursive: true, withFileTypes: true })).map((entry) => ({
    entry,
    at: path.join(entry.parentPath, entry.name),
  }));

async function blobsOf(dataDir: string): Promise<Record<string, string>> {
  const files = (await filesIn(`${dataDir}/blobs`)).filter(({ entry }) => entry.isFile());
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ entry, at }) => [entry.name, (await readFile(at)).toString('base64')] as const),
    ),
  );
}

/** Lists the files and folders that other users of this machine can access. */
async function openToOthers(name: string): Promise<string[]> {
  const all = [folder(name), ...(await filesIn(name)).map(({ at }) => at)];
  const modes = await Promise.all(all.map(async (at) => [at, (await stat(at)).mode & 0o077] as const));
  return modes.filter(([, mode]) => mode !== 0).map(([at]) => at);
}

beforeAll(async () => {
  await buildApi();
  root = await mkdtemp(path.join(tmpdir(), 'verse-backup-'));
  const store = await openStore({ path: path.join(folder('site'), 'verse.sqlite') });
  await ensureAccount(store.db, { ...MEMBER, role: 'member', firstName: 'Mia', lastName: 'M' }, new Date());
  await store.close();
}, 200_000);
afterAll(async () => {
  for (const api of running) await api.kill();
  await rm(root, { recursive: true, force: true });
});

// @proves GAP-024
it('a backup made while people publish restores each earlier post completely, and people can sign in', async () => {
  const site = await siteOn('site');
  const acknowledged: string[] = [];
  const before: string[] = [];
  for (let index = 0; index < 24; index += 1) before.push(await publish(site.origin, index));
  let isOver = false;
  let next = 24;
  const publisher = async () => {
    while (!isOver) acknowledged.push(await publish(site.origin, next++));
  };
  const publishers = [publisher(), publisher()];
  const backup = await admin('site', 'backup', folder('first'));
  isOver = true;
  await Promise.all(publishers);
  expect(backup).toEqual({
    code: 0,
    said: expect.stringMatching(/is complete: \d+ documents, \d+ collections, \d+ files, [\d.]+ MB\n$/),
  });
  expect(acknowledged.length).toBeGreaterThan(0);

  expect((await admin('restored', 'restore', folder('first'))).said).toMatch(
    /Files to check .*Files to copy .*Checking what was restored\nRestored as of /s,
  );
  expect([await openToOthers('first'), await openToOthers('restored')]).toEqual([[], []]);
  const restored = await siteOn('restored');
  const kept = (await (await fetch(`${restored.origin}/api/blogs?limit=50`)).json()) as Blog[];
  const total = Number((await fetch(`${restored.origin}/api/blogs?limit=1`)).headers.get('x-total-count'));
  expect(total).toBeGreaterThanOrEqual(before.length);
  expect(total).toBeLessThanOrEqual(before.length + acknowledged.length);
  for (const location of new Set([...before, ...kept.map(({ _id }) => `/api/blogs/${_id}`)])) {
    expect(await served(restored.origin, location)).toEqual(await served(site.origin, location));
  }
  const entry = await fetch(`${restored.origin}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(MEMBER),
  });
  expect(entry.status).toBe(200);
  await restored.leave();
}, 200_000);

// @proves GAP-024
it('an interrupted backup is reported and restores nothing; a new one in its place restores everything', async () => {
  const again = folder('second');
  for (const moment of [/^Copying the documents/, /^Picture files to copy/]) {
    await adminKilledAt(moment, 'site', 'backup', again);
    expect(await admin('empty', 'restore', again)).toEqual({
      code: 1,
      said: `The backup in ${again} was interrupted, so it is not complete. Nothing was restored.\n`,
    });
    expect(await readdir(root)).not.toContain('empty');
  }
  for (const api of running) await api.leave();
  expect((await admin('site', 'backup', again)).code).toBe(0);
  expect(await readdir(again)).toEqual(['blobs', 'manifest.json', 'verse.sqlite']);
  expect((await admin('empty', 'restore', again)).code).toBe(0);
  expect(await documentsOf('empty')).toEqual(await documentsOf('site'));
  expect(await blobsOf('empty')).toEqual(await blobsOf('site'));
}, 200_000);

// @proves GAP-024
it('a restore rejects a damaged, altered or used backup; with --replace it sets the old data aside', async () => {
  const refused = async (reason: RegExp, ...words: string[]) =>
    expect(await admin('nowhere', 'restore', ...words)).toEqual({ code: 1, said: expect.stringMatching(reason) });
  await refused(/^There is no backup in /, folder('none'));
  await cp(folder('second'), folder('damaged'), { recursive: true });
  const [picture] = (await filesIn('damaged/blobs')).filter(({ entry }) => entry.isFile());
  const bytes = await readFile(picture!.at);
  await writeFile(picture!.at, bytes.with(9, bytes[9]! ^ 1));
  await refused(
    /^blobs\/.* is not what the manifest says\. The backup is damaged; nothing was restored\.\n$/,
    folder('damaged'),
  );
  await rm(picture!.at);
  await refused(
    /^blobs\/.* is missing from the backup or cannot be read\. Nothing was restored\.\n$/,
    folder('damaged'),
  );
  const manifest = await readFile(path.join(folder('damaged'), 'manifest.json'), 'utf8');
  await writeFile(
    path.join(folder('damaged'), 'manifest.json'),
    manifest.replace('"path": "blobs/', '"path": "../blobs/'),
  );
  await refused(/is damaged or of another release/, folder('damaged'));
  expect(await readdir(root)).not.toContain('nowhere');

  // This test process has never opened files in the new folder, so only the site can be using them.
  await cp(folder('site'), folder('moved'), { recursive: true });
  expect((await admin('moved', 'restore', folder('first'))).said).toBe(
    `${folder('moved')} is not empty. To put its data aside and restore, add --replace.\n`,
  );
  const site = await spawnBuiltApi(folder('moved'), EMBEDDED);
  running.push(site);
  expect((await admin('moved', 'restore', folder('first'), '--replace')).said).toMatch(
    /is in use or cannot be opened. Stop the site first\.\n$/,
  );
  expect((await fetch(`${site.origin}/api/blogs`)).status).toBe(200);
  expect(await site.leave()).toBe(0);
  expect((await readdir(folder('moved'))).filter((name) => !/^(?:blobs|uploads|verse\.sqlite.*)$/.test(name))).toEqual(
    [],
  );
  const state = await documentsOf('moved');
  expect((await admin('moved', 'restore', folder('first'), '--replace')).code).toBe(0);
  const aside = (await readdir(folder('moved'))).find((name) => name.startsWith('replaced-'));
  expect(await documentsOf(`moved/${aside}`)).toEqual(state);
  expect((await admin('site', 'backup', folder('first'))).said).toMatch(
    /is not empty\. Each backup needs a folder of its own\.\n$/,
  );
  expect((await admin('site', 'backup', path.join(folder('site'), 'copy'))).said).toMatch(
    /is in the data folder itself/,
  );
}, 200_000);
