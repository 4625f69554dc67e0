import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { AppError } from './app-error';
import { type Loaded, ResponseCache } from './response-cache';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Starts an app with a single cached response. The test controls when it loads. */
async function serve({
  seconds = 60,
  bytes = 1_000_000,
  load,
}: {
  seconds?: number;
  bytes?: number;
  load: (name: string) => Promise<Loaded>;
}) {
  const bodies = new ResponseCache({ seconds, bytes });
  const app = express().get('/:name', (request, response) =>
    bodies.send(request, response, 'area', request.params.name, () => load(request.params.name)),
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { bodies, get: (name = 'a') => fetch(`${origin}/${name}`, { headers: { connection: 'close' } }) };
}

/** Returns a promise that the test settles manually. */
function held<T>() {
  let settle!: (value: T) => void;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}

describe('a cached response', () => {
  // @proves GAP-027
  it('is loaded once for concurrent requests', async () => {
    const { promise, settle } = held<Loaded>();
    const load = jest.fn(() => promise);
    const { get } = await serve({ load });
    const asked = [get(), get(), get()];
    while (load.mock.calls.length === 0) await new Promise(setImmediate);
    settle({ body: [1] });
    expect(await Promise.all((await Promise.all(asked)).map((answer) => answer.json()))).toEqual([[1], [1], [1]]);
    await get();
    expect(load).toHaveBeenCalledTimes(1);
  });

  // @proves GAP-024
  it('whose load began before a write is sent to waiting requests, but not cached', async () => {
    const before = held<Loaded>();
    const load = jest.fn().mockReturnValueOnce(before.promise).mockResolvedValue({ body: 'new' });
    const { get, bodies } = await serve({ load });
    const early = get();
    while (load.mock.calls.length === 0) await new Promise(setImmediate);
    bodies.purge('area');
    expect(await (await get()).json()).toBe('new');
    before.settle({ body: 'old' });
    expect(await (await early).json()).toBe('old');
    expect(await (await get()).json()).toBe('new');
    expect(load).toHaveBeenCalledTimes(2);
  });

  // @proves GAP-070
  it('is served stale while a reload fails, but not once its resource is gone', async () => {
    const load = jest.fn().mockResolvedValueOnce({ body: 'good' });
    const { get, bodies } = await serve({ seconds: 0, load });
    await get();
    load.mockRejectedValueOnce(new Error('the database is away'));
    expect(await (await get()).json()).toBe('good');
    load.mockRejectedValueOnce(new AppError('not-found', 'gone'));
    expect((await get()).status).not.toBe(200);
    bodies.purge('area');
    load.mockRejectedValueOnce(new AppError('unavailable', 'away'));
    expect((await get()).status).not.toBe(200);
  });

  // @proves GAP-070
  it('is evicted for newer ones at the limit', async () => {
    const load = jest.fn((name: string) => Promise.resolve({ body: name.repeat(400) }));
    const { get } = await serve({ bytes: 1000, load });
    for (const name of ['a', 'b', 'c', 'a', 'c']) await get(name);
    expect(load.mock.calls.map(([name]) => name)).toEqual(['a', 'b', 'c', 'a']);
  });
});
