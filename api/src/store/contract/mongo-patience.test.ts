import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { atEnd } from '../../../test/at-end';
import { addressThrough } from '../../../test/site-store';
import { withRequestDeadline } from '../deadline';
import { createId } from '../identifier';
import { openStore } from '../open-store';

const { STORE_TEST_URI: uri, STORE_TEST_ABSENT: reason } = process.env;
/** Exceeds every request's store deadline. */
const SLOW_MS = 4000;

/** Proxies all traffic, delaying responses to requests that contain any of the given words. */
async function slowProxy(target: URL, words: readonly string[]) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    let late = 0;
    client.on('data', (bytes) => {
      if (words.some((word) => bytes.includes(word))) late = SLOW_MS;
      upstream.write(bytes);
    });
    upstream.on('data', (bytes) => {
      setTimeout(() => client.writable && client.write(bytes), late);
      late = 0;
    });
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one.on('error', () => undefined).on('close', () => other.destroy()));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Runs a call under a request deadline. */
const ofRequest = <T>(ask: () => Promise<T>) => withRequestDeadline({ headersSent: false }, ask);

describe('a slow MongoDB', () => {
  if (uri === undefined) {
    it(`is not tried here: ${reason}`, () => expect(reason).toBeTruthy());
    return;
  }

  // @proves R4
  it('may take long to build an index at the start, but not to serve a request', async () => {
    const target = new URL(uri);
    const proxy = await slowProxy(target, ['createIndexes', 'slow-word']);
    atEnd(proxy.stop);
    const store = await openStore({
      mongoUri: addressThrough(proxy.port, uri),
      databaseName: `verse_${createId()}`,
    });
    atEnd(() => store.close());
    const things = store.db.collection<{ _id: string; at: number }>('things');
    await things.insertOne({ _id: '1', at: 1 });
    const [index, read] = await Promise.allSettled([
      things.createIndex({ at: 1 }),
      ofRequest(() => things.findOne({ _id: 'slow-word' })),
    ]);
    expect([index.status, read.status]).toEqual(['fulfilled', 'rejected']);
    expect((await things.findOne({ _id: '1' }))?.at).toBe(1);
  });
});
