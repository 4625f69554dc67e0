import { mkdtemp, readdir, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { startTown, type Town, type Visitor } from '../test/people';
import { bombOf } from '../test/pictures';
import { formOf } from '../test/publishing';
import { cookieOf } from '../test/seeded-api';
import { asEditor, type RunningApi, startApi, stopApis } from '../test/start-api';

afterEach(stopApis);

const DRAFT = { version: 0, title: 'A draft', category: 'Craft', readTime: '1 minute', content: 'Words' };
const publish = async (town: Town, visitor: Visitor) =>
  town.api.call('/api/blogs', { method: 'POST', headers: { cookie: cookieOf(visitor) }, body: await formOf() });

/** Sends a form except for its last bytes, which `finish` sends. */
async function slowForm(
  api: RunningApi,
  visitor: Visitor,
): Promise<{ finish: () => Promise<string>; breakOff: () => void }> {
  const request = new Request(api.origin, { method: 'POST', body: await formOf() });
  const body = Buffer.from(await request.arrayBuffer());
  const head = [
    'POST /api/blogs HTTP/1.1',
    'Host: x',
    `Cookie: ${cookieOf(visitor)}`,
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
    '\r\n',
  ].join('\r\n');
  const socket = net.connect(Number(new URL(api.origin).port), '127.0.0.1');
  let answer = '';
  const end = new Promise<string>((resolve) =>
    socket.on('data', (chunk) => (answer += chunk.toString())).on('close', () => resolve(answer)),
  );
  socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, -50)]));
  // The form must occupy its slot before the other requests try to get one.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return { finish: () => (socket.write(body.subarray(-50)), end), breakOff: () => socket.destroy() };
}

/** Repeats a request until it gets the given status, i.e. until the API has processed the previous ones. */
async function until(status: number, ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await ask();
    if (answer.status === status) return answer;
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`never answered ${status}`);
}

async function expectWait(answer: Response, status: number): Promise<void> {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
  ]);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(problemSchema.parse(await answer.json()).message).toMatch(/\.$/);
}

describe('forms with pictures', () => {
  // @proves R1 R18
  it('are received one at a time per account, with a limit per process and a time to retry', async () => {
    const town = await startTown({ LIMIT_UPLOADS_AT_ONCE: '2', BODY_GRACE_MS: '600000' });
    const ada = await town.resident('member');
    const bea = await town.resident('member');
    const cem = await town.resident('member');
    const first = await slowForm(town.api, ada);
    await expectWait(await until(429, () => publish(town, ada)), 429);
    const second = await slowForm(town.api, bea);
    await expectWait(await until(503, () => publish(town, cem)), 503);
    expect(await first.finish()).toMatch(/^HTTP\/1.1 202/);
    expect((await publish(town, ada)).status).toBe(202);
    second.breakOff();
    expect((await until(202, () => publish(town, bea))).status).toBe(202);
  });

  // @proves R13
  it('leave nothing on the disk that has a name, not even while they arrive', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'verse-uploads-'));
    const town = await startTown({ DATA_DIR: folder });
    const ada = await town.resident('member');
    const form = await slowForm(town.api, ada);
    await until(429, () => publish(town, ada));
    expect(await readdir(path.join(folder, 'uploads'))).toEqual([]);
    expect(await form.finish()).toMatch(/^HTTP\/1.1 202/);
    // The embedded store saves pictures as files, MongoDB as documents.
    expect(['blobs', 'uploads']).toEqual(expect.arrayContaining(await readdir(folder)));
    await rm(folder, { recursive: true });
  });

  // @proves R1 R12
  it('have a limit of pixels an hour, however few bytes they have', async () => {
    const town = await startTown({ LIMIT_MEGAPIXELS_PER_HOUR: '50' });
    const ada = await town.resident('member');
    const bea = await town.resident('member');
    const huge = async (visitor: Visitor) =>
      town.api.call('/api/blogs', {
        method: 'POST',
        headers: { cookie: cookieOf(visitor) },
        body: await formOf({ thumbnail: { bytes: await bombOf(6000, 5000), type: 'image/png' } }),
      });
    expect((await huge(ada)).status).toBe(202);
    await expectWait(await huge(ada), 429);
    // A rejected upload does not use up any budget, so small pictures still fit.
    expect((await publish(town, ada)).status).toBe(202);
    expect((await huge(bea)).status).toBe(202);
  });
});

describe('one client', () => {
  // @proves R1
  it('saves drafts as fast as a person types; a rejected draft can be saved later', async () => {
    const town = await startTown({ LIMIT_DRAFTS_PER_MINUTE: '5' });
    const ada = await town.resident('member');
    const save = (count: number) =>
      ada.send('PUT', '/api/blogs/drafts', { ...DRAFT, id: `0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3e${10 + count}` });
    for (let count = 0; count < 5; count += 1) expect((await save(count)).status).toBe(200);
    await expectWait(await save(5), 429);
    expect((await (await ada.get('/api/blogs/drafts')).json()) as object[]).toHaveLength(5);
    const bea = await town.resident('member');
    expect(
      (await bea.send('PUT', '/api/blogs/drafts', { ...DRAFT, id: '0b1f7a3e-58c8-4d7c-9a3b-0c6b5a4d3e2f' })).status,
    ).toBe(200);
  });

  // @proves R1
  it('has one limit for all writes, signed in or not', async () => {
    const town = await startTown({ LIMIT_WRITES_PER_MINUTE: '10' });
    const ada = await town.resident('member');
    const writes = town.api.features
      .flatMap(({ routes }) => [...routes])
      .filter(({ method, permission }) => method !== 'get' && permission !== 'everybody');
    const statuses: number[] = [];
    for (const { method, path: address } of writes) {
      statuses.push(
        (await ada.send(method.toUpperCase(), address.replace(/:\w+/g, 'x'), method === 'delete' ? undefined : {}))
          .status,
      );
    }
    // Requests that the guard rejects are not counted.
    const counted = statuses.filter((status) => status !== 403);
    expect([counted.indexOf(429), counted.slice(10).every((status) => status === 429)]).toEqual([10, true]);
    expect(counted.length).toBeGreaterThan(18);
    const from = (address: string) => town.visitor({ 'x-forwarded-for': address });
    for (let count = 0; count < 10; count += 1) await from('192.0.2.1').post('/api/signout');
    await expectWait(await from('192.0.2.1').post('/api/signout'), 429);
    expect((await from('192.0.2.2').post('/api/signout')).status).toBe(204);
  });

  // @proves R1
  it('has a limit of reads and searches a minute per address; pictures and the gateway are not counted', async () => {
    const api = await startApi({ LIMIT_READS_PER_MINUTE: '8', LIMIT_SEARCHES_PER_MINUTE: '3' });
    const from = (address: string, wanted: string) => api.call(wanted, { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 3; count += 1)
      expect((await from('192.0.2.1', `/api/blogs?q=${count}`)).status).toBe(200);
    await expectWait(await from('192.0.2.1', '/api/blogs?q=more'), 429);
    for (let count = 0; count < 4; count += 1) expect((await from('192.0.2.1', '/api/products')).status).toBe(200);
    await expectWait(await from('192.0.2.1', '/api/products'), 429);
    await expectWait(await from('192.0.2.1', '/api/session'), 429);
    expect((await from('192.0.2.1', `/api/images/${'0'.repeat(32)}.jpg`)).status).toBe(404);
    expect((await from('192.0.2.2', '/api/products')).status).toBe(200);
    for (let count = 0; count < 20; count += 1)
      expect((await api.call('/api/products', { headers: asEditor })).status).toBe(200);
  });

  // @proves R1 R15
  it('is identified by its network in IPv6', async () => {
    const api = await startApi({ LIMIT_READS_PER_MINUTE: '3' });
    const from = (address: string) => api.call('/api/products', { headers: { 'x-forwarded-for': address } });
    for (let count = 0; count < 3; count += 1) await from(`2001:db8:1:2::${count + 1}`);
    expect((await from('2001:db8:1:2::ffff')).status).toBe(429);
    expect((await from('2001:db8:ffff::1')).status).toBe(200);
  });
});
