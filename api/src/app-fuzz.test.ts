import { problemSchema } from '@verse/api-contract/problem.schema';
import type { Visitor } from '../test/people';
import { isPageOf } from '../test/plain-forms';
import { formOf } from '../test/publishing';
import { inputOf, type Random, randomOf, textOfPattern } from '../test/requests-of-schema';
import { inParts } from '../test/sampling';
import { cookieOf, type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { CANARY } from '../test/watched-store';
import { type Route, routeName } from './platform/http';

/** Number of requests per operation and role. `npm run soak` sends many more. By default, two roles send one each. */
const CASES = Number(process.env.FUZZ_CASES ?? 1);
const SEED = Number(process.env.FUZZ_SEED ?? 1);

jest.setTimeout(120_000 + CASES * 60_000);
afterEach(stopApis);

const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\r\nSet-Cookie: a=b',
  '\u202Egnp.exe',
  '\u200B',
  '\uD800',
  '🖼️',
  'e\u0301',
  'Ａｄａ',
  'ada@example.org',
  'a@b.c',
  '..',
  '../../etc/passwd',
  '%00',
  '%2e%2e',
  '$ne',
  '{"$gt":""}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '9'.repeat(400),
  'x'.repeat(300),
  'x'.repeat(5000),
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' OR 1=1 --",
  '${7*7}',
  '{{7*7}}',
  'javascript:alert(1)',
  '//evil.example',
  '2026-02-30T25:61:61Z',
  '2999-01-01T00:00:00Z',
  '[object Object]',
  'true',
  '1',
  '/(a+)+$/',
  'a'.repeat(60) + '!',
  '(',
  '[',
  '\\',
  '*',
  '?',
  '\u2028',
  '\uFEFF',
  'DELETE',
  'admin',
  'published',
  CANARY,
  'cy340v78581-l',
  '00000000000-a',
  '2zzzzzzzzzz-a',
  '9'.repeat(16),
  '0x10',
  '1.5',
  '٣',
  'ﬀ',
  '\u0130',
  '+1',
  '%',
  '%zz',
];

function anyValue(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 5 : 9);
  if (kind < 3) return random.of(TEXTS);
  if (kind === 3) return random.of([0, -1, 1, 1.5, 1e21, -1e308, 2 ** 53, 1e-7]);
  if (kind === 4) return random.of([null, true, false]);
  if (kind === 5) return Array.from({ length: random.below(5) }, () => anyValue(random, depth + 1));
  if (kind === 6)
    return {
      [random.of(['$ne', '$gt', '$where', '$regex', '$in', CANARY, 'toString', 'length', 'constructor'])]:
        random.below(2) === 0 ? CANARY : anyValue(random, depth + 1),
    };
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [random.of(TEXTS), anyValue(random, depth + 1)]),
  );
}

/**
 * Returns a valid body in which some members are changed, removed or added, or occasionally something else entirely.
 */
function anyBody(random: Random, good: Record<string, unknown> = {}): string {
  if (random.below(12) === 0)
    return random.of([
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"a":1,"a":2}',
      '{"__proto__":{"role":"admin"}}',
      '\uFEFF{}',
      '{"a":1}}',
      '['.repeat(2000),
      '\u0000',
    ]);
  const body = { ...good };
  for (let changes = random.below(3); changes >= 0; changes -= 1) {
    const key = random.below(5) === 0 ? random.of(TEXTS) : random.of([...Object.keys(good), 'role', 'status']);
    if (random.below(4) === 0) delete body[key];
    else body[key] = anyValue(random);
  }
  return JSON.stringify(body);
}

/** URLs cannot contain lone surrogates. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/**
 * Returns up to two arbitrary parameters. In half of the queries, documented parameters with boundary values come
 * first.
 */
function anyQuery(random: Random, { query }: Route): [string, string][] {
  const described =
    query && random.below(2) === 0
      ? Object.entries(inputOf(query, random)).map(([name, value]): [string, string] => [name, String(value)])
      : [];
  const names = [...Object.keys(query?.shape ?? {}), 'page', 'x[$ne]', '__proto__'];
  return [
    ...described,
    ...Array.from({ length: random.below(3) }, (): [string, string] => [random.of(names), random.of(TEXTS)]),
  ];
}

/** Replaces empty names, `.` and `..`, which would turn the path into another operation's. */
const lastPart = (text: string) => encodeURIComponent(wellFormed(text).slice(0, 300)).replace(/^\.{0,2}$/, '%');

function anyPath(random: Random, operation: Route, path: string): string {
  const query = anyQuery(random, operation).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(wellFormed(value))}`,
  );
  const placed = random.below(3) === 0 ? path.replace(/[^/]+$/, lastPart(random.of(TEXTS))) : path;
  return query.length > 0 ? `${placed}?${query.join('&')}` : placed;
}

const HEADERS: [string, readonly string[]][] = [
  ['if-match', ['"1"', '"2"', '*', '"x"', '', 'W/"1"', textOfPattern('^"\\d{1,9}"$', randomOf(SEED)) ?? '']],
  ['idempotency-key', ['short', 'long-enough-key', 'x'.repeat(200), CANARY]],
  ['if-none-match', ['*', '"x"', '"', ',,,']],
  ['if-modified-since', ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT']],
  ['range', ['bytes=0-', 'bytes=-1', 'bytes=9-1', 'x']],
  ['accept', ['text/html', 'image/avif', '*/*;q=0', '']],
  ['accept-encoding', ['gzip', 'br', 'identity;q=0', 'x'.repeat(100)]],
  ['x-forwarded-for', ['192.0.2.1', 'x', '::ffff:1.2.3.4, 10.0.0.1', CANARY]],
  ['x-http-method-override', ['DELETE']],
  ['cookie', ['verse.session_token=%', `verse.session_token[$ne]=${CANARY}`, '__proto__=1', ';;;=;']],
];

async function anyForm(random: Random): Promise<FormData> {
  const field = random.of(['title', 'status', 'contentImageAlts', 'scheduledFor', 'edition', 'x', 'x[$ne]']);
  return formOf({
    text: { [field]: random.of(TEXTS) },
    ...(random.below(3) === 0 ? { thumbnail: { bytes: random.of(TEXTS) } } : {}),
  });
}

async function bodyOf(
  random: Random,
  operation: Route,
  good: Record<string, unknown> | undefined,
  headers: Record<string, string>,
): Promise<RequestInit['body']> {
  if (operation.method === 'get') return undefined;
  if (operation.form !== undefined && random.below(2) === 0) return anyForm(random);
  headers['content-type'] =
    random.below(8) === 0
      ? random.of([
          'text/plain',
          'application/json; charset=utf-16',
          'multipart/form-data; boundary=x',
          'multipart/form-data',
        ])
      : 'application/json';
  if (operation.body && random.below(3) === 0) return JSON.stringify(inputOf(operation.body, random));
  return anyBody(random, good);
}

/** `cookie` signs in again if necessary, because some requests end the session or change the role. */
type Caller = { role: string; cookie: () => Promise<string> };

function callersOf(town: SeededApi): Caller[] {
  const standing = (role: 'member' | 'editor' | 'admin'): Caller => {
    let visitor: Visitor | undefined;
    return {
      role,
      async cookie() {
        if (!visitor || (await visitor.session()).user?.role !== role) visitor = await town.resident(role);
        return cookieOf(visitor);
      },
    };
  };
  return [{ role: 'nobody', cookie: async () => '' }, ...(['member', 'editor', 'admin'] as const).map(standing)];
}

async function fuzzOne(town: SeededApi, random: Random, operation: Route, cookie: string) {
  const good = town.good(operation);
  const path = anyPath(random, operation, good.path);
  const headers: Record<string, string> = { ...good.headers, ...(cookie ? { cookie } : {}) };
  for (const [name, values] of HEADERS)
    if (random.below(name === 'if-match' ? 2 : 12) === 0) headers[name] = random.of(values);
  const method = random.below(30) === 0 ? random.of(['HEAD', 'OPTIONS', 'PROPFIND', 'POST']) : good.method;
  const body =
    method === 'HEAD' || method === 'OPTIONS' ? undefined : await bodyOf(random, operation, good.body, headers);
  const started = performance.now();
  const answer = await town.api.call(path, {
    method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
  const isOpen = answer.headers.get('content-type') === 'text/event-stream; charset=utf-8';
  const text = isOpen ? String((await answer.body?.cancel()) ?? '') : await answer.text();
  const sent = typeof body === 'string' ? body.slice(0, 300) : typeof body;
  return {
    what: `${routeName(operation)} as ${method} ${path.slice(0, 200)} ${JSON.stringify(headers)} ${sent}`,
    method,
    answer,
    text,
    ms: performance.now() - started,
  };
}

type Fuzzed = Awaited<ReturnType<typeof fuzzOne>>;

/** Error responses must have a message; all others must have exactly the documented fields. */
function judge({ what, method, answer, text }: Fuzzed, operation: Route): void {
  const type = answer.headers.get('content-type') ?? '';
  expect([what, answer.status, answer.status < 500]).toEqual([what, answer.status, true]);
  expect([what, /\bat \w+.*\.(ts|js|cjs):\d+|node_modules/.test(text)]).toEqual([what, false]);
  if (text === '' || method !== operation.method.toUpperCase() || isPageOf(operation, text)) return;
  if (answer.status >= 400) {
    expect([what, type]).toEqual([what, 'application/problem+json; charset=utf-8']);
    expect(problemSchema.parse(JSON.parse(text)).status).toBe(answer.status);
  } else expect([what, answer.status in operation.responses]).toEqual([what, true]);
  const { schema } = operation.responses[answer.status] ?? {};
  if (!schema || !type.includes('json')) return;
  const body: unknown = JSON.parse(text);
  // Two errors that have different schemas may share a status.
  const parsed = schema.safeParse(body);
  if (answer.status >= 400 && !parsed.success) return;
  expect([what, parsed.data]).toEqual([what, body]);
}

describe('random requests to every route, by every role', () => {
  // @proves R7 R9 R10 GAP-070
  it('get only documented fields, never a 500, and a message with each error', async () => {
    const town = await startSeededApi({ LIMIT_IMAGES_AT_ONCE: '1', STAFF_TWO_FACTOR: '0' });
    const operations = town.api.features.flatMap((feature) => [...feature.routes]);
    const random = randomOf(SEED);
    const nextCallers = inParts(callersOf(town), process.env.FUZZ_CASES === undefined ? 2 : 1, random);
    const statuses = new Map<number, number>();
    let slowest = 0;
    for (let round = 0; round < CASES; round += 1) {
      for (const operation of operations) {
        for (const { cookie } of nextCallers()) {
          const fuzzed = await fuzzOne(town, random, operation, await cookie());
          judge(fuzzed, operation);
          slowest = Math.max(slowest, fuzzed.ms);
          statuses.set(fuzzed.answer.status, (statuses.get(fuzzed.answer.status) ?? 0) + 1);
        }
      }
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(town.api.log.filter(({ msg }) => msg === 'request failed')).toEqual([]);
    // The real limit is two seconds, but this machine may be busy.
    expect(slowest).toBeLessThan(15_000);
    const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `R7 random requests: ${total} (seed ${SEED}), slowest ${slowest.toFixed(0)} ms: ${[...statuses]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}×${count}`)
        .join(' ')}\n`,
    );
  });
});
