import { createServer, type RequestListener, type Server } from 'node:http';
import {
  type AddressInfo,
  createServer as createSocketServer,
  type Server as SocketServer,
  type Socket,
} from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiFetch, ApiProcesses } from '.';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listen(server: Server | SocketServer, port = 0): Promise<string> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function deadOrigin(): Promise<string> {
  const server = createServer();
  const origin = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return origin;
}

/** Starts a server that accepts connections and never responds. */
const silentOrigin = () => listen(createSocketServer(() => undefined));

const soundOrigin = (seen: string[] = [], answer: RequestListener = (_, response) => response.end('{}')) =>
  listen(
    createServer((request, response) => {
      if (request.url !== '/healthz') seen.push(`${request.method} ${request.url}`);
      if (request.url === '/healthz') response.end();
      else answer(request, response);
    }),
  );

function askerOf(...origins: string[]) {
  const processes = new ApiProcesses(origins);
  ends.push(() => processes.close());
  const ask = apiFetch(processes);
  return (path = '/api/session', init: RequestInit = {}) =>
    ask(path, { signal: AbortSignal.timeout(60_000), ...init }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
}

const times = (count: number, ask: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, ask));
const ofAll = (answers: unknown[]) => [...new Set(answers)];

describe.each([
  ['dead', deadOrigin],
  ['unresponsive', silentOrigin],
])('beside a %s process', (_, faulty) => {
  // @proves R3 R4
  it.each(['first', 'second'])('no call fails when it is the %s: 200 reads and 20 writes at once', async (place) => {
    const seen: string[] = [];
    const pair = [await faulty(), await soundOrigin(seen)];
    const ask = askerOf(...(place === 'first' ? pair : pair.reverse()));
    const answers = await Promise.all([
      times(200, () => ask()),
      times(20, () => ask('/api/drafts', { method: 'PUT', body: '{}' })),
    ]);
    expect(ofAll(answers.flat())).toEqual([200]);
    expect(seen.filter((call) => call.startsWith('PUT'))).toHaveLength(20);
  });
});

describe('an unresponsive process', () => {
  // @proves R4
  it('receives no calls until it answers a probe, so that callers fail at once', async () => {
    let isHealthy = false;
    const asked: string[] = [];
    const ask = askerOf(
      await listen(
        createServer((request, response) => {
          asked.push(request.url ?? '');
          if (isHealthy) response.end('{}');
        }),
      ),
    );
    expect(ofAll(await times(20, () => ask()))).toEqual(['NoResponseError']);
    while (asked.filter((url) => url === '/healthz').length < 3) await pause(50);
    asked.length = 0;
    expect(ofAll(await times(50, () => ask()))).toEqual(['NoResponseError']);
    expect(asked).not.toContain('/api/session');
    isHealthy = true;
    while ((await ask()) !== 200) await pause(50);
    expect(ofAll(await times(50, () => ask()))).toEqual([200]);
  });

  // @proves R4
  it('is distinguished from a slow one, which answers other calls and is waited for', async () => {
    const origin = await soundOrigin([], (_, response) => void setTimeout(() => response.end('{}'), 1200));
    expect(ofAll(await times(20, askerOf(origin)))).toEqual([200]);
  });
});

describe('a write', () => {
  // @proves R4
  it('fails when its only process is unresponsive, and waits for a slow one', async () => {
    const silent = askerOf(await silentOrigin());
    const begun = performance.now();
    expect(ofAll(await times(10, () => silent('/api/drafts', { method: 'PUT', body: '{}' })))).toEqual([
      'NoResponseError',
    ]);
    expect(performance.now() - begun).toBeLessThan(6000);
    const slow = askerOf(await soundOrigin([], (_, response) => void setTimeout(() => response.end('{}'), 4500)));
    expect(await slow('/api/drafts', { method: 'PUT', body: '{}' })).toBe(200);
  }, 20_000);
});

describe('a process that hangs up', () => {
  // @proves R3
  it('in the middle of a call is replaced for reads; writes fail, and none is sent twice', async () => {
    const seen: string[] = [];
    const rude = await soundOrigin(seen, (request) => void request.socket.destroy());
    const sound = await soundOrigin(seen);
    expect(ofAll(await times(40, askerOf(rude, sound)))).toEqual([200]);
    seen.length = 0;
    const ask = askerOf(rude, sound);
    const answers = [
      await ask('/api/drafts', { method: 'PUT', body: '{}' }),
      await ask('/api/drafts', { method: 'PUT', body: '{}' }),
    ];
    expect(answers.sort()).toEqual([200, 'NoResponseError']);
    // The hedged request of a read may still be on its way.
    expect(seen.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });
});
