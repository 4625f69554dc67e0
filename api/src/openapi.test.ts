import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Express, Router } from 'express';
import type { MemberProfile } from '@verse/api-contract/api';
import { drawContent } from '../test/content-folder';
import { published } from '../test/publishing';
import { inParts } from '../test/sampling';
import { type RunningApi, startApi, stopApis } from '../test/start-api';
import type { Feature } from './platform/feature';
import { openApiPath, type Route, securitySchemeFor } from './platform/http';

afterEach(stopApis);

interface OpenApi {
  openapi: string;
  paths: Record<
    string,
    Record<
      string,
      {
        summary: string;
        security?: object[];
        parameters?: { in: string; name: string }[];
        responses: Record<string, unknown>;
        requestBody?: unknown;
      }
    >
  >;
}

/** Verbs that a summary may begin with. */
const VERBS = (
  'Accept Activate Add Approve Block Cancel Change Check Close Confirm Count Create Decline Delete Download Follow ' +
  'Get Invite Join Leave Like List Mark Move Mute Open Publish Redirect Refund Remove Replace Report Request ' +
  'Reserve Restore Save Search Send Set Sign Stream Submit Turn Unblock Unfollow Unmute Unsubscribe Update ' +
  'Upload Verify Withdraw'
).split(' ');
/** Matches an imperative sentence without a full stop. */
const SUMMARY = new RegExp(`^(${VERBS.join('|')})\\b.*[^.]$`);

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** Lists the routes served by Express, as `get /path`. */
function routesOf(app: Express): string[] {
  const walk = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) => {
      if (route) return Object.keys(route.methods).map((method) => `${method} ${openApiPath(route.path)}`);
      return handle.stack ? walk(handle.stack) : [];
    });
  return walk((app.router as unknown as Router & { stack: Layer[] }).stack);
}

const routesOfAll = (features: readonly Feature[]): Route[] => features.flatMap(({ routes }) => [...routes]);

let document: OpenApi | undefined;

/** Fetches the document once, because generating it takes a second and it is the same for every API in this file. */
async function documentOf(api: RunningApi): Promise<OpenApi> {
  return (document ??= (await (await api.call('/openapi.json')).json()) as OpenApi);
}

describe('the OpenAPI document', () => {
  it('has summaries that begin with a verb and have no full stop', async () => {
    const { paths } = await documentOf(await startApi());
    const summaries = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ summary }) => summary));
    expect(summaries.length).toBeGreaterThan(400);
    expect(summaries.filter((summary) => !SUMMARY.test(summary))).toEqual([]);
    const others = [
      'The posts with a tag',
      'Takes a like back',
      'Get a feed as RSS.',
      'This document',
      'Follows a tag',
    ];
    expect(others.filter((summary) => SUMMARY.test(summary))).toEqual([]);
  });

  // @proves GAP-070
  it('contains exactly the routes of the API', async () => {
    const api = await startApi();
    const document = await documentOf(api);
    const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    expect(document.openapi).toBe('3.1.0');
    const inside = ['get /healthz', 'get /readyz', 'get /metrics', 'get /api/docs'];
    expect(routesOf(api.app).toSorted()).toEqual([...documented, ...inside].toSorted());
    expect(documented.length).toBeGreaterThan(12);
  });

  // @proves R7
  it('describes each schema once, as a component that the routes refer to', async () => {
    const api = await startApi();
    const text = await (await api.call('/openapi.json')).text();
    const { components, paths } = JSON.parse(text) as OpenApi & { components: { schemas: Record<string, object> } };
    const references = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect([...new Set(references)].toSorted()).toEqual(Object.keys(components.schemas));
    expect(JSON.stringify(paths['/api/cart'])).toContain('"#/components/schemas/Cart"');
    expect(text).not.toContain('x-schema');
    expect(text.length).toBeLessThan(620_000);
  });

  // @proves R7
  it('declares every parameter of every path, and none that the path does not have', async () => {
    const api = await startApi();
    const { paths } = await documentOf(api);
    let checked = 0;
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { parameters = [] }] of Object.entries(methods)) {
        const declared = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
        expect([method, path, declared.toSorted()]).toEqual([
          method,
          path,
          [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
        ]);
        checked += declared.length;
      }
    }
    expect(checked).toBeGreaterThan(10);
    expect(Object.keys(paths)).toContain('/api/outbox/{name}');
  });

  // @proves R7
  it('matches OPTIONS: every path lists all its methods, and an unknown one is not found', async () => {
    const api = await startApi();
    const { paths } = await documentOf(api);
    for (const [path, methods] of Object.entries(paths)) {
      const answer = await api.call(path.replace(/\{\w+\}/g, 'x'), { method: 'OPTIONS' });
      const allowed = answer.headers.get('allow')?.split(', ') ?? [];
      const wanted = Object.keys(methods).map((method) => method.toUpperCase());
      const implied = wanted.includes('GET') ? ['HEAD', 'OPTIONS'] : ['OPTIONS'];
      expect([path, answer.status, allowed.toSorted()]).toEqual([path, 204, [...wanted, ...implied].toSorted()]);
    }
    expect((await api.call('/api/blogs', { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS');
    expect((await api.call('/api/nothing', { method: 'OPTIONS' })).status).toBe(404);
  });

  // @proves GAP-023 GAP-070
  it('documents who may call every route, and denies all others', async () => {
    const api = await startApi();
    const { paths } = await documentOf(api);
    for (const { method, path, permission } of routesOfAll(api.features)) {
      const told = paths[openApiPath(path)]![method]!.security;
      expect([path, told]).toEqual([path, permission === 'everybody' ? [] : [{ [securitySchemeFor(permission)]: [] }]]);
      if (permission === 'everybody') continue;
      for (const authorization of [undefined, 'Bearer somebody-else']) {
        const response = await api.call(path.replace(':id', 'x'), {
          method: method.toUpperCase(),
          ...(authorization ? { headers: { authorization } } : {}),
        });
        expect([method, path, response.status]).toEqual([method, path, 401]);
      }
    }
  });

  // @proves GAP-070
  it('is accurate: every public response has exactly the fields of its schema', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent() });
    const { _id: id, picture } = await published(api);
    const name = picture.src.split('/').at(-1)!;
    const sample = (await (await api.call('/api/members/zainab-olubori')).json()) as MemberProfile;
    let checked = 0;
    for (const { method, path, responses, permission } of routesOfAll(api.features)) {
      const schema = responses[200]?.schema;
      // Not public: requests without an order key get a 404.
      if (path.startsWith('/api/orders/:number')) continue;
      // Not public: requests without a section token get a 404.
      if (path === '/api/registry/sections/:section') continue;
      // Sample contests do not accept entries, so these resources do not exist.
      if (/^\/api\/contests\/:id\/(?:results|log|prize|gallery|gallery\/past|vote\/ballots)$/.test(path)) continue;
      // The sample content contains no organisation.
      if (path.startsWith('/api/organisations/:handle')) continue;
      // Sample members have no collections.
      if (path.startsWith('/api/collections/:id')) continue;
      if (method !== 'get' || permission !== 'everybody' || !schema) continue;
      const response = await api.call(
        path
          .replace('/posts/:id', '/posts/1')
          .replace('/works/:id', `/works/${sample.works![0]!.id}`)
          .replace('/api/products/:id', '/api/products/1')
          .replace('/api/jobs/:id', '/api/jobs/1')
          .replace('/api/contests/:id', '/api/contests/1')
          .replace(':id', id)
          .replace(':name', name)
          .replace(':tag', 'lettering')
          .replace(':handle', 'zainab-olubori')
          .replace(/^\/api\/search.*/, '$&?q=lettering'),
      );
      const body: unknown = await response.json();
      expect([path, response.status]).toEqual([path, 200]);
      expect(schema.parse(body)).toEqual(body);
      checked += 1;
    }
    expect(checked).toBeGreaterThanOrEqual(6);
  });
});

const OPERATORS = [
  '{"$ne":null}',
  '{"$gt":""}',
  '{"$regex":".*"}',
  '{"$where":"sleep(1)"}',
  '{"$expr":{}}',
  '[$ne]',
  '$ne',
  '$where',
  '1; return true',
  "' || '1'=='1",
  '__proto__',
  'constructor',
  'constructor.prototype',
  'toString',
  'a.b.$c',
  '\u0000',
  '%00',
  '../../etc/passwd',
  'http://169.254.169.254/',
  '${7*7}',
  '{{7*7}}',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '[]',
  '\uD800',
  '🖼️'.repeat(20),
  'x'.repeat(5000),
];

/** `npm run soak -- nonsense` sends every value to every route. Otherwise, each route gets a random subset. */
const isWhole = process.env.NONSENSE === 'all';
const nextValues = inParts([...OPERATORS.entries()], isWhole ? 1 : 10);

describe('nonsense', () => {
  // @proves GAP-070
  it('in every path, query and header gets a response, never a 500, and pollutes no prototype', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent(), RATE_LIMIT_FACTOR: '1000' });
    let tries = 0;
    for (const { method, path } of routesOfAll(api.features)) {
      for (const [index, value] of nextValues()) {
        const text = encodeURIComponent(Buffer.from(value).toString());
        const named = ['view', 'category', 'page', 'q', 'sort', 'status'][index % 6]!;
        const addresses = [`${named}=${text}`, `${named}[$ne]=${text}&${text}=1`].map(
          (query) => `${path.replace(/:\w+/, text)}?${query}`,
        );
        const answers = await Promise.all(
          addresses.map((address) =>
            api.call(address, { method: method.toUpperCase(), headers: { 'if-none-match': text.slice(0, 500) } }),
          ),
        );
        for (const answer of answers) {
          expect([method, answer.url, answer.status < 500]).toEqual([method, answer.url, true]);
          await answer.arrayBuffer();
          tries += 1;
        }
      }
    }
    expect(tries).toBeGreaterThan(isWhole ? 3000 : 1000);
    expect(Object.keys({}.constructor.prototype as object)).toEqual([]);
    expect(api.log.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  }, 400_000);
});

/** The calls that the document lists, e.g. `PUT/DELETE /api/posts/{id}/like`. */
function listedCalls(): string[] {
  const requirements = readFileSync(join(__dirname, '../../docs/requirements.md'), 'utf8');
  const table = requirements.slice(requirements.indexOf('# Part D'), requirements.indexOf('# Part E'));
  return [...table.matchAll(/`([A-Z]+(?:\/[A-Z]+)*) (\/[^`?]*)(?:\?[^`]*)?`/g)].flatMap(([, methods = '', path = '']) =>
    methods.split('/').map((method) => `${method} ${path}`),
  );
}

// @proves R7
it('every call that docs/requirements.md lists is served', async () => {
  const api = await startApi();
  const { paths } = (await (await api.call('/openapi.json')).json()) as OpenApi;
  const toPattern = (call: string) => call.replace(/\{\w+\}/g, '{}');
  const served = new Set(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => toPattern(`${method.toUpperCase()} ${path}`)),
    ),
  );
  const listed = listedCalls();
  expect(listed.length).toBeGreaterThan(80);
  expect(listed.filter((call) => !served.has(toPattern(call)))).toEqual([]);
});
