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

/** Starts a server that accepts connections but never responds. */
const silentOrigin = () => listen(createSocketServer(() => undefined));

const healthyOrigin = (seen: string[] = [], answer: RequestListener = (_, response) => response.end('{}')) =>
  listen(
    createServer((request, response) => {
      if (request.url !== '/healthz') seen.push(`${request.method} ${request.url}`);
      if (request.url === '/healthz') response.end();
      else answer(request, response);
    }),
  );

function createCaller(...origins: string[]) {
  const processes = new ApiProcesses(origins);
  ends.push(() => processes.close());
  const call = apiFetch(processes);
  return (path = '/api/session', init: RequestInit = {}) =>
    call(path, { signal: AbortSignal.timeout(60_000), ...init }).then(
      ({ status }) => status,
      (error: Error) => error.name,
    );
}

const times = (count: number, call: () => Promise<unknown>) => Promise.all(Array.from({ length: count }, call));
const ofAll = (answers: unknown[]) => [...new Set(answers)];

describe.each([
  ['dead', deadOrigin],
  ['unresponsive', silentOrigin],
])('beside a %s process', (_, faulty) => {
  // @proves R3 R4
  it.each(['first', 'second'])('no call fails when it is the %s: 200 reads and 20 writes at once', async (place) => {
    const seen: string[] = [];
    const pair = [await faulty(), await healthyOrigin(seen)];
    const call = createCaller(...(place === 'first' ? pair : pair.reverse()));
    const answers = await Promise.all([
      times(200, () => call()),
      times(20, () => call('/api/drafts', { method: 'PUT', body: '{}' })),
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
    const call = createCaller(
      await listen(
        createServer((request, response) => {
          asked.push(request.url ?? '');
          if (isHealthy) response.end('{}');
        }),
      ),
    );
    expect(ofAll(await times(20, () => call()))).toEqual(['NoResponseError']);
    while (asked.filter((url) => url === '/healthz').length < 3) await pause(50);
    asked.length = 0;
    expect(ofAll(await times(50, () => call()))).toEqual(['NoResponseError']);
    expect(asked).not.toContain('/api/session');
    isHealthy = true;
    while ((await call()) !== 200) await pause(50);
    expect(ofAll(await times(50, () => call()))).toEqual([200]);
  });

  // @proves R4
  it('is distinguished from a slow one, which answers other calls and is waited for', async () => {
    const origin = await healthyOrigin([], (_, response) => void setTimeout(() => response.end('{}'), 1200));
    expect(ofAll(await times(20, createCaller(origin)))).toEqual([200]);
  });
});

describe('a write', () => {
  // @proves R4
  it('fails when its only process is unresponsive, and waits for a slow one', async () => {
    const silent = createCaller(await silentOrigin());
    const slow = createCaller(
      await healthyOrigin([], (_, response) => void setTimeout(() => response.end('{}'), 4500)),
    );
    const waited = slow('/api/drafts', { method: 'PUT', body: '{}' });
    const begun = performance.now();
    expect(ofAll(await times(10, () => silent('/api/drafts', { method: 'PUT', body: '{}' })))).toEqual([
      'NoResponseError',
    ]);
    expect(performance.now() - begun).toBeLessThan(6000);
    expect(await waited).toBe(200);
  }, 20_000);
});

describe('a process that hangs up', () => {
  // @proves R3
  it('in the middle of a call is replaced for reads; writes fail, and none is sent twice', async () => {
    const seen: string[] = [];
    const hangsUp = await healthyOrigin(seen, (request) => void request.socket.destroy());
    const healthy = await healthyOrigin(seen);
    expect(ofAll(await times(40, createCaller(hangsUp, healthy)))).toEqual([200]);
    seen.length = 0;
    const call = createCaller(hangsUp, healthy);
    const answers = [
      await call('/api/drafts', { method: 'PUT', body: '{}' }),
      await call('/api/drafts', { method: 'PUT', body: '{}' }),
    ];
    expect(answers.sort()).toEqual([200, 'NoResponseError']);
    // The hedged copy of a read may still be in flight.
    expect(seen.filter((call) => call.startsWith('PUT'))).toHaveLength(2);
  });
});
