import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, buildApi, spawnApi } from '../test/api-process';
import { formOf } from '../test/publishing';
import { removeSite } from '../test/site-store';
import { asEditor } from '../test/start-api';

/** `npm run soak -- load` runs for 600 seconds at 150 requests per second. */
const SECONDS = Number(process.env.LOAD_SECONDS ?? 3);
const A_SECOND = Number(process.env.LOAD_RATE ?? 50);
const POSTS = 20;
const MEGABYTE = 1024 * 1024;

let dataDir: string;
let api: ApiProcess;

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-load-'));
  api = await spawnApi(dataDir);
  for (let index = 0; index < POSTS; index += 1) await upload();
}, 200_000);
afterAll(async () => {
  await api.kill();
  await removeSite(dataDir);
});

const upload = async () =>
  fetch(`${api.origin}/api/blogs`, {
    method: 'POST',
    headers: asEditor,
    body: await formOf({ text: { title: `A lantern at ${performance.now()}` } }),
  });
const get = (at: string, headers = {}) => fetch(api.origin + at, { headers });
const message = JSON.stringify({ name: 'Ada', email: 'ada@example.org', subject: 'A question', message: 'Line one' });
const write = () =>
  fetch(`${api.origin}/api/contactus`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: message,
  });
const PUBLIC = [
  '/api/blogs',
  '/api/blogs?page=2',
  '/api/blogs?q=lantern',
  '/api/blogs/categories',
  '/api/products',
  '/Data/services.json',
  '/feed.xml',
  '/api/session',
];
const SIGNED_IN = ['/api/me', '/api/blogs/mine', '/api/contactus?limit=10'];

type Kind = 'read' | 'write' | 'upload';

/**
 * Returns the n-th request of an even mix: out of every hundred, 85 are public reads, 10 are requests by a signed-in
 * member, 4 are writes, and 1 is an upload.
 */
function nth(count: number): { kind: Kind; send: () => Promise<Response> } {
  const place = (count * 37) % 100;
  if (place < 85) return { kind: 'read', send: () => get(PUBLIC[count % PUBLIC.length]!) };
  if (place < 95) return { kind: 'read', send: () => get(SIGNED_IN[count % SIGNED_IN.length]!, asEditor) };
  return place < 99 ? { kind: 'write', send: write } : { kind: 'upload', send: upload };
}

const residentBytes = async () =>
  Number(/VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${api.child.pid}/status`, 'utf8'))![1]) * 1024;
const loopLag = async () =>
  Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(await (await get('/metrics')).text())?.[1] ?? Number.NaN);
const p95 = (times: number[]) =>
  Math.round(times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0);

// @proves R1
it(
  'a mixed load is served without a failure, and memory stays within its limits',
  async () => {
    const times: Record<Kind, number[]> = { read: [], write: [], upload: [] };
    const failed: string[] = [];
    let rateLimited = 0;
    let early = 0;

    async function one(count: number): Promise<void> {
      const { kind, send } = nth(count);
      const start = performance.now();
      const response = await send().catch((error: unknown) => String(error));
      const status = typeof response === 'string' ? response : (await response.arrayBuffer(), response.status);
      times[kind].push(performance.now() - start);
      // All uploads come from one account, which has a concurrency limit, so some get a 429 on a slow machine.
      if (kind === 'upload' && status === 429) rateLimited += 1;
      else if (typeof status === 'string' || status >= 400) failed.push(`${kind}: ${status}`);
    }

    const open: Promise<void>[] = [];
    const begin = performance.now();
    for (let count = 0; count < SECONDS * A_SECOND; count += 1) {
      // Sends at a fixed rate instead of waiting for responses, because a client that waits would send less to a slow
      // server.
      await pause(Math.max(0, begin + (count * 1000) / A_SECOND - performance.now()));
      open.push(one(count));
      if (count === Math.floor(Math.min(SECONDS / 2, 60) * A_SECOND)) early = await residentBytes();
    }
    await Promise.all(open);
    const late = await residentBytes();

    const figures = {
      requests: open.length,
      failed: failed.length,
      rateLimited,
      p95: { read: p95(times.read), write: p95(times.write), upload: p95(times.upload) },
      megabytes: [early, late].map((bytes) => Math.round(bytes / MEGABYTE)),
      lagP99Ms: Math.round((await loopLag()) * 1000),
    };
    if (process.env.LOAD_SECONDS) process.stdout.write(`load: ${JSON.stringify(figures)}\n`);
    expect(failed).toEqual([]);
    expect(late).toBeLessThan(512 * MEGABYTE);
    if (SECONDS >= 300) expect(late).toBeLessThan(early * 1.25);
  },
  120_000 + SECONDS * 2000,
);
