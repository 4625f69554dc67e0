import http from 'node:http';
import net from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { Problem } from '@verse/api-contract/api';
import { problemSchema } from '@verse/api-contract/problem.schema';
import { publish, published } from '../test/publishing';
import { asEditor, type RunningApi, startApi, stopApis } from '../test/start-api';

afterEach(stopApis);

const JSON_TYPE = { 'content-type': 'application/json' };
const MESSAGE = { name: 'Ada', email: 'ada@example.org', subject: 'Hello', message: 'A question' };

const send = (api: RunningApi, body: RequestInit['body'], headers: Record<string, string> = JSON_TYPE) =>
  api.call('/api/contactus', {
    method: 'POST',
    body,
    headers,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  } as RequestInit);

/** Sends a request exactly as written, and resolves with the complete response. */
function raw(api: RunningApi, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(api.origin);
    const socket = net.connect(Number(port), '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
    socket.setTimeout(3000, () => socket.destroy());
  });
}

describe('errors', () => {
  // @proves GAP-070
  it('are problem details with code, message and the request id', async () => {
    const api = await startApi();
    for (const path of ['/api/none', '/api/blogs?page=0', '/api/blogs/none', '/%ff', '/api/images/x']) {
      const response = await api.call(path);
      const problem = problemSchema.strict().parse(await response.json());
      expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
      expect(problem.status).toBe(response.status);
      expect(problem.requestId).toBe(response.headers.get('x-request-id'));
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  // @proves GAP-070
  it('name the allowed methods', async () => {
    const api = await startApi();
    const response = await api.call('/api/contactus/1', { method: 'DELETE' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'PATCH']);
    expect((await api.call('/openapi.json', { method: 'POST' })).headers.get('allow')).toBe('GET, HEAD');
  });

  // @proves GAP-090 GAP-070
  it('reveal nothing about an internal error, which is logged in full with the same id', async () => {
    const api = await startApi();
    const { _id } = await published(api);
    await api.store.db.collection('blogs').updateOne({ _id }, { $set: { thumbnail: { picture: 'CANARY' } } });
    const response = await api.call(`/api/blogs/${_id}`);
    const problem = (await response.json()) as Problem;
    expect([response.status, problem.code]).toEqual([500, 'internal']);
    expect(JSON.stringify(problem)).not.toMatch(/CANARY|undefined|\bat |\.ts/);
    expect(api.log.find(({ requestId }) => requestId === problem.requestId)).toMatchObject({
      err: { stack: expect.any(String) },
    });
  });
});

describe('size limits', () => {
  // @proves GAP-070
  it('refuse a JSON body of more than 32 kB, and one without end', async () => {
    const api = await startApi();
    expect((await send(api, JSON.stringify({ ...MESSAGE, message: 'x'.repeat(33_000) }))).status).toBe(413);
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(16_384).fill(120)) });
    expect((await send(api, endless).catch(() => ({ status: 413 }))).status).toBe(413);
    expect((await api.call('/healthz')).status).toBe(200);
  });

  // @proves GAP-070
  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['zstd', (bytes: Buffer) => bytes],
  ] as const)('refuse a body encoded as %s without decoding it', async (encoding, encode) => {
    const api = await startApi();
    const bomb = encode(Buffer.alloc(4_000_000, 32));
    for (const path of ['/api/contactus', '/api/blogs']) {
      const response = await api.call(path, {
        method: 'POST',
        body: new Uint8Array(bomb.subarray(0, 20_000)),
        headers: { ...JSON_TYPE, ...asEditor, 'content-encoding': encoding },
      });
      expect(response.status).toBe(415);
    }
  });

  // @proves GAP-070
  it.each([
    ['not JSON', '{"name":', 400],
    ['a number', '1', 400],
    ['a list', '[]', 400],
    ['depth 10,000', '['.repeat(10_000) + ']'.repeat(10_000), 400],
    [
      'a thousand unknown keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`k${index}`, 1]))),
      400,
    ],
    ['nothing', '', 400],
  ])('refuse %s as a body', async (_, body, status) => {
    const api = await startApi();
    const response = await send(api, body);
    expect(response.status).toBe(status);
    problemSchema.strict().parse(await response.json());
  });

  // @proves GAP-070
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/jsonx',
  ])('refuse the content type %s for JSON', async (type) => {
    const api = await startApi();
    expect((await send(api, JSON.stringify(MESSAGE), { 'content-type': type })).status).toBe(415);
  });

  // @proves GAP-070
  it('refuse an address of more than 8 kB and headers of more than 16 kB', async () => {
    const api = await startApi();
    expect((await api.call(`/api/blogs?q=${'x'.repeat(9000)}`)).status).toBe(414);
    expect(await raw(api, `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(17_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 431/,
    );
  });

  // @proves GAP-070
  it('reject duplicates of headers that decisions depend on', async () => {
    const api = await startApi();
    const ask = (lines: string[]) =>
      raw(api, ['GET /healthz HTTP/1.1', 'Connection: close', ...lines, '', ''].join('\r\n'));
    expect(await ask(['Host: x', 'X-Forwarded-For: 192.0.2.1', 'X-Forwarded-For: 192.0.2.2'])).toMatch(
      /^HTTP\/1.1 200/,
    );
    for (const name of ['Host', 'Authorization', 'Origin', 'Content-Type', 'If-Match', 'X-Forwarded-Proto'])
      expect([
        name,
        await ask([`${name}: x`, `${name.toLowerCase()}: x`, ...(name === 'Host' ? [] : ['Host: x'])]),
      ]).toEqual([name, expect.stringMatching(/^HTTP\/1.1 400[^]*A header was sent twice/)]);
  });

  // @proves GAP-070
  it('refuse two lengths and a length beside chunks, as they hide a second request', async () => {
    const api = await startApi();
    const start = 'POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
    expect(await raw(api, `${start}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}x`)).toMatch(/^HTTP\/1.1 400/);
    expect(await raw(api, `${start}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 400/,
    );
  });
});

describe('security headers', () => {
  // @proves GAP-070 GAP-093
  it('are on every response, including errors and 304', async () => {
    const api = await startApi({ PUBLIC_ORIGIN: 'https://verse.example' });
    await published(api);
    const etag = (await api.call('/api/blogs')).headers.get('etag')!;
    const answers = [
      await api.call('/api/blogs'),
      await api.call('/api/blogs', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } }),
      await api.call('/api/none'),
      await api.call('/api/blogs', { method: 'POST' }),
      await api.call('/feed.xml'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 304, 404, 401, 200]);
    for (const { headers } of answers) {
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none';object-src 'none'",
      );
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('permissions-policy')).toMatch(/^camera=\(\), .*geolocation=\(\).*usb=\(\)$/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  // @proves GAP-070
  it('are on the response that rejects TRACE', async () => {
    const api = await startApi();
    expect(
      await raw(api, 'TRACE /api/blogs HTTP/1.1\r\nHost: x\r\nCookie: secret=1\r\nConnection: close\r\n\r\n'),
    ).toMatch(/^HTTP\/1.1 405(?![\s\S]*secret)/);
  });
});

describe('a page of another site', () => {
  // @proves GAP-093
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3001' },
    { origin: 'http://localhost:3000.evil.example' },
    { 'sec-fetch-site': 'cross-site' },
  ])('cannot write: %j', async (headers) => {
    const api = await startApi();
    for (const init of [
      { path: '/api/contactus', body: JSON.stringify(MESSAGE) },
      { path: '/api/blogs', body: 'x' },
    ]) {
      const { status, answer } = await new Promise<{ status: number | undefined; answer: string }>((resolve) => {
        // Uses http, because fetch() does not allow these headers to be set.
        const request = http.request(
          api.origin + init.path,
          { method: 'POST', headers: { ...JSON_TYPE, ...asEditor, ...headers } },
          (response) => {
            let answer = '';
            response
              .on('data', (chunk: Buffer) => (answer += chunk.toString()))
              .on('end', () => resolve({ status: response.statusCode, answer }));
          },
        );
        request.end(init.body);
      });
      expect([status, (JSON.parse(answer) as Problem).code]).toEqual([403, 'forbidden']);
    }
  });

  // @proves GAP-093
  it('is distinguished from ours, under both names of this machine', async () => {
    const api = await startApi({ PUBLIC_ORIGIN: 'http://localhost:3000' });
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000'])
      expect((await publish(api, {}, { origin })).status).toBe(201);
  });
});
