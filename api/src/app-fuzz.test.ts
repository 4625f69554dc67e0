import { problemSchema } from '@verse/api-contract';
import { settleTown, type SettledTown } from '../test/settled-town';
import { formOf } from '../test/publishing';
import { admitEditor, AUTH_SECRET } from '../test/standing-editor';
import { asEditor, stopApis } from '../test/start-api';
import { nameOfOperation, type Operation } from './platform/http';

/** How many requests, and which: the same seed gives the same requests. `npm run soak` takes many. */
const TRIES = Number(process.env.FUZZ_TRIES ?? 600);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

jest.setTimeout(60_000 + TRIES * 60);
afterEach(stopApis);

/** mulberry32: small, and the same everywhere. */
function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return { next, below, of: <T>(items: readonly T[]): T => items[below(items.length)]! };
}
type Random = ReturnType<typeof randomOf>;

const TEXTS = [
  '', ' ', '\u0000', '\r\nSet-Cookie: a=b', '\u202Egnp.exe', '\u200B', '\uD800', '🖼️', 'e\u0301', 'Ａｄａ', 'ada@example.org', 'a@b.c', '..', '../../etc/passwd', '%00', '%2e%2e', '$ne', '{"$gt":""}', '__proto__', 'constructor',
  'null', 'undefined', 'NaN', '-0', '1e999', '9'.repeat(400), 'x'.repeat(300), 'x'.repeat(5000), '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', "' OR 1=1 --", '${7*7}', '{{7*7}}', 'javascript:alert(1)', '//evil.example',
  '2026-02-30T25:61:61Z', '2999-01-01T00:00:00Z', '[object Object]', 'true', '1', '/(a+)+$/', 'a'.repeat(60) + '!', '(', '[', '\\', '*', '?', '\u2028', '\uFEFF', 'DELETE', 'admin', 'published',
];

function anyValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 9);
  if (kind < 3) return random.of(TEXTS);
  if (kind === 3) return random.of([0, -1, 1, 1.5, 1e21, -1e308, 2 ** 53, 1e-7]);
  if (kind === 4) return random.of([null, true, false]);
  if (kind === 5) return Array.from({ length: random.below(5) }, () => anyValue(random, depth + 1));
  if (kind === 6) return { [random.of(['$ne', '$gt', '$where', '$regex', 'toString', 'length', 'constructor'])]: anyValue(random, depth + 1) };
  return Object.fromEntries(Array.from({ length: random.below(5) }, () => [random.of(TEXTS), anyValue(random, depth + 1)]));
}

/** A good body with some of its members changed, dropped or joined by others; now and then something else altogether. */
function anyBody(random: Random, good: Record<string, unknown> = {}): string {
  if (random.below(12) === 0) return random.of(['', '{', '[]', 'null', '"x"', '{"a":1,"a":2}', '{"__proto__":{"role":"admin"}}', '\uFEFF{}', '{"a":1}}', '['.repeat(2000), '\u0000']);
  const body = { ...good };
  for (let changes = random.below(3); changes >= 0; changes -= 1) {
    const key = random.below(5) === 0 ? random.of(TEXTS) : random.of([...Object.keys(good), 'role', 'status']);
    if (random.below(4) === 0) delete body[key];
    else body[key] = anyValue(random);
  }
  return JSON.stringify(body);
}

/** Half a letter cannot stand in an address. */
const wellFormed = (text: string) => Buffer.from(text).toString();

function anyPath(random: Random, path: string): string {
  const query = Array.from({ length: random.below(3) }, () => `${encodeURIComponent(random.of(['page', 'limit', 'q', 'category', 'view', 'of', 'status', 'fields', 'x[$ne]']))}=${encodeURIComponent(wellFormed(random.of(TEXTS)))}`);
  const placed = random.below(3) === 0 ? path.replace(/[^/]+$/, encodeURIComponent(wellFormed(random.of(TEXTS)).slice(0, 300))) : path;
  return query.length > 0 ? `${placed}?${query.join('&')}` : placed;
}

async function fuzzOne(town: SettledTown, random: Random, operation: Operation): Promise<{ what: string; status: number; text: string; type: string | null }> {
  const good = town.good(operation);
  const path = anyPath(random, good.path);
  const headers: Record<string, string> = random.below(4) === 0 ? {} : { ...asEditor };
  if (random.below(3) > 0) headers['if-match'] = random.of(['"1"', '"2"', '*', '"x"', '']);
  if (random.below(4) === 0) headers['idempotency-key'] = random.of(['short', 'long-enough-key', 'x'.repeat(200)]);
  const init: RequestInit = { method: good.method, headers, redirect: 'manual' };
  if (operation.bodyType === 'multipart/form-data' && random.below(2) === 0) {
    init.body = await formOf({ text: { [random.of(['title', 'status', 'contentImageAlts', 'scheduledFor', 'x'])]: random.of(TEXTS) }, ...(random.below(3) === 0 ? { thumbnail: { bytes: random.of(TEXTS) } } : {}) });
  } else if (operation.method !== 'get') {
    init.body = anyBody(random, good.body);
    headers['content-type'] = random.below(8) === 0 ? random.of(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data; boundary=x', 'multipart/form-data']) : 'application/json';
  }
  const answer = await town.api.call(path, init);
  const sent = typeof init.body === 'string' ? init.body.slice(0, 300) : typeof init.body;
  return { what: `${nameOfOperation(operation)} ${path.slice(0, 200)} ${JSON.stringify(headers['content-type'])} ${sent}`, status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
}

describe('random requests to every route', () => {
  it(`get an answer, never a failure of ours; a refusal is one in words [R7, GAP-070]`, async () => {
    const town = await settleTown({ AUTH_SECRET, LIMIT_IMAGES_AT_ONCE: '1' });
    const operations = town.api.features.flatMap((feature) => [...feature.operations]);
    const random = randomOf(SEED);
    const statuses = new Map<number, number>();
    for (let index = 0; index < TRIES; index += 1) {
      // Some requests end the session, or the role, of whoever sends them.
      if (index % 25 === 0) await admitEditor(town.api.store.db).then(() => town.api.store.db.collection('auth_user').updateOne({ _id: 'editor' }, { $set: { role: 'admin' }, $unset: { deletionAt: '' } }));
      const { what, status, text, type } = await fuzzOne(town, random, operations[index % operations.length]!);
      expect([SEED, index, what, status < 500]).toEqual([SEED, index, what, true]);
      if (status >= 400) {
        expect([what, type]).toEqual([what, 'application/problem+json; charset=utf-8']);
        expect(problemSchema.parse(JSON.parse(text)).status).toBe(status);
      }
      expect(text).not.toMatch(/\bat \w+.*\.(ts|js|cjs):\d+|node_modules/);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(town.api.log.filter(({ msg }) => msg === 'request failed')).toEqual([]);
    process.stdout.write(`R7 random requests: ${TRIES} (seed ${SEED}): ${[...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}×${count}`).join(' ')}\n`);
  });
});
