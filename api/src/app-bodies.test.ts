import net from 'node:net';
import express from 'express';
import pino from 'pino';
import type { Order } from '@verse/api-contract/api';
import { DRAFT_LIMITS } from '@verse/api-contract/publishing/blog-drafts.values';
import { startTown, type Visitor } from '../test/people';
import { cookieOf } from '../test/seeded-api';
import { order, shelve } from '../test/shop';
import { type RunningApi, startApi, stopApis } from '../test/start-api';
import { problemHandler } from './platform/http';

const open = new Set<net.Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  await stopApis();
});

const FORM = 'multipart/form-data; boundary=b';
const BEGINNING = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';

interface Slow {
  path: string;
  visitor?: Visitor;
  address?: string;
  type?: string;
  beginning?: string;
}

/** Sends a request whose body starts but never ends, and returns the status line of the response. */
function sendSlowly({ origin }: RunningApi, { path, visitor, address, type = FORM, beginning = BEGINNING }: Slow) {
  const socket = net.connect(Number(new URL(origin).port), '127.0.0.1').on('error', () => undefined);
  open.add(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    `Content-Type: ${type}`,
    'Content-Length: 9000',
    ...(visitor ? [`Cookie: ${cookieOf(visitor)}`] : []),
    ...(address ? [`X-Forwarded-For: ${address}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`);
  return new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString().split('\r\n')[0]!)));
}

function receiptFrom(visitor: Visitor, { number }: Order, { address = '', text = '%PDF-1.4' } = {}) {
  const form = new FormData();
  form.set('file', new File([text], 'transfer.pdf'));
  const from: Record<string, string> = address === '' ? {} : { 'x-forwarded-for': address };
  return visitor.send('POST', `/api/orders/${number}/receipts`, form, from);
}

async function until(status: number, ask: () => Promise<Response>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await ask();
    await answer.arrayBuffer();
    if (answer.status === status) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`never answered ${status}`);
}

/** Creates a buyer who has an order, and a slow sender who has another order. */
async function shopWith(environment: Record<string, string>) {
  const town = await startTown(environment);
  await shelve(town, '1', 90);
  const buyer = await town.resident('member');
  const slow = await town.resident('member');
  return { town, buyer, placed: await order(buyer, { 1: 1 }), slow, slowOrder: await order(slow, { 1: 1 }) };
}

const pathOf = ({ number }: Pick<Order, 'number'>) => `/api/orders/${number}/receipts`;
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe('slow uploads', () => {
  // @proves R18 R1
  it('to unknown resources are rejected before their body, and take no slot', async () => {
    const { town, buyer, placed } = await shopWith({ LIMIT_UPLOADS_AT_ONCE: '2', BODY_GRACE_MS: '600000' });
    const answers = await Promise.all([
      ...times(8, () => sendSlowly(town.api, { path: '/api/orders/VERSE-0000-0000/receipts' })),
      sendSlowly(town.api, { path: pathOf(placed) }),
      sendSlowly(town.api, { path: '/api/blogs' }),
    ]);
    expect(answers).toEqual([...times(9, () => 'HTTP/1.1 404 Not Found'), 'HTTP/1.1 401 Unauthorized']);
    expect((await receiptFrom(buyer, placed)).status).toBe(200);
  });

  // @proves R18
  it('are dropped for others when all slots are taken', async () => {
    const { town, buyer, placed, slow, slowOrder } = await shopWith({
      LIMIT_UPLOADS_AT_ONCE: '2',
      BODY_GRACE_MS: '5000',
      RATE_LIMIT_FACTOR: '1000',
    });
    const ended: string[] = [];
    for (const _ of [1, 2])
      void sendSlowly(town.api, { path: pathOf(slowOrder), visitor: slow }).then((status) => ended.push(status));
    while (ended.length === 0) await (await receiptFrom(buyer, placed, { text: 'no receipt' })).arrayBuffer();
    expect(ended).toEqual(['HTTP/1.1 503 Service Unavailable']);
    expect((await receiptFrom(buyer, placed)).status).toBe(200);
  });

  // @proves R18
  it('of one network are limited, without affecting other networks', async () => {
    const { town, buyer, placed, slow, slowOrder } = await shopWith({
      LIMIT_UPLOADS_OF_NETWORK: '2',
      BODY_GRACE_MS: '600000',
    });
    const near = '192.0.2.1';
    for (const _ of [1, 2]) void sendSlowly(town.api, { path: pathOf(slowOrder), visitor: slow, address: near });
    await until(429, () => receiptFrom(buyer, placed, { address: near, text: 'no receipt' }));
    expect((await receiptFrom(buyer, placed, { address: '198.51.100.1' })).status).toBe(200);
  });

  // @proves R18
  it('of eight accounts do not prevent another account from publishing a picture', async () => {
    const town = await startTown({ LIMIT_FORMS_AT_ONCE: '1', BODY_GRACE_MS: '600000' });
    const people = await Promise.all(times(8, () => town.resident('member')));
    const beginning = BEGINNING.replace('"file"', '"pictures"');
    for (const visitor of people) void sendSlowly(town.api, { path: '/api/me/works', visitor, beginning });
    await until(429, () => people[7]!.send('POST', '/api/me/works', new FormData()));
    const form = new FormData();
    form.set('pictures', new File(['no picture'], 'a.jpg', { type: 'image/jpeg' }));
    // The whole body was received and validated.
    expect((await (await town.resident('member')).send('POST', '/api/me/works', form)).status).toBe(400);
  });

  // @proves R18
  it.each([
    ['a form', FORM, BEGINNING],
    ['JSON', 'application/json', '{"name":'],
  ])('below the minimum rate end with 408: %s', async (_, type, beginning) => {
    const { town, buyer, placed } = await shopWith({ BODY_GRACE_MS: '100' });
    const path = type === FORM ? pathOf(placed) : '/api/contactus';
    expect(await sendSlowly(town.api, { path, visitor: buyer, type, beginning })).toBe('HTTP/1.1 408 Request Timeout');
  });
});

// @proves GAP-025
it('never stores more drafts than the quota, however many arrive at once', async () => {
  const town = await startTown({ RATE_LIMIT_FACTOR: '1000' });
  const ada = await town.resident('member');
  const draft = { version: 0, title: 'A', category: 'Craft', readTime: '', content: 'Words' };
  const idOf = (index: number) => `0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3${String(100 + index)}`;
  const answers = await Promise.all(
    times(DRAFT_LIMITS.drafts + 10, (index) => ada.send('PUT', '/api/blogs/drafts', { ...draft, id: idOf(index) })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(DRAFT_LIMITS.drafts);
  expect(await (await ada.get('/api/blogs/drafts')).json()).toHaveLength(DRAFT_LIMITS.drafts);
});

// @proves R26
it('replaces a lone surrogate in JSON before it is stored', async () => {
  const town = await startTown();
  const ada = await town.resident('member');
  const id = '0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3e2f';
  const texts = '"title":"a\\ud83d","category":"","readTime":"","content":"\\ude00 \\ud83d\\ude00"';
  const body = `{"id":"${id}","version":0,${texts}}`;
  const headers = { cookie: cookieOf(ada), 'content-type': 'application/json' };
  expect((await town.api.call('/api/blogs/drafts', { method: 'PUT', headers, body })).status).toBe(200);
  expect(await (await ada.get('/api/blogs/drafts')).json()).toMatchObject([{ title: 'a�', content: '� 😀' }]);
});

describe('an address that cannot be decoded', () => {
  // @proves R7
  it('is a bad request', async () => {
    const api = await startApi();
    expect((await api.call('/api/orders/%E0%A4%A')).status).toBe(400);
  });

  // @proves R7
  it('is a 500 and logged when our own code produced it', async () => {
    const lines: string[] = [];
    const app = express();
    app.get('/', () => void encodeURIComponent('\ud83d'));
    app.use(problemHandler(pino({}, { write: (line: string) => lines.push(line) })));
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const answer = await fetch(`http://127.0.0.1:${(server.address() as net.AddressInfo).port}/`);
    server.close();
    expect(answer.status).toBe(500);
    expect(lines.join()).toContain('URIError');
  });
});
