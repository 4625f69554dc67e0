/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from './api-client';
import { createApiClient } from './http';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function clientOf(answer: RequestListener, limit?: number) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const send = (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
  return createApiClient(limit === undefined ? { send } : { send, limit });
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => Promise.reject(new Error('The call was not refused.')),
    (error: unknown) => error as ApiError,
  );

it('sends JSON and returns the parsed JSON response; undefined for an empty body', async () => {
  const client = await clientOf((request, response) => {
    if (request.method === 'DELETE') return void response.writeHead(204).end();
    const { 'content-type': type, accept } = request.headers;
    request.on('data', (body) => response.end(JSON.stringify({ type, accept, sent: JSON.parse(String(body)) })));
  });
  const json = 'application/json';
  const answer = await client('/api/x', { method: 'POST', body: { a: 1 } });
  expect(answer).toEqual({ type: json, accept: json, sent: { a: 1 } });
  expect(await client('/api/x', { method: 'DELETE' })).toBeUndefined();
});

it('rejects with the error response of the API, field by field', async () => {
  const fields = { title: 'Write a title.' };
  const body = { type: 'about:blank', title: 'Bad', status: 400, code: 'invalid', message: 'Check the form.', fields };
  const client = await clientOf((_, response) => response.writeHead(400).end(JSON.stringify(body)));
  const { status, code, message, fields: named } = await failureOf(client('/api/x'));
  expect({ status, code, message, named }).toEqual({
    status: 400,
    code: 'invalid',
    message: body.message,
    named: fields,
  });
});

it.each([
  ['a page of a proxy', '<h1>Bad Gateway</h1>'],
  ['JSON of somebody else', '{"error":"nope"}'],
  ['nothing', ''],
])('has a message when the error response is %s, and keeps the response for the console', async (_, body) => {
  const client = await clientOf((_request, response) => response.writeHead(502).end(body));
  const error = await failureOf(client('/api/x'));
  expect([error.status, error.message]).toEqual([502, 'Something went wrong on our side. Please try again.']);
  expect(error.body).toBe(body);
});

it('reports a call without a response, and one that cannot be sent, as unreachable', async () => {
  const silent = await clientOf(() => undefined, 50);
  const unreachable = createApiClient({ send: () => Promise.reject(new TypeError('fetch failed')) });
  for (const client of [silent, unreachable]) {
    const error = await failureOf(client('/api/x'));
    expect([error.status, error.code]).toEqual([0, 'unreachable']);
  }
});

it('ends a call that its caller no longer wants with the caller’s own reason', async () => {
  const client = await clientOf(() => undefined);
  const caller = new AbortController();
  const reason = new Error('left the page');
  const call = failureOf(client('/api/x', { signal: caller.signal }));
  caller.abort(reason);
  expect(await call).toBe(reason);
});
