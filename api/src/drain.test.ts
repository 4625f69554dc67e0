import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, buildApi, spawnApi } from '../test/api-process';
import { formOf } from '../test/publishing';
import { removeSite } from '../test/site-store';
import { asEditor } from '../test/start-api';

/** `npm run soak` restarts twenty times. */
const RESTARTS = Number(process.env.DRAIN_ROUNDS ?? 1);
const CLIENTS = 6;
const ENVIRONMENT = { DRAIN_DELAY_MS: '1000' };

let dataDir: string;
/** Undefined while the process is being restarted. */
let processes: (ApiProcess | undefined)[] = [];

beforeAll(async () => {
  await buildApi();
  dataDir = await mkdtemp(path.join(tmpdir(), 'verse-drain-'));
  processes = [await spawnApi(dataDir, ENVIRONMENT), await spawnApi(dataDir, ENVIRONMENT)];
});
afterAll(async () => {
  for (const api of processes) await api?.kill();
  await removeSite(dataDir);
});

const isReady = async ({ origin }: ApiProcess) =>
  (await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200;

const REQUESTS: (() => Promise<[string, RequestInit]>)[] = [
  async () => ['/api/blogs', {}],
  async () => ['/api/me', { headers: asEditor }],
  async () => ['/api/blogs', {}],
  async () => ['/api/blogs', { method: 'POST', headers: asEditor, body: await formOf() }],
];

// @proves R3
it(
  'restarting both processes in turn under load, with uploads, fails no request of a client that follows /readyz',
  async () => {
    const failures: string[] = [];
    let answered = 0;
    let isOver = false;

    async function client(number: number): Promise<void> {
      for (let count = number; !isOver; count += 1) {
        const api = [processes[count % 2], processes[(count + 1) % 2]].find((one) => one !== undefined);
        // Acts like a load balancer that checks readiness before each request. A draining process still responds for
        // another second.
        const target = api && (await isReady(api)) ? api : processes.find((one) => one !== undefined && one !== api);
        if (!target) continue;
        const [at, init] = await REQUESTS[count % REQUESTS.length]!();
        const status = await fetch(target.origin + at, init).then(
          async (response) => (await response.arrayBuffer(), response.status),
          (error: unknown) => String(error),
        );
        // An upload beyond a process's limit gets a 503 and can be retried, so it does not count as a restart failure.
        if (typeof status === 'string' || (status >= 500 && !(init.method === 'POST' && status === 503)))
          failures.push(`${init.method ?? 'GET'} ${at}: ${status}`);
        answered += 1;
        await pause(5);
      }
    }

    const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
    for (let round = 0; round < RESTARTS * 2; round += 1) {
      const leaving = processes[round % 2]!;
      const targetCount = answered + CLIENTS * 5;
      while (answered < targetCount) await pause(20);
      leaving.child.kill('SIGTERM');
      await once(leaving.child, 'exit');
      expect(leaving.child.exitCode).toBe(0);
      processes[round % 2] = undefined;
      processes[round % 2] = await spawnApi(dataDir, ENVIRONMENT);
    }
    isOver = true;
    await Promise.all(clients);
    expect(failures).toEqual([]);
  },
  120_000 + RESTARTS * 60_000,
);
