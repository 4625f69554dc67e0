import { randomBytes } from 'node:crypto';
import { Agent, createServer, request as call, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { BODY_RATE, type BodyRate, UPLOADS_AT_ONCE } from '@verse/api-contract/arriving-bodies';
import { ApiProcesses } from '../../upstream';
import { createClientResolver, parseTrustedProxies } from '../http/client-address';
import { SERVER_OPTIONS } from '../http/server';
import { ApiProxy } from './api-proxy';

/** `npm run soak -- slow-clients` uses a thousand connections, half a minute, and larger responses. */
const CONNECTIONS = Number(process.env.SLOW_CONNECTIONS ?? 320);
const SECONDS = Number(process.env.SLOW_SECONDS ?? 2);
const PER_SECOND = 50;
const LARGE = randomBytes(Number(process.env.SLOW_BYTES ?? 500_000));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listen(server: Server): Promise<number> {
  ends.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return (server.address() as AddressInfo).port;
}

async function startGateway(pace?: BodyRate): Promise<number> {
  const api = await listen(
    createServer((request, response) => {
      request.resume().on('end', () => response.end(request.url === '/api/large' ? LARGE : '{}'));
    }),
  );
  const processes = new ApiProcesses([`http://127.0.0.1:${api}`]);
  ends.push(() => processes.close());
  const proxy = new ApiProxy({
    api: processes,
    resolveClient: createClientResolver(parseTrustedProxies('127.0.0.1')),
    log: { error: () => undefined } as never,
    ...(pace ? { pace } : {}),
  });
  return listen(createServer(SERVER_OPTIONS, (request, response) => void proxy.serve(request, response)));
}

/**
 * The first bytes that each kind of slow client sends. Each client then sends one letter per second, except for
 * `answers`, which sends a complete request but does not read the response.
 */
const BEGINNINGS = {
  headers: 'GET /api/session HTTP/1.1\r\nHost: site\r\nX-Slow: ',
  bodies: 'PUT /api/drafts HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{',
  forms:
    'POST /api/blogs HTTP/1.1\r\nHost: site\r\n' +
    'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000\r\n\r\n-',
  answers: 'GET /api/large HTTP/1.1\r\nHost: site\r\n\r\n',
};
type Kind = keyof typeof BEGINNINGS;
const KINDS = Object.keys(BEGINNINGS) as Kind[];

/** A single IP address, many addresses, or many behind a trusted proxy. */
const ORIGINS = {
  'one address': () => ({ localAddress: '127.0.0.9', forwarded: undefined }),
  'many addresses': (index: number) => ({
    localAddress: `127.1.${index >> 8}.${index & 255 || 1}`,
    forwarded: undefined,
  }),
  'many addresses behind a proxy': (index: number) => ({
    localAddress: '127.0.0.1',
    forwarded: `198.18.${index >> 8}.${index & 255}`,
  }),
};

function attack(
  port: number,
  kind: Kind,
  from: (index: number) => { localAddress: string; forwarded: string | undefined },
) {
  let isOver = false;
  const sockets = new Set<Socket>();
  const open = (index: number) => {
    const { localAddress, forwarded } = from(index);
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    const begin = BEGINNINGS[kind].replace('\r\n', forwarded ? `\r\nX-Forwarded-For: ${forwarded}\r\n` : '\r\n');
    sockets.add(socket.on('error', () => undefined));
    socket.on('close', () => {
      sockets.delete(socket);
      // Each client that is cut off reconnects.
      if (!isOver) setTimeout(() => (isOver ? undefined : open(index)), 200);
    });
    if (kind === 'answers') socket.pause();
    else socket.resume();
    socket.write(begin);
  };
  for (let index = 0; index < CONNECTIONS; index++) open(index);
  const dribble =
    kind === 'answers'
      ? undefined
      : setInterval(() => sockets.forEach((socket) => socket.writable && socket.write('a')), 1000);
  ends.unshift(() => {
    isOver = true;
    clearInterval(dribble);
    for (const socket of sockets) socket.destroy();
  });
}

/** Sends requests as other clients and returns the outcomes: 200, another status, or an error. */
async function othersFor(port: number, seconds: number): Promise<(number | string | undefined)[]> {
  const agent = new Agent({ keepAlive: true });
  ends.push(() => agent.destroy());
  const ask = (index: number) =>
    new Promise<number | string | undefined>((resolve) => {
      const isWriting = index % 5 === 0;
      const path = index % 10 === 1 ? '/api/large' : '/api/session';
      const asked = call(
        {
          port,
          host: '127.0.0.1',
          localAddress: '127.0.0.2',
          agent,
          path,
          method: isWriting ? 'PUT' : 'GET',
          timeout: 10_000,
        },
        (answer) =>
          answer
            .resume()
            .on('end', () => resolve(answer.statusCode))
            .on('error', (error) => resolve(error.message)),
      );
      asked.on('timeout', () => asked.destroy(new Error('no answer'))).on('error', (error) => resolve(error.message));
      asked.end(isWriting ? '{"title":"Mine"}' : undefined);
    });
  const answers: Promise<number | string | undefined>[] = [];
  for (let index = 0; index < seconds * PER_SECOND; index++) {
    answers.push(ask(index));
    await pause(1000 / PER_SECOND);
  }
  return Promise.all(answers);
}

const FROM = Object.keys(ORIGINS) as (keyof typeof ORIGINS)[];
/**
 * In `npm run soak -- slow-clients`, combines every kind with every origin. Otherwise, runs each kind once, alternating
 * between the origins.
 */
const kindsFrom = (origin: keyof typeof ORIGINS) =>
  KINDS.filter((_, index) => process.env.SLOW_CONNECTIONS || (index + FROM.indexOf(origin)) % FROM.length === 0);

describe.each(FROM)('slow clients from %s', (origin) => {
  // @proves R18
  it.each(kindsFrom(origin))('who are slow with %s cost other clients no response', async (kind) => {
    const port = await startGateway();
    attack(port, kind, ORIGINS[origin]);
    await pause(500);
    const answers = await othersFor(port, SECONDS);
    const failed = answers.filter((answer) => answer !== 200);
    expect(failed.slice(0, failed.length - Math.floor(answers.length / 1000))).toEqual([]);
  });
});

/** Sends a form of `bytes` bytes all at once. Resolves with the status code. */
function sendForm(port: number, bytes = 2000): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': bytes };
    const target = {
      port,
      host: '127.0.0.1',
      localAddress: '127.0.0.2',
      method: 'POST',
      path: '/api/orders/1/receipts',
    };
    call({ ...target, headers, agent: false }, (answer) => resolve(answer.resume().statusCode))
      .on('error', reject)
      .end(Buffer.alloc(bytes));
  });
}

/** Sends a form that never ends. Resolves with the status code of the response. */
function sendFormSlowly(port: number, localAddress: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  ends.unshift(() => socket.destroy());
  socket.write(BEGINNINGS.forms);
  return new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString().slice(9, 12))));
}

describe('slow forms', () => {
  // @proves R18
  it('in all slots give way to one that is not slow', async () => {
    const port = await startGateway({ ...BODY_RATE, graceMs: 5000 });
    const ended: string[] = [];
    for (let index = 0; index < UPLOADS_AT_ONCE.total; index += 1)
      void sendFormSlowly(port, `127.2.0.${index + 1}`).then((status) => ended.push(status));
    // Sends complete forms until the slow forms have taken every slot and the oldest of them loses its slot.
    while (ended.length === 0) await sendForm(port);
    expect([ended, await sendForm(port)]).toEqual([['503'], 200]);
  }, 20_000);

  // @proves R18
  it('are cut off below the minimum pace, and one client can use only its share of the slots', async () => {
    const port = await startGateway({ ...BODY_RATE, graceMs: 2000 });
    const most = UPLOADS_AT_ONCE.perClient;
    const answers = Array.from({ length: most + 1 }, () => sendFormSlowly(port, '127.0.0.9'));
    expect((await Promise.all(answers)).toSorted()).toEqual([...Array.from({ length: most }, () => '408'), '429']);
  });
});
