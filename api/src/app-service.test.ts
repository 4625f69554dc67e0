import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { CHANGED_PAGES } from '@verse/api-contract/changed-pages';
import { publish, published } from '../test/publishing';
import { startApi, stopApis } from '../test/start-api';

afterEach(stopApis);

describe('cached responses', () => {
  // @proves GAP-027
  it('are compressed once, and have a strong ETag for each form', async () => {
    const api = await startApi();
    await published(api, { text: { content: 'x'.repeat(2000) } });
    const [plain, zipped] = await Promise.all(
      ['identity', 'gzip'].map((encoding) =>
        api.call('/api/blogs?view=full', { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect([plain!.headers.get('content-encoding'), zipped!.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(await zipped!.json()).toEqual(await plain!.json());
    const etags = [plain!, zipped!].map(({ headers }) => headers.get('etag')!);
    expect(new Set(etags).size).toBe(2);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    expect(plain!.headers.get('vary')).toBe('Accept-Encoding');
  });

  // @proves GAP-027
  it('return 304 for the current version', async () => {
    const api = await startApi();
    await published(api);
    const etag = (await api.call('/api/blogs?view=cards')).headers.get('etag')!;
    const again = () =>
      api.call('/api/blogs?view=cards', { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    expect((await again()).status).toBe(304);
    await published(api);
    expect((await again()).status).toBe(200);
  });

  // @proves GAP-024
  it('show a new post at once, in lists and feeds', async () => {
    const api = await startApi();
    const reads = ['/api/blogs', '/api/blogs?view=cards', '/feed.xml', '/feed.json'];
    for (const path of reads) await api.call(path);
    await published(api, { text: { title: 'Just now' } });
    for (const path of reads)
      expect([path, await (await api.call(path)).text()]).toEqual([path, expect.stringContaining('Just now')]);
  });

  // @proves GAP-024
  it('names the pages that a call has changed in its response, and only there', async () => {
    const api = await startApi();
    const written = await publish(api);
    expect([written.status, written.headers.get(CHANGED_PAGES)]).toEqual([201, '/ /resources* /tags* /critique*']);
    const rejected = await publish(api, { text: { title: '' } });
    expect([rejected.ok, rejected.headers.get(CHANGED_PAGES)]).toEqual([false, null]);
    expect((await api.call('/api/blogs')).headers.get(CHANGED_PAGES)).toBeNull();
  });
});

describe('the log', () => {
  // @proves GAP-090
  it('has one line a request, with its id, and no secrets', async () => {
    const api = await startApi();
    await publish(api, {}, { authorization: 'Bearer CANARY-TOKEN', 'x-request-id': 'id-from-the-gateway' });
    await api.call('/api/blogs?q=CANARY-QUERY', { headers: { cookie: 'session=CANARY-COOKIE' } });
    const lines = api.log.filter((line) => 'req' in line);
    expect(lines[0]).toMatchObject({
      req: { id: 'id-from-the-gateway', method: 'POST', url: '/api/blogs' },
      res: { status: 201 },
    });
    expect(lines[1]).toMatchObject({ req: { url: '/api/blogs?…' } });
    expect(JSON.stringify(api.log)).not.toMatch(/CANARY|the-session-token-of-the-editor/);
  });

  // @proves GAP-090
  it('stays one line when a request tries to write a second', async () => {
    const api = await startApi();
    await api.call('/api/none%0d%0a{"level":60,"msg":"forged"}');
    expect(api.log.some(({ msg }) => msg === 'forged')).toBe(false);
  });
});

describe('draining', () => {
  const LIMIT_MS = 60_000;

  // @proves GAP-070
  it('finishes open requests, reports not ready to load balancers, and then stops at once', async () => {
    const api = await startApi();
    const agent = new http.Agent({ keepAlive: true });
    const get = (path: string) =>
      new Promise<http.IncomingMessage>((resolve, reject) =>
        http.get(api.origin + path, { agent }, (response) => resolve(response.resume())).on('error', reject),
      );
    await get('/healthz');
    const arrived = once(api.server, 'request');
    const begun = publish(api);
    await arrived;
    const started = Date.now();
    const drained = api.lifecycle.drain(api.server, { delayMs: 150, limitMs: LIMIT_MS });
    const ready = await get('/readyz');
    expect([ready.statusCode, ready.headers.connection]).toEqual([503, 'close']);
    expect((await begun).status).toBe(201);
    await drained;
    expect(Date.now() - started).toBeLessThan(LIMIT_MS);
    await expect(fetch(`${api.origin}/healthz`)).rejects.toThrow();
    agent.destroy();
  });

  // @proves GAP-070
  it('closes connections that do not end in time', async () => {
    const api = await startApi();
    const socket = net.connect(Number(new URL(api.origin).port), '127.0.0.1', () =>
      socket.write('POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n'),
    );
    const cut = new Promise((resolve) => socket.once('close', resolve));
    await new Promise((resolve) => api.server.once('connection', resolve));
    await api.lifecycle.drain(api.server, { delayMs: 0, limitMs: 300 });
    await cut;
  });
});

describe('metrics', () => {
  // @proves GAP-070
  it('count requests under the pattern of their route, never under what a visitor typed', async () => {
    const api = await startApi();
    await (await api.call('/api/blogs/some-id')).arrayBuffer();
    await (await api.call('/nowhere/CANARY')).arrayBuffer();
    const text = await (await api.call('/metrics')).text();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/blogs/:id",status="404"} 1');
    expect(text).toContain('route="unmatched"');
    expect(text).not.toContain('CANARY');
  });
});

describe('health', () => {
  // @proves GAP-070
  it('is ready while the store answers, and not when it is gone', async () => {
    const api = await startApi();
    expect((await api.call('/readyz')).status).toBe(200);
    await api.store.close();
    const response = await api.call('/readyz');
    expect([response.status, await response.json()]).toEqual([503, { status: 'unavailable' }]);
    expect((await api.call('/healthz')).status).toBe(200);
  });
});
