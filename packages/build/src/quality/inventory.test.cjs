const { differences, listedIn, pathsIn, provedBy, routesIn } = require('./inventory.mjs');

const MONEY = { type: 'object', properties: { amount: { type: 'integer' } }, required: ['amount'] };
const NAMED = { components: { schemas: { Money: MONEY } } };
const REFERENCE = { $ref: '#/components/schemas/Money' };

/** Returns a document with one route that answers with `schema`. */
const answering = (schema, more = {}) => ({
  paths: { '/api/price': { get: { responses: { 200: { schema } } } } },
  ...more,
});

describe('the hash of a route', () => {
  const hash = (...given) => routesIn(answering(...given))['GET /api/price'];

  it('is the same whether a schema is a component or written out', () => {
    expect(hash(REFERENCE, NAMED)).toBe(hash(MONEY));
    expect(hash({ anyOf: [REFERENCE, { type: 'null' }] }, NAMED)).toBe(hash({ ...MONEY, type: ['object', 'null'] }));
  });

  it('differs for another field, also within a component', () => {
    const other = { ...MONEY, properties: { amount: { type: 'string' } } };
    expect(hash(other)).not.toBe(hash(MONEY));
    expect(hash(REFERENCE, { components: { schemas: { Money: other } } })).not.toBe(hash(MONEY));
  });
});

it('lists the tests of a requirement by their titles', () => {
  const proofs = [
    { ids: ['R7', 'R8'], title: 'b' },
    { ids: ['R7'], title: 'a \u0000' },
  ];
  expect(provedBy(proofs)).toEqual({ R7: ['a …', 'b'], R8: ['b'] });
});

it('reads the paths of a route table and the pages of the sitemap', () => {
  expect(pathsIn("const routes = [{ path: 'jobs/:id', lazy }, page('jobs', load)];")).toEqual(['jobs', 'jobs/:id']);
  expect(
    listedIn("const LISTED = { home: '/', 'public-job': '/jobs/:id' } as const; const OTHER = { a: '/a' };"),
  ).toEqual({
    home: '/',
    'public-job': '/jobs/:id',
  });
});

it('names what is gone and what is new', () => {
  const before = { claims: { a: ['/a', '/b'] }, routes: { 'GET /x': '1', 'GET /y': '2' } };
  const after = { claims: { a: ['/b', '/c'] }, routes: { 'GET /x': '1', 'GET /y': '3' } };
  expect(differences(before, before)).toEqual([]);
  expect(differences(before, after)).toEqual([
    '- claims: a /a',
    '+ claims: a /c',
    '- routes: GET /y "2"',
    '+ routes: GET /y "3"',
  ]);
});
