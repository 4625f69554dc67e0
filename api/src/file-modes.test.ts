import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildApi, spawnApi } from '../test/api-process';
import { PASSWORD } from '../test/people';
import { formOf } from '../test/publishing';
import { EMBEDDED } from '../test/site-store';
import { asEditor } from '../test/start-api';
import { openStore } from './store';

let folder: string;

beforeAll(buildApi);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'verse-modes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Lists everything in the folder that other users of the machine can read, write or enter. */
async function openToOthers(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    entries.map(async (entry) => [entry, (await stat(path.join(folder, entry))).mode & 0o077] as const),
  );
  return modes.filter(([, mode]) => mode !== 0).map(([entry, mode]) => `${entry} ${mode.toString(8)}`);
}

// @proves R20
it('files that the API writes are not accessible to others: database, pictures, emails and their folders', async () => {
  const api = await spawnApi(path.join(folder, 'data'), EMBEDDED);
  const person = { lastname: 'Lovelace', firstname: 'Ada', email: 'ada@example.org', password: PASSWORD };
  const signUp = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(person) };
  expect((await fetch(`${api.origin}/api/signup`, signUp)).status).toBe(201);
  expect(
    (await fetch(`${api.origin}/api/blogs`, { method: 'POST', headers: asEditor, body: await formOf() })).status,
  ).toBe(201);
  while (!(await readdir(folder, { recursive: true })).some((file) => file.endsWith('.eml')))
    await new Promise((resolve) => setTimeout(resolve, 50));

  const written = await readdir(folder, { recursive: true });
  for (const kind of ['.sqlite', '.sqlite-wal', '.webp', '.eml'])
    expect([kind, written.some((file) => file.endsWith(kind))]).toEqual([kind, true]);
  expect(await openToOthers()).toEqual([]);
  await api.leave();
  expect(await openToOthers()).toEqual([]);
});

// @proves R20
it('a database that was open to others is closed to them when it is opened', async () => {
  const file = path.join(folder, 'data', 'verse.sqlite');
  const store = await openStore({ path: file });
  await store.db.collection('things').insertOne({ _id: '1' });
  for (const one of [file, `${file}-wal`, `${file}-shm`]) await chmod(one, 0o644);
  const again = await openStore({ path: file });
  expect(await openToOthers()).toEqual([]);
  await Promise.all([store.close(), again.close()]);
});
