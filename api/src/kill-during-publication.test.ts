import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Blog } from '@verse/api-contract/api';
import { type ApiProcess, buildApi, spawnApi } from '../test/api-process';
import { jpegOf } from '../test/pictures';
import { fileOf, POST } from '../test/publishing';
import { removeSite } from '../test/site-store';
import { asEditor } from '../test/start-api';

/** `npm run soak -- publications` publishes a thousand posts and kills the process ten times. */
const PUBLICATIONS = Number(process.env.PUBLICATIONS ?? 24);
const PUBLISHERS = 8;
const KILLS = Math.max(3, Math.floor(PUBLICATIONS / 100));
const KILL_AFTER = Array.from({ length: KILLS }, (_, index) => Math.floor((PUBLICATIONS * (index + 1)) / (KILLS + 1)));

let dataDir: string;
let api: ApiProcess;

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-kill-'));
});
afterAll(async () => {
  await api.kill();
  await removeSite(dataDir);
});

async function attempt(index: number): Promise<string | undefined> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...POST, title: `Post ${index}` })) form.append(name, value);
  form.append('thumbnail', fileOf({ bytes: await jpegOf({ width: 16 + (index % 40), height: 16, seed: index }) }));
  const headers = { ...asEditor, 'idempotency-key': `publication-${index}` };
  const response = await fetch(`${api.origin}/api/blogs`, { method: 'POST', headers, body: form }).catch(
    () => undefined,
  );
  if (!response) return undefined;
  if (response.status !== 201) throw new Error(`publication ${index}: ${response.status} ${await response.text()}`);
  // The status alone acknowledges the publication, because the kill may cut off the body.
  return response.headers.get('location') ?? undefined;
}

async function isWhole(location: string): Promise<boolean> {
  const response = await fetch(api.origin + location);
  if (response.status !== 200) return false;
  const { image, picture } = (await response.json()) as Blog;
  const shown = await fetch(api.origin + picture.src);
  const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  return image.startsWith('/9j/') && width === picture.width;
}

// @proves API-05 GAP-024
it('kill -9 during publications: every acknowledged post is stored completely and once', async () => {
  api = await spawnApi(dataDir);
  const acknowledged = new Map<number, string>();
  const kills = [...KILL_AFTER];
  let restarting: Promise<void> | undefined;
  let lost = 0;

  async function killAndRestart(): Promise<void> {
    await api.kill();
    const before = [...acknowledged.values()];
    api = await spawnApi(dataDir);
    for (const location of before) if (!(await isWhole(location))) lost += 1;
  }

  const queue = Array.from({ length: PUBLICATIONS }, (_, index) => index);
  async function publisher(): Promise<void> {
    for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
      await restarting;
      const location = await attempt(index);
      if (location === undefined) queue.push(index);
      else acknowledged.set(index, location);
      if (acknowledged.size >= (kills[0] ?? Infinity)) {
        kills.shift();
        restarting = killAndRestart();
      }
    }
  }
  await Promise.all(Array.from({ length: PUBLISHERS }, publisher));

  expect([lost, acknowledged.size, kills]).toEqual([0, PUBLICATIONS, []]);
  const seen = new Set<string>();
  for (let page = 1; page <= Math.ceil(PUBLICATIONS / 50); page += 1) {
    const response = await fetch(`${api.origin}/api/blogs?limit=50&page=${page}`);
    expect(response.headers.get('x-total-count')).toBe(String(PUBLICATIONS));
    for (const { _id, image } of (await response.json()) as Blog[]) {
      expect(image.startsWith('/9j/')).toBe(true);
      seen.add(`/api/blogs/${_id}`);
    }
  }
  expect(seen).toEqual(new Set(acknowledged.values()));
}, 900_000);

// @proves GAP-070
it('SIGTERM: running requests finish, and the process exits', async () => {
  const before = Number((await fetch(`${api.origin}/api/blogs?limit=1`)).headers.get('x-total-count'));
  const begun = Array.from({ length: 5 }, (_, index) => attempt(2000 + index));
  await Promise.race(begun);
  const code = await api.leave();
  const answered = (await Promise.all(begun)).filter((location) => location !== undefined);
  expect(code).toBe(0);
  api = await spawnApi(dataDir);
  const after = Number((await fetch(`${api.origin}/api/blogs?limit=1`)).headers.get('x-total-count'));
  expect(after).toBe(before + answered.length);
});
