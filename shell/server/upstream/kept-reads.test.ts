import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiFetch, ApiProcesses, KeptReads } from '.';

const FOR_ALL = { 'cache-control': 'no-cache', etag: '"a"', vary: 'Accept-Encoding' };
let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

/** An API whose responses count the calls; `whenAsked` delays a response. */
async function readsFrom(
  headers: OutgoingHttpHeaders,
  { status = 200, ttl = 60_000, whenAsked = async () => {} } = {},
) {
  let calls = 0;
  server = createServer((_, response) => {
    const body = JSON.stringify((calls += 1));
    void whenAsked().then(() => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const reads = new KeptReads(apiFetch(new ApiProcesses([`http://127.0.0.1:${port}`])), ttl);
  const read = async (path = '/api/blogs', init?: RequestInit) => (await reads.fetch(path, init)).json();
  return { reads, read };
}

test('what every guest gets is asked once, with its headers, until it is forgotten', async () => {
  const { reads, read } = await readsFrom({ ...FOR_ALL, 'x-total-count': '20' });
  expect([await read(), await read(), await read('/api/blogs?page=2')]).toEqual([1, 1, 2]);
  expect((await reads.fetch('/api/blogs')).headers.get('x-total-count')).toBe('20');
  reads.forgetAll();
  expect(await read()).toBe(3);
});

test('what every guest gets is asked again when it is old', async () => {
  const { read } = await readsFrom(FOR_ALL, { ttl: 20 });
  expect(await read()).toBe(1);
  await pause(50);
  expect(await read()).toBe(2);
});

test('an answer that was on its way when something changed is not kept', async () => {
  let send = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const held = new Promise<void>((resolve) => (send = resolve));
  const { reads, read } = await readsFrom(FOR_ALL, { whenAsked: () => (asked(), held) });
  const before = read();
  await isAsked;
  reads.forgetAll();
  send();
  expect([await before, await read(), await read()]).toEqual([1, 2, 2]);
});

test.each([
  ['that says it is private', { ...FOR_ALL, 'cache-control': 'private, no-store' }, 200],
  ['that depends on who asks', { ...FOR_ALL, vary: 'Accept-Encoding, Cookie' }, 200],
  ['that sets a cookie', { ...FOR_ALL, 'set-cookie': 'a=b' }, 200],
  ['without a tag of its bytes', { ...FOR_ALL, etag: 'W/"a"' }, 200],
  ['that is a refusal', FOR_ALL, 404],
])('an answer %s is asked for each time', async (_, headers, status) => {
  const { read } = await readsFrom(headers, { status });
  expect([await read(), await read()]).toEqual([1, 2]);
});

test('only reads are answered from memory', async () => {
  const { read } = await readsFrom(FOR_ALL);
  expect([await read(), await read('/api/blogs', { method: 'POST' }), await read()]).toEqual([1, 2, 1]);
});
