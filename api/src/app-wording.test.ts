import { z } from 'zod';
import type { Problem } from '@verse/api-contract/api';
import { inParts } from '../test/sampling';
import { type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { type Route, routeName } from './platform/http';
import { validate } from './platform/http/validation';

jest.setTimeout(300_000);
afterEach(stopApis);

const WRONG: unknown[] = [7, 1.5, -1, 1e308, true, null, '', 'x', 'x'.repeat(6000), [], [7], [{}], {}, { min: 'x' }];
/** `npm run soak -- wording` puts every wrong value into every field; other runs put a random sample into each. */
const isWhole = process.env.WORDING === 'all';
const nextWrong = inParts(WRONG, isWhole ? 1 : 8);
const nextQuery = inParts(['', 'x', '-1', '1.5', 'x'.repeat(3000)], isWhole ? 1 : 5);
const FOR_PROGRAMMERS = new RegExp(
  String.raw`\b(invalid|expected|received|undefined|null|nan|string|boolean|array|object|union|regex|pattern)\b` +
    '|too (big|small)|Infinity',
  'i',
);
const GIVEN = new Set(['Invalid credentials.', 'Invalid reset link', 'Invalid verification link']);

const shapeOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodUnion
    ? (schema.options as z.ZodType[]).flatMap(shapeOf)
    : schema instanceof z.ZodObject
      ? Object.keys(schema.shape)
      : [];

/** Yields copies of the body with one value replaced, covering every depth of the valid body and of the schema. */
function* spoilt(body: Record<string, unknown>, names: readonly string[]): Generator<Record<string, unknown>> {
  for (const name of new Set([...Object.keys(body), ...names])) {
    const { [name]: value, ...rest } = body;
    yield rest;
    for (const wrong of nextWrong()) yield { ...body, [name]: wrong };
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      for (const inner of spoilt(value as Record<string, unknown>, [])) yield { ...body, [name]: inner };
  }
}

async function toFailure(town: SeededApi, path: string, init: RequestInit): Promise<Problem | undefined> {
  const answer = await town.api.call(path, init);
  return answer.status === 400 ? ((await answer.json()) as Problem) : void (await answer.body?.cancel());
}

function* requestsTo(town: SeededApi, operation: Route): Generator<[string, RequestInit]> {
  const good = town.good(operation);
  const headers = { ...good.headers, cookie: town.adminCookie };
  for (const name of Object.keys(operation.query?.shape ?? {}))
    for (const value of nextQuery()) yield [`${good.path}?${name}=${value}`, { method: good.method, headers }];
  if (!operation.body || operation.form !== undefined) return;
  for (const body of spoilt(good.body ?? {}, shapeOf(operation.body)))
    yield [
      good.path,
      { method: good.method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) },
    ];
}

// @proves GAP-070
it('explains what is wrong with each field of every operation', async () => {
  const town = await startSeededApi();
  const bad = new Set<string>();
  let refusals = 0;
  for (const operation of town.api.features.flatMap(({ routes }) => [...routes])) {
    for (const [path, init] of requestsTo(town, operation)) {
      const problem = await toFailure(town, path, init);
      if (!problem) continue;
      refusals += 1;
      for (const text of [problem.message, ...Object.values(problem.fields ?? {})])
        if (FOR_PROGRAMMERS.test(text.replace(/^Unknown: .*/, '')) && !GIVEN.has(text))
          bad.add(`${routeName(operation)}: ${text}`);
    }
  }
  expect([...bad]).toEqual([]);
  expect(refusals).toBeGreaterThan(isWhole ? 500 : 150);
});

const faultsOf = (schema: z.ZodType, value: unknown) => {
  try {
    return validate(schema, value);
  } catch (error) {
    return (error as { fields?: Record<string, string> }).fields;
  }
};

it.each([
  ['a missing text', z.string(), undefined, 'This is required.'],
  ['an empty text', z.string().min(1), '', 'This is required.'],
  ['a text that is too long', z.string().max(2000), 'x'.repeat(2001), 'Enter at most 2,000 characters.'],
  ['a part', z.int(), 1.5, 'Enter a whole number.'],
  ['too small a number', z.int().min(3), 1, 'Enter 3 or more.'],
  ['zero', z.number().positive(), 0, 'Enter a number above 0.'],
  ['three decimals', z.number().multipleOf(0.01), 1.005, 'Enter at most two decimals.'],
  ['too long a list', z.array(z.string()).max(1), ['a', 'b'], 'At most 1.'],
  ['an option', z.enum(['a']), 'b', 'Choose one of the options.'],
  ['an address', z.url(), 'x', 'Enter an address that begins with https:// or http://'],
  ['a day', z.iso.date(), 'x', 'Enter a date.'],
  ['a flag', z.boolean(), 'x', 'Choose yes or no.'],
  ['another form', z.string().regex(/^a$/), 'b', 'Please check this.'],
  ['what a schema says itself', z.string('Title is required.'), 7, 'Title is required.'],
])('has a sentence for %s', (_, schema, value, sentence) => {
  expect(faultsOf(z.object({ field: schema }), { field: value })).toEqual({ field: sentence });
});

it('names the fields of the form that a body comes nearest to', () => {
  const schema = z.union([
    z.strictObject({ state: z.literal('closed') }),
    z.strictObject({ title: z.string('Title is required.'), places: z.int(), tags: z.array(z.string()).max(1) }),
  ]);
  expect(faultsOf(schema, { title: 7, places: 1.5, tags: ['a', 'b'] })).toEqual({
    title: 'Title is required.',
    places: 'Enter a whole number.',
    tags: 'At most 1.',
  });
  expect(faultsOf(schema, { state: 'open' })).toEqual({ state: 'Choose one of the options.' });
});
