import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { apiFetch, ApiProcesses, cachedFetch, ResponseCache } from '.';

const FOR_ALL = { 'cache-control': 'no-cache', etag: '"a"', vary: 'Accept-Encoding' };
let server: Server | undefined;
afterEach(() => server?.close().closeAllConnections());

/** Creates an API that numbers its responses. `whenAsked` delays a response. */
async function readsFrom(
  headers: OutgoingHttpHeaders,
  { status = 200, ttlMs = 60_000, whenAsked = async () => {} } = {},
) {
  let calls = 0;
  server = createServer((_, response) => {
    const body = JSON.stringify((calls += 1));
    void whenAsked().then(() => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((done) => server!.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const cache = new ResponseCache({ maxBytes: 1_000_000, ttlMs });
  const fetch = cachedFetch(apiFetch(new ApiProcesses([`http://127.0.0.1:${port}`])), cache);
  const read = async (path = '/api/blogs', init?: RequestInit) => (await fetch(path, init)).json();
  return { cache, fetch, read };
}

test('a response for every guest is requested once, with its headers, until the cache is cleared', async () => {
  const { cache, fetch, read } = await readsFrom({ ...FOR_ALL, 'x-total-count': '20' });
  expect([await read(), await read(), await read('/api/blogs?page=2')]).toEqual([1, 1, 2]);
  expect((await fetch('/api/blogs')).headers.get('x-total-count')).toBe('20');
  cache.clear();
  expect(await read()).toBe(3);
});

test('a response for every guest is requested again when it is old', async () => {
  const { read } = await readsFrom(FOR_ALL, { ttlMs: 20 });
  expect(await read()).toBe(1);
  await pause(50);
  expect(await read()).toBe(2);
});

test('a response that was on its way when something changed is not stored', async () => {
  let send = () => {};
  let asked = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const held = new Promise<void>((resolve) => (send = resolve));
  const { cache, read } = await readsFrom(FOR_ALL, { whenAsked: () => (asked(), held) });
  const before = read();
  await isAsked;
  cache.clear();
  send();
  expect([await before, await read(), await read()]).toEqual([1, 2, 2]);
});

test.each([
  ['that says it is private', { ...FOR_ALL, 'cache-control': 'private, no-store' }, 200],
  ['that depends on the client', { ...FOR_ALL, vary: 'Accept-Encoding, Cookie' }, 200],
  ['that sets a cookie', { ...FOR_ALL, 'set-cookie': 'a=b' }, 200],
  ['without a strong ETag', { ...FOR_ALL, etag: 'W/"a"' }, 200],
  ['that is an error', FOR_ALL, 404],
])('a response %s is requested each time', async (_, headers, status) => {
  const { read } = await readsFrom(headers, { status });
  expect([await read(), await read()]).toEqual([1, 2]);
});

test('only reads come from memory', async () => {
  const { read } = await readsFrom(FOR_ALL);
  expect([await read(), await read('/api/blogs', { method: 'POST' }), await read()]).toEqual([1, 2, 1]);
});
