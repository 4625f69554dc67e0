import type { Cart, JobList } from '@verse/api-contract/api';
import type { ApiRequest } from './api-client';
import { callApi } from './call-api';

const sent: [path: string, request: ApiRequest | undefined][] = [];
const client = <T>(path: string, request?: ApiRequest): Promise<T> => {
  sent.push([path, request]);
  return Promise.resolve(undefined as T);
};
afterEach(() => sent.splice(0));

describe('callApi', () => {
  it('sends the parameters of the path encoded', async () => {
    await callApi(client, 'GET /api/products/{id}', { params: { id: 'a/b' } });
    expect(sent).toEqual([['/api/products/a%2Fb', {}]]);
  });

  it('sends the query, without values that are missing', async () => {
    await callApi(client, 'GET /api/jobs', { query: { q: 'sign writer', cursor: null, limit: 20, place: undefined } });
    expect(sent).toEqual([['/api/jobs?q=sign+writer&limit=20', {}]]);
  });

  it('passes the query of an address on', async () => {
    await callApi(client, 'GET /api/jobs', { query: new URLSearchParams('q=a&q=b') });
    expect(sent).toEqual([['/api/jobs?q=a&q=b', {}]]);
  });

  it('sends the version that the caller has read as If-Match', async () => {
    const body = { currency: 'USD' as const, lines: [] };
    await callApi(client, 'PUT /api/cart', { version: 3, body });
    expect(sent).toEqual([['/api/cart', { method: 'PUT', headers: { 'if-match': '"3"' }, body }]]);
  });

  it('returns the type that the API declares', async () => {
    const cart: Cart = await callApi(client, 'GET /api/cart');
    const jobs: JobList = await callApi(client, 'GET /api/jobs');
    expect([cart, jobs]).toEqual([undefined, undefined]);
  });

  it('does not compile with a wrong path, method, field or query, or an answer that is not declared', async () => {
    // @ts-expect-error -- no such path
    await callApi(client, 'GET /api/job');
    // @ts-expect-error -- no such method
    await callApi(client, 'DELETE /api/jobs');
    // @ts-expect-error -- no such parameter of the path
    await callApi(client, 'GET /api/products/{id}', { params: { number: '7' } });
    // @ts-expect-error -- the parameter of the path is missing
    await callApi(client, 'GET /api/products/{id}');
    // @ts-expect-error -- no such filter
    await callApi(client, 'GET /api/jobs', { query: { colour: 'red' } });
    // @ts-expect-error -- no such value of a filter
    await callApi(client, 'GET /api/jobs', { query: { type: 'Sometimes' } });
    // @ts-expect-error -- no such field
    await callApi(client, 'POST /api/cart/lines', { body: { item: 'product:7', click: 'c', colour: 'red' } });
    // @ts-expect-error -- a field is missing
    await callApi(client, 'POST /api/cart/lines', { body: { item: 'product:7' } });
    // @ts-expect-error -- the version is missing
    await callApi(client, 'PUT /api/cart', { body: { currency: 'USD', lines: [] } });
    // @ts-expect-error -- another answer
    const cart: Promise<JobList> = callApi(client, 'GET /api/cart');
    expect(await cart).toBeUndefined();
  });
});
