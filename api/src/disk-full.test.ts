import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Blog } from '@verse/api-contract/api';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { type ApiProcess, buildApi, spawnApi } from '../test/api-process';
import { type SmallDisk, smallDisk } from '../test/full-disk';
import { jpegOf } from '../test/pictures';
import { fileOf, POST } from '../test/publishing';
import { EMBEDDED } from '../test/site-store';
import { asEditor } from '../test/start-api';
import { ensureAccount } from './domains/identity/accounts';
import { openStore } from './store';

const MEMBER = { email: 'mia@example.org', password: 'Lanterns-4-Sale!' };

let folder: string;
let disk: SmallDisk;
let api: ApiProcess;

beforeAll(async () => {
  await buildApi();
  folder = await mkdtemp(path.join(tmpdir(), 'verse-disk-'));
  disk = smallDisk(folder, 32);
  const store = await openStore({ path: path.join(folder, 'verse.sqlite') });
  await ensureAccount(store.db, { ...MEMBER, role: 'member', firstName: 'Mia', lastName: 'M' }, new Date());
  await store.close();
  api = await spawnApi(folder, EMBEDDED);
});
afterAll(async () => {
  await api.kill();
  disk.remove();
  await rm(folder, { recursive: true, force: true });
});

async function publish(seed: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...POST, title: `Post ${seed}` })) form.append(name, value);
  form.append('thumbnail', fileOf({ bytes: await jpegOf({ width: 300, height: 200, seed }) }));
  const response = await fetch(`${api.origin}/api/blogs`, { method: 'POST', headers: asEditor, body: form });
  return { status: response.status, body: (await response.json()) as Blog };
}

const post = (at: string, body: object) =>
  fetch(api.origin + at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const writeMessage = () =>
  post('/api/contactus', { name: 'Mia', email: 'mia@example.org', subject: 'Hello', message: 'x'.repeat(4000) });
const filesIn = async () =>
  (await readdir(path.join(folder, 'blobs'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();
const titles = async () =>
  ((await (await fetch(`${api.origin}/api/blogs?limit=50`)).json()) as Blog[]).map(({ title }) => title);

// @proves R5
it('a full disk rejects writes with a message and leaves nothing partial; reads continue, writes recover', async () => {
  const first = await publish(1);
  expect(first.status).toBe(201);
  const files = await filesIn();
  disk.fill(api.child.pid!);

  const refusals = [await publish(2), await publish(3)];
  // SQLite reports a full disk as such, but a file size limit as an I/O error.
  const codes = disk.kind === 'a tmpfs' ? ['storage-full'] : ['storage-full', 'unavailable'];
  for (const { status, body } of refusals) {
    expect(codes).toContain(problemSchema.parse(body).code);
    expect([503, 507]).toContain(status);
  }
  // Several writes may succeed first, because the write-ahead log may have a little space left.
  let message = 201;
  for (let tries = 0; message === 201 && tries < 200; tries += 1) message = (await writeMessage()).status;
  expect([503, 507]).toContain(message);
  expect(await filesIn()).toEqual(files);
  expect(await titles()).toEqual(['Post 1']);
  expect((await fetch(api.origin + first.body.picture.src)).status).toBe(200);
  expect((await fetch(`${api.origin}/api/me`, { headers: asEditor })).status).toBe(200);
  // Signing in stores a session. If there is no space, the error must say so instead of claiming that the password is
  // wrong.
  expect([503, 507]).toContain((await post('/api/signin', MEMBER)).status);

  disk.free(api.child.pid!);
  expect((await post('/api/signin', MEMBER)).status).toBe(200);
  expect((await writeMessage()).status).toBe(201);
  expect((await publish(2)).status).toBe(201);
  expect(await titles()).toEqual(['Post 2', 'Post 1']);
  expect(api.child.exitCode).toBeNull();
});
