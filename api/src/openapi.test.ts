import type { Express, Router } from 'express';
import { startApi, stopApis } from '../test/start-api';
import { drawContent } from '../test/content-folder';
import { published } from '../test/publishing';
import { openApiPath, type Feature, type Operation } from './platform/http';

afterEach(stopApis);

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { security?: object[]; responses: Record<string, unknown>; requestBody?: unknown }>>;
}

interface Layer {
  route?: { path: string; methods: Record<string, boolean> };
  handle: { stack?: Layer[] };
}

/** What Express would answer, as `get /path`. */
function routesOf(app: Express): string[] {
  const walk = (layers: Layer[]): string[] =>
    layers.flatMap(({ route, handle }) => {
      if (route) return Object.keys(route.methods).map((method) => `${method} ${openApiPath(route.path)}`);
      return handle.stack ? walk(handle.stack) : [];
    });
  return walk((app.router as unknown as Router & { stack: Layer[] }).stack);
}

const operationsOf = (features: readonly Feature[]): Operation[] => features.flatMap(({ operations }) => [...operations]);

describe('the OpenAPI document', () => {
  it('names every route there is and no other [GAP-070]', async () => {
    const api = await startApi();
    const document = (await (await api.call('/openapi.json')).json()) as OpenApi;
    const documented = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(document.openapi).toBe('3.1.0');
    expect(routesOf(api.app).toSorted()).toEqual(documented.toSorted());
    expect(documented.length).toBeGreaterThan(12);
  });

  it('says for every route who may call it, and nobody gets in without [GAP-023, GAP-070]', async () => {
    const api = await startApi();
    for (const { method, path, access } of operationsOf(api.features)) {
      expect(['public', 'member', 'publisher', 'staff']).toContain(access);
      if (access === 'public') continue;
      for (const authorization of [undefined, 'Bearer somebody-else']) {
        const response = await api.call(path.replace(':id', 'x'), { method: method.toUpperCase(), ...(authorization ? { headers: { authorization } } : {}) });
        expect([method, path, response.status]).toEqual([method, path, 401]);
      }
    }
  });

  it('tells the truth: every public answer has the fields of its schema and no others [GAP-070]', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent() });
    const { _id: id, picture } = await published(api);
    const name = picture.src.split('/').at(-1)!;
    let checked = 0;
    for (const { method, path, answers, access } of operationsOf(api.features)) {
      const schema = answers[200]?.schema;
      if (method !== 'get' || access !== 'public' || !schema) continue;
      const response = await api.call(path.replace(':id', id).replace(':name', name));
      const body: unknown = await response.json();
      expect([path, response.status]).toEqual([path, 200]);
      expect(schema.parse(body)).toEqual(body);
      checked += 1;
    }
    expect(checked).toBeGreaterThanOrEqual(6);
  });
});

const OPERATORS = ['{"$ne":null}', '{"$gt":""}', '{"$regex":".*"}', '{"$where":"sleep(1)"}', '{"$expr":{}}', '[$ne]', '$ne', '$where', '1; return true', "' || '1'=='1", '__proto__', 'constructor', 'constructor.prototype', 'toString', 'a.b.$c', '\u0000', '%00', '../../etc/passwd', 'http://169.254.169.254/', '${7*7}', '{{7*7}}', '-1', '1e999', 'NaN', 'null', 'true', '[]', '\uD800', '🖼️'.repeat(20), 'x'.repeat(5000)];

describe('nonsense', () => {
  it('in every path, query and header gives an answer, never a failure, and pollutes nothing [GAP-070]', async () => {
    const api = await startApi({ SEED: '1', API_CONTENT_DIR: await drawContent(), RATE_LIMIT_FACTOR: '1000' });
    let tries = 0;
    for (const { method, path } of operationsOf(api.features)) {
      for (const [index, value] of OPERATORS.entries()) {
        const text = encodeURIComponent(Buffer.from(value).toString());
        const named = ['view', 'category', 'page', 'q', 'sort', 'status'][index % 6]!;
        const addresses = [`${named}=${text}`, `${named}[$ne]=${text}&${text}=1`].map((query) => `${path.replace(/:\w+/, text)}?${query}`);
        const answers = await Promise.all(addresses.map((address) => api.call(address, { method: method.toUpperCase(), headers: { 'if-none-match': text.slice(0, 500) } })));
        for (const answer of answers) {
          expect([method, answer.url, answer.status < 500]).toEqual([method, answer.url, true]);
          await answer.arrayBuffer();
          tries += 1;
        }
      }
    }
    expect(tries).toBeGreaterThan(2000);
    expect(Object.keys({}.constructor.prototype as object)).toEqual([]);
    expect(api.log.filter(({ msg }) => msg === 'request failed')).toEqual([]);
  }, 400_000);
});
