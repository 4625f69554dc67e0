import { readFileSync } from 'node:fs';
import { API_TYPES, apiTypes } from '@verse/build/api-types';
import { acceptedCalls, brokenCalls, callsIn, inlined, type OpenApi } from '@verse/build/calls';
import { startApi, stopApis } from '../test/start-api';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any depth, which the tests change
type Json = any;

let document: OpenApi;
let served: OpenApi;

beforeAll(async () => {
  const api = await startApi();
  document = (await (await api.call('/openapi.json')).json()) as OpenApi;
  served = inlined(document);
});
afterAll(stopApis);

const bodyOf = (operation: Json): Json => operation.requestBody.content['application/json'].schema;
const answerOf = (operation: Json): Json => operation.responses['200'].content['application/json'].schema;
const jobsOf = (paths: Json): Json => answerOf(paths['/api/jobs'].get).properties.jobs.items;
const typeOfJobs = (paths: Json): Json =>
  paths['/api/jobs'].get.parameters.find(({ name }: { name: string }) => name === 'type');

function without(list: Json[], item: Json): void {
  list.splice(list.indexOf(item), 1);
}

type Change = (paths: Json) => void;

/** Returns the calls that break if all of the given changes are made to the document. */
function broken(changes: readonly Change[]): string[] {
  const document = structuredClone(served);
  let before = JSON.stringify(document);
  for (const change of changes) {
    change(document.paths);
    const after = JSON.stringify(document);
    expect(after).not.toBe(before);
    before = after;
  }
  return brokenCalls(document);
}

/** Comparing takes as long for one change as for several, so changes of different fields are compared together. */
const comparedOnce = (all: readonly (readonly Change[])[]) => {
  const known = new Map<readonly Change[], string[]>();
  return (change: Change): string[] => {
    const round = all.find((one) => one.includes(change))!;
    const result = known.get(round) ?? broken(round);
    known.set(round, result);
    return result;
  };
};

// @proves RTE-11
it('the API matches its baseline; after an intended change, run npm run contract', () => {
  expect([brokenCalls(served), acceptedCalls()]).toEqual([[], callsIn(served)]);
});

// @proves RTE-11
it('the types of the API are those of its document; after a change, run npm run contract', async () => {
  expect(readFileSync(API_TYPES, 'utf8')).toBe(await apiTypes(document));
});

const BREAKING: [string, Change, string][][] = [
  [
    ['a call is gone', (paths) => delete paths['/api/contactus'].post, 'calls.POST /api/contactus is gone'],
    [
      'only members may call',
      (paths) => (paths['/api/products'].get.security = [{ member: [] }]),
      'api/products(sent).by',
    ],
    [
      'a filter takes one word less',
      (paths) => typeOfJobs(paths).schema.enum.pop(),
      'GET /api/jobs(sent).query type was',
    ],
    [
      'an answer says less',
      (paths) => delete jobsOf(paths).properties.salary,
      'GET /api/jobs().200 application/json.jobs[].salary is gone',
    ],
    ['an answer has a new word', (paths) => jobsOf(paths).properties.state.enum.push('draft'), '.state was'],
  ],
  [
    [
      'a form needs more',
      (paths) => {
        const body = bodyOf(paths['/api/contactus'].post);
        body.properties.phone = { type: 'string' };
        body.required.push('phone');
      },
      'POST /api/contactus(sent).body.phone is needed',
    ],
    [
      'a field of a form is another kind of value',
      (paths) =>
        (bodyOf(paths['/api/contactus'].post).properties.message = { type: 'array', items: { type: 'string' } }),
      'body.message was string, and is string[]',
    ],
    ['a filter is needed', (paths) => (typeOfJobs(paths).required = true), 'query type is needed'],
    ['an answer may leave out a value', (paths) => without(jobsOf(paths).required, 'salary'), '.salary may be missing'],
    ['a number becomes a text', (paths) => (jobsOf(paths).properties.version.type = 'string'), '.version was number'],
  ],
  [
    [
      'a form takes a field no longer',
      (paths) => delete bodyOf(paths['/api/contactus'].post).properties.website,
      'body.website is gone',
    ],
    [
      'an answer may have nothing',
      (paths) => (jobsOf(paths).properties.salary.type = ['string', 'null']),
      '.salary was',
    ],
  ],
  [
    [
      'a success has another status',
      (paths) => {
        const { responses } = paths['/api/jobs'].get;
        responses['206'] = responses['200'];
        delete responses['200'];
      },
      'GET /api/jobs().200 application/json is gone',
    ],
  ],
];
const brokenBy = comparedOnce(BREAKING.map((round) => round.map(([, change]) => change)));

// @proves RTE-11
it.each(BREAKING.flat())('%s: breaks live sections', (_, change, words) => {
  expect(brokenBy(change).join('; ')).toContain(words);
});

const HARMLESS: [string, Change][] = [
  ['there is a new call', (paths) => (paths['/api/jobs'].head = paths['/api/jobs'].get)],
  ['guests may call as well', (paths) => (paths['/api/dashboard'].get.security = [])],
  ['a form may have more', (paths) => (bodyOf(paths['/api/contactus'].post).properties.phone = { type: 'string' })],
  ['a form needs less', (paths) => without(bodyOf(paths['/api/contactus'].post).required, 'subject')],
  ['a filter takes a new word', (paths) => typeOfJobs(paths).schema.enum.push('Apprenticeship')],
  ['an answer says more', (paths) => (jobsOf(paths).properties.city = { type: 'string' })],
  ['an answer has one word less', (paths) => jobsOf(paths).properties.state.enum.pop()],
  ['an answer always has a value', (paths) => (jobsOf(paths).properties.application.type = 'object')],
  ['a call is described in other words', (paths) => (paths['/api/jobs'].get.summary = 'Jobs')],
];
const brokenWithAll = comparedOnce([HARMLESS.map(([, change]) => change)]);

// @proves RTE-11
it.each(HARMLESS)('%s: breaks nothing', (_, change) => {
  expect(brokenWithAll(change)).toEqual([]);
});
