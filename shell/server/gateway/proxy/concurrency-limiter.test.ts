/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BackpressureBuffer } from './backpressure-buffer';
import { ConcurrencyLimiter } from './concurrency-limiter';

const SLOTS = 64;

/** Creates API slots whose responses are all larger than the clients' buffers. */
function startLimiter() {
  const buffer = new BackpressureBuffer({ answer: 1000, client: 10_000, all: 10_000 });
  const limiter = new ConcurrencyLimiter({
    total: SLOTS,
    perClient: SLOTS,
    waiting: 4 * SLOTS,
    waitMs: 2000,
    onStarved: (count) => buffer.abortSlowest(count),
    isDeprioritised: (client) => buffer.hasAborted(client),
  });
  return { buffer, limiter };
}

const signal = new AbortController().signal;

/** Simulates a client that requests a large response, reads none of it, and reconnects as soon as it is cut off. */
async function stall(
  { buffer, limiter }: ReturnType<typeof startLimiter>,
  client: string,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const release = await limiter.acquire(client, signal).catch(() => undefined);
    if (!release) continue;
    const answer = new PassThrough();
    const response = new PassThrough({ highWaterMark: 1 });
    const isCut = new Promise((resolve) => response.on('close', resolve));
    buffer.forward(client, answer as unknown as IncomingMessage, response as unknown as ServerResponse, release);
    response.on('close', release);
    for (let part = 0; part < 8; part++) answer.write(Buffer.alloc(500));
    await isCut;
  }
}

// @proves R18
test.each([
  ['as many', SLOTS],
  ['three times as many', SLOTS * 3],
])('clients that read nothing, %s as there are slots, cost other clients no slot', async (_, count) => {
  const limits = startLimiter();
  let isOver = false;
  const stalled = Array.from({ length: count }, (_each, index) => stall(limits, `slow ${index}`, () => isOver));
  // By this time, each client has been cut off once.
  await pause(100 + (1200 * count) / SLOTS);
  const given: Promise<string | undefined>[] = [];
  for (let index = 0; index < 2 * SLOTS; index++) {
    given.push(
      limits.limiter.acquire(`other ${index}`, signal).then(
        (release) => void setTimeout(release, 20),
        (error: Error) => error.message,
      ),
    );
    await pause(20);
  }
  expect((await Promise.all(given)).filter(Boolean)).toEqual([]);
  isOver = true;
  await Promise.race([Promise.all(stalled), new Promise((resolve) => setTimeout(resolve, 10))]);
});
