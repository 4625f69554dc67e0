/** @jest-environment node */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { Deliveries } from './deliveries';
import { Slots } from './slots';

const PLACES = 64;

/** API slots, with responses that are all larger than the buffer for their clients. */
function startPlaces() {
  const deliveries = new Deliveries({ answer: 1000, client: 10_000, all: 10_000 });
  const slots = new Slots({
    total: PLACES,
    perClient: PLACES,
    waiting: 4 * PLACES,
    waitMs: 2000,
    makeRoom: (count) => deliveries.cutSlowest(count),
    isLast: (client) => deliveries.hasCut(client),
  });
  return { deliveries, slots };
}

const signal = new AbortController().signal;

/** A client that requests a large response, reads none of it, and reconnects as soon as it is cut. */
async function stall(
  { deliveries, slots }: ReturnType<typeof startPlaces>,
  client: string,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    const release = await slots.take(client, signal).catch(() => undefined);
    if (!release) continue;
    const answer = new PassThrough();
    const response = new PassThrough({ highWaterMark: 1 });
    const isCut = new Promise((resolve) => response.on('close', resolve));
    deliveries.deliver(client, answer as unknown as IncomingMessage, response as unknown as ServerResponse, release);
    response.on('close', release);
    for (let part = 0; part < 8; part++) answer.write(Buffer.alloc(500));
    await isCut;
  }
}

// @proves R18
test.each([
  ['as many', PLACES],
  ['three times as many', PLACES * 3],
])('clients who take nothing, %s as there are places, cost nobody else a place', async (_, count) => {
  const places = startPlaces();
  let isOver = false;
  const stalled = Array.from({ length: count }, (_each, index) => stall(places, `slow ${index}`, () => isOver));
  // Each of them has been cut once.
  await pause(100 + (1200 * count) / PLACES);
  const given: Promise<string | undefined>[] = [];
  for (let index = 0; index < 2 * PLACES; index++) {
    given.push(
      places.slots.take(`other ${index}`, signal).then(
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
