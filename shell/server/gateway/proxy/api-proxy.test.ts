/** @jest-environment node */
import { Agent, createServer, request as call, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { ApiProcesses } from '../../upstream';
import { createClientResolver, parseTrustedProxies } from '../http/client-address';
import { ApiProxy } from './api-proxy';

const nobodyTrusted = createClientResolver(parseTrustedProxies(''));
const open: Server[] = [];
const log = { info: () => undefined, error: () => undefined } as never;

type ProxyOptions = ConstructorParameters<typeof ApiProxy>[0];

async function startProxy(options: Omit<ProxyOptions, 'resolveClient' | 'log'> & Partial<ProxyOptions>) {
  const proxy = new ApiProxy({ resolveClient: nobodyTrusted, log, ...options });
  return listen(createServer((request, response) => void proxy.serve(request, response)));
}

async function listen(server: Server): Promise<string> {
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Creates an API that closes a keep-alive connection as soon as it is reused, as if its timeout had just expired. */
function impatientApi() {
  const used = new WeakSet<Socket>();
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.method ?? '');
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    response.setHeader('keep-alive', 'timeout=60');
    response.end('ok');
  });
  return { server, seen };
}

test('a kept connection that was just closed fails neither reads nor writes, and no write goes out twice', async () => {
  const { server, seen } = impatientApi();
  const gateway = await startProxy({ api: new ApiProcesses([await listen(server)]) });
  const ask = async (method: string) => (await fetch(`${gateway}/api/session`, { method })).status;
  expect([await ask('GET'), await ask('GET'), await ask('GET')]).toEqual([200, 200, 200]);
  seen.length = 0;
  expect([await ask('POST'), await ask('POST'), await ask('POST')]).toEqual([200, 200, 200]);
  expect(seen).toEqual(['POST', 'POST', 'POST']);
});

test('a call that was answered before its body was read does not hold up the next one on its connection', async () => {
  const api = createServer((_, response) => response.writeHead(401).end());
  const gateway = await startProxy({ api: new ApiProcesses([await listen(api)]) });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  const ask = (method: string, body = Buffer.alloc(0)) =>
    new Promise<number | undefined>((resolve, reject) => {
      const asked = call(
        gateway,
        {
          agent,
          method,
          headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length },
        },
        (answer) => answer.resume().on('end', () => resolve(answer.statusCode)),
      );
      asked
        .on('socket', (socket) => ports.add(socket.localPort))
        .on('error', reject)
        .end(body);
    });
  expect([await ask('POST', Buffer.alloc(4_000_000)), await ask('GET'), ports.size]).toEqual([401, 401, 1]);
  agent.destroy();
});

// @proves R15
test('the API receives one client address: what configured proxies saw, not what a client claims', async () => {
  const api = createServer(({ headers }, response) =>
    response.end(
      JSON.stringify([
        headers['x-forwarded-for'],
        headers['x-forwarded-proto'],
        headers['x-real-ip'],
        headers.forwarded,
      ]),
    ),
  );
  const origins = [await listen(api)];
  const told = async (proxies: string) => {
    const resolveClient = createClientResolver(parseTrustedProxies(proxies));
    const gateway = await startProxy({ api: new ApiProcesses(origins), resolveClient });
    const headers = {
      'x-forwarded-for': '1.1.1.1, 198.51.100.1',
      'x-forwarded-proto': 'https',
      'x-real-ip': '1.1.1.1',
      forwarded: 'for=1.1.1.1',
    };
    return (await (await fetch(`${gateway}/api/session`, { headers })).json()) as unknown;
  };
  expect(await told('')).toEqual(['127.0.0.1', 'http', null, null]);
  expect(await told('loopback')).toEqual(['198.51.100.1', 'https', null, null]);
});

async function startGateway(api: Server, factor = 0.01) {
  return startProxy({ api: new ApiProcesses([await listen(api)]), factor });
}

test('an event reaches its reader before the stream ends, and the streams of one client are counted', async () => {
  const events: { write(text: string): unknown }[] = [];
  const api = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    events.push(response);
  });
  const gateway = await startGateway(api);
  const controller = new AbortController();
  const ask = () =>
    fetch(`${gateway}/api/events`, { headers: { accept: 'text/event-stream' }, signal: controller.signal });
  const reader = (await ask()).body?.getReader();
  events[0]?.write('data: one\n\n');
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: one\n\n');
  const second = await ask();
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '1']);
  controller.abort();
});

test('300 open streams leave ordinary calls their places, and end at the API with their readers', async () => {
  const upstream = new Set<object>();
  const api = createServer((request, response) => {
    if (request.url !== '/api/events') return void response.end('{}');
    upstream.add(response);
    response.on('close', () => upstream.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  });
  const gateway = await startGateway(api, 10);
  const controller = new AbortController();
  const streams = await Promise.all(
    Array.from({ length: 300 }, () =>
      fetch(`${gateway}/api/events`, { headers: { accept: 'text/event-stream' }, signal: controller.signal }),
    ),
  );
  expect([new Set(streams.map(({ status }) => status)), upstream.size]).toEqual([new Set([200]), 300]);
  const calls = await Promise.all(Array.from({ length: 300 }, () => fetch(`${gateway}/api/session`)));
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(300);
  const gone = new Promise<void>((resolve) => {
    const look = () => (upstream.size === 0 ? resolve() : void setImmediate(look));
    look();
  });
  controller.abort();
  await gone;
});

// @proves R18 R19
test('a body that is too large is rejected with a message before it reaches the API; so is a busy client', async () => {
  let heard = 0;
  const gateway = await startGateway(
    createServer(
      (request, response) =>
        void ((heard += 1), request.resume().on('end', () => setTimeout(() => response.end('{}'), 300))),
    ),
  );
  const large = await fetch(`${gateway}/api/drafts`, { method: 'PUT', body: 'a'.repeat(600_000) });
  expect([large.status, large.headers.get('content-type'), heard]).toEqual([413, 'application/problem+json', 0]);
  const answers = await Promise.all(Array.from({ length: 10 }, () => fetch(`${gateway}/api/session`)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(Array<string>(7).fill('1'));
});

// @proves GAP-058
test('a part of a resumable upload is streamed: what was sent before the line broke off reaches the API', async () => {
  let arrived = 0;
  const gone = new Promise<number>((resolve) => {
    const api = createServer((request) => {
      request.on('data', (chunk: Buffer) => (arrived += chunk.length));
      request.on('close', () => resolve(arrived));
      request.on('error', () => undefined);
    });
    void startGateway(api, 1).then((gateway) => {
      const headers = { 'content-type': 'application/offset+octet-stream', 'content-length': 8_000_000 };
      const asked = call(`${gateway}/api/uploads/1`, { method: 'PATCH', headers });
      asked.on('error', () => undefined);
      asked.write(Buffer.alloc(4_000_000), () => {
        const look = () => (arrived > 3_000_000 ? asked.destroy() : void setImmediate(look));
        look();
      });
    });
  });
  expect(await gone).toBeGreaterThan(3_000_000);
});
