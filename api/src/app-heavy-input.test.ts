import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { isPageOf } from '../test/plain-forms';
import { type RawRequest, sendRaw } from '../test/raw-request';
import { inParts, runRandom, shuffled } from '../test/sampling';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);

/** All tests share one API, because each test asserts that it changed nothing. */
let town: SeededApi;
beforeAll(async () => {
  town = await startSeededApi();
});
afterAll(stopApis);

/** `npm run soak -- heavy-input` tries everything in every field. Otherwise, each route gets a random subset. */
const isWhole = process.env.HEAVY_INPUT === 'all';
const random = runRandom();
const partsOf = <T>(all: readonly T[], parts: number) => inParts(all, isWhole ? 1 : parts);
/** Returns a random subset of an operation's fields, at least one if it has any. */
const someOf = (fields: readonly string[], parts: number) =>
  isWhole ? fields : shuffled(fields, random).slice(0, Math.ceil(fields.length / parts));

const MB = 1024 * 1024;
/** On an idle machine, a rejection takes a few milliseconds. This limit leaves room for a busy one. */
const QUICK_MS = 5000;

const writesOf = ({ api }: SeededApi) =>
  api.features.flatMap(({ routes }) => [...routes]).filter(({ body }) => body !== undefined);

/** Sends the request while checking that the process still responds to another client. */
async function weigh(town: SeededApi, operation: Route, request: RawRequest): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const [answer, other] = await Promise.all([
    // The API may close a connection whose client keeps sending.
    sendRaw(town.api, request).catch(() => undefined),
    town.api.call('/healthz'),
  ]);
  expect(other.status).toBe(200);
  // A form of a browser without scripts is refused by a redirect to the page that says why.
  const isRedirect = answer?.status === 303 && Object.keys(operation.responses).join() === '303';
  if (isRedirect) return { status: 400, ms: performance.now() - started };
  if (answer && !isPageOf(operation, answer.text)) problemSchema.parse(JSON.parse(answer.text));
  return { status: answer?.status ?? 413, ms: performance.now() - started };
}

/** Sends requests in which one field of a valid body is made heavy, and asserts that all of them are rejected. */
async function refuseAll(
  town: SeededApi,
  statuses: readonly number[],
  requests: (name: string, good: RawRequest, fields: string[]) => RawRequest[],
): Promise<{ tries: number; slowest: number }> {
  const before = await storedState(town.api.store);
  let tries = 0;
  let slowest = 0;
  for (const operation of writesOf(town)) {
    const good = town.good(operation);
    const headers = {
      cookie: town.adminCookie,
      'content-type': operation.form ? 'multipart/form-data' : 'application/json',
      ...good.headers,
    };
    for (const request of requests(
      routeName(operation),
      { ...good, headers, body: JSON.stringify(good.body ?? {}) },
      Object.keys(good.body ?? {}),
    )) {
      const { status, ms } = await weigh(town, operation, request);
      const beginning = String(request.body?.slice(0, 60));
      expect([
        routeName(operation),
        beginning,
        // A 404 also counts as refused: the body of a request for a missing resource is not read.
        [404, ...statuses].includes(status) ? 'refused' : status,
      ]).toEqual([routeName(operation), beginning, 'refused']);
      expect(ms).toBeLessThan(QUICK_MS);
      slowest = Math.max(slowest, ms);
      tries += 1;
    }
  }
  expect(await storedState(town.api.store)).toEqual(before);
  return { tries, slowest };
}

const say = (what: string, { tries, slowest }: { tries: number; slowest: number }) =>
  process.stdout.write(`R19 ${what}: ${tries} tries, 0 taken, slowest ${slowest.toFixed(0)} ms\n`);

describe('heavy input', () => {
  // @proves R19 GAP-070
  it('of a megabyte in any field, and of ten in a body, is rejected at once by every write', async () => {
    const long = 'x'.repeat(MB);
    const huge = Buffer.from(`{"x":"${'x'.repeat(10 * MB)}"}`);
    say(
      '1 MB fields and 10 MB bodies',
      await refuseAll(town, [400, 413, 415], (_name, good, fields) => [
        ...someOf(fields, 3).map((field) => ({
          ...good,
          body: JSON.stringify({ ...(JSON.parse(String(good.body)) as object), [field]: long }),
        })),
        { ...good, body: huge },
      ]),
    );
  });

  // @proves R19 VAL-02
  it('just over its limit is refused in every field: passwords, names, addresses, tokens, texts', async () => {
    const next = partsOf(['x'.repeat(601), '🖼️'.repeat(2000)], 2);
    const free = new Set(['content', 'message', 'text', 'note', 'description', 'reason', 'aim']);
    say(
      'fields over their limits',
      await refuseAll(town, [400, 410, 415], (_name, good, fields) =>
        fields
          .filter((field) => !free.has(field))
          .flatMap((field) =>
            next().map((value) => ({
              ...good,
              body: JSON.stringify({ ...(JSON.parse(String(good.body)) as object), [field]: value }),
            })),
          ),
      ),
    );
  });

  // @proves R19
  it('ten thousand levels deep, or of ten thousand members, is refused by every write', async () => {
    const bodies = [
      '['.repeat(10_000) + ']'.repeat(10_000),
      '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
      JSON.stringify(Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`k${index}`, 1]))),
      `[${'1,'.repeat(10_000)}1]`,
    ];
    const next = partsOf(bodies, 4);
    say(
      'deep and wide bodies',
      await refuseAll(town, [400, 413, 415], (_name, good, fields) => [
        ...next().map((body) => ({ ...good, body })),
        ...fields.slice(0, isWhole ? 2 : 1).map((field) => ({
          ...good,
          body: JSON.stringify({ ...(JSON.parse(String(good.body)) as object), [field]: 0 }).replace(
            `"${field}":0`,
            `"${field}":${bodies[0]}`,
          ),
        })),
      ]),
    );
  });

  // @proves R19
  it('that grows by a thousand when unpacked is never unpacked, by any write', async () => {
    const plain = Buffer.alloc(10 * MB, 32);
    const bombs = {
      gzip: gzipSync(plain),
      deflate: deflateSync(plain),
      br: brotliCompressSync(plain),
      zstd: Buffer.from([0x28, 0xb5, 0x2f, 0xfd]),
      'x-gzip': gzipSync(plain),
      'gzip, gzip': gzipSync(gzipSync(plain)),
    };
    const next = partsOf(Object.entries(bombs), 3);
    say(
      'compressed bodies',
      await refuseAll(town, [415], (_name, good) =>
        next().map(([encoding, body]) => ({
          ...good,
          headers: { ...good.headers, 'content-encoding': encoding },
          body,
        })),
      ),
    );
  });
});
