/** @jest-environment node */
import express from 'express';
import { CHANGED_PAGES } from '@verse/api-contract/changed-pages';
import { type Answer, ask, asset, endAll, gateway, listen } from '../../test/test-gateway';
import { createClientResolver, parseTrustedProxies } from './http/client-address';
import { reportRoute } from './telemetry/reports';

afterEach(endAll);

const DOCUMENT_HEADERS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

// @proves R17
test('every response has the security headers, failures included', async () => {
  const site = await gateway({
    render: ({ url }) =>
      url === '/gone'
        ? { status: 404, render: 'ssr', html: '<html></html>' }
        : { status: 200, render: 'ssr', html: '<html><head></head></html>' },
    api: (request, response) =>
      request.url === '/api/broken'
        ? response.destroy()
        : void response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
  });
  const { etag } = (await ask(site.origin, '/about')).headers;
  const crawl: [number, string, Parameters<typeof ask>[2]?][] = [
    [200, '/about'],
    [200, '/about', { method: 'HEAD' }],
    [304, '/about', { headers: { 'if-none-match': String(etag) } }],
    [200, '/about?x=1'],
    [301, '/About'],
    [404, '/gone'],
    [405, '/about', { method: 'POST' }],
    [405, '/about', { method: 'TRACE' }],
    [414, `/about?${'x'.repeat(9000)}`],
    [302, '/verse'],
    [302, '/favicon.ico'],
    [404, asset('none.js')],
    [404, '/mf/'],
    [200, asset('icon.svg')],
    [200, '/healthz'],
    [200, '/readyz'],
    [200, '/composition.json'],
    [204, '/report', { method: 'POST', body: 'broken' }],
    [200, '/api/blogs'],
    [200, '/api/session'],
    [200, '/api/session'],
    [503, '/api/broken'],
    [413, '/report', { method: 'POST', body: 'x'.repeat(9000), headers: { 'content-type': 'text/plain' } }],
    [415, '/api/blogs', { method: 'POST', headers: { 'content-encoding': 'gzip' } }],
  ];
  for (const [status, url, options] of crawl) {
    const answer = await ask(site.origin, url, options);
    const missing = DOCUMENT_HEADERS.filter((name) => answer.headers[name] === undefined);
    expect([url.slice(0, 60), answer.status, missing]).toEqual([url.slice(0, 60), status, []]);
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self'.*report-uri \/report/);
  }
});

// @proves R17
test('scripts, style sheets and fonts carry only the headers that they need, from disk and from memory', async () => {
  const site = await gateway();
  for (const name of ['main.js', 'main.css', 'font.woff2']) {
    for (const turn of [1, 2]) {
      const { status, headers, body } = await ask(site.origin, asset(name));
      const names = Object.keys(headers).filter((header) => !['date', 'connection', 'keep-alive'].includes(header));
      expect([turn, status, body]).toEqual([turn, 200, `the bytes of ${name}`]);
      expect(names.sort()).toEqual([
        'cache-control',
        'content-length',
        'content-type',
        'cross-origin-resource-policy',
        'strict-transport-security',
        'vary',
        'x-content-type-options',
      ]);
    }
    expect((await ask(site.origin, asset(name), { method: 'HEAD' })).body).toBe('');
  }
});

const comparable = ({ status, headers, body }: Answer) => {
  const {
    'x-request-id': id,
    'x-cache': _,
    date: __,
    'transfer-encoding': ___,
    'content-length': ____,
    ...rest
  } = headers;
  return { status, body, hasId: /^[\w-]{36}$/.test(String(id)), ...rest };
};

// @proves R17
test('a response from memory equals the first one', async () => {
  const site = await gateway();
  for (const headers of [
    {},
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip' },
    { cookie: 'verse-theme=dark' },
  ] as Record<string, string>[]) {
    for (const url of ['/about', '/api/blogs?view=cards', '/feed.xml']) {
      const made = await ask(site.origin, url, { headers });
      const again = await ask(site.origin, url, { headers });
      const known = { ...headers, 'if-none-match': String(made.headers.etag) };
      expect(comparable(again)).toEqual(comparable(made));
      expect([url, (await ask(site.origin, url, { headers: known })).status]).toEqual([url, 304]);
    }
  }
  expect(site.jobs).toEqual(['/about']);
});

// @proves R8
test('guests share responses from memory; requests with a session or a token reach the API', async () => {
  const site = await gateway({
    api: (request, response) => {
      const isOwn = request.url === '/api/own';
      const headers = {
        'content-type': 'application/json',
        ...(isOwn ? { 'set-cookie': 'a=b' } : {}),
        ...(request.url === '/api/session'
          ? { 'cache-control': 'no-store' }
          : { 'cache-control': 'no-cache', etag: '"x"', vary: 'accept-encoding' }),
      };
      response.writeHead(200, headers).end(JSON.stringify(request.headers.cookie ?? 'guest'));
    },
  });
  const member = { headers: { cookie: 'verse.session_token=secret' } };
  for (const url of ['/api/session', '/api/blogs', '/api/own']) {
    expect((await ask(site.origin, url, member)).body).toBe('"verse.session_token=secret"');
    expect((await ask(site.origin, url)).body).toBe('"guest"');
    expect((await ask(site.origin, url)).body).toBe('"guest"');
    expect((await ask(site.origin, url, member)).body).toBe('"verse.session_token=secret"');
    expect((await ask(site.origin, url, { headers: { authorization: 'Bearer x' } })).body).toBe('"guest"');
  }
  const times = (url: string) => site.asked.filter((one) => one === url).length;
  expect([times('/api/session'), times('/api/blogs'), times('/api/own')]).toEqual([4, 4, 5]);
});

const KEY = 'k'.repeat(43);
const GUESTS = [
  'verse-theme=light',
  `verse.device=${KEY}`,
  `__Host-verse.device=${KEY}; verse-theme=dark`,
  `verse-theme=dark; verse.device=${KEY}`,
];
const NOT_SURELY_GUESTS = [
  'verse.session_token=secret',
  '__Host-verse.session_token=secret',
  'verse.two_factor=secret',
  `verse.device=${KEY}; verse.session_token=secret`,
  `verse.session_token=secret; verse-theme=dark; verse.device=${KEY}`,
  `verse-theme=dark,verse.session_token=secret`,
  `verse.device=${KEY}.secret`,
  `verse.device=${KEY} verse.session_token=secret`,
  'verse-theme=sepia',
  `Verse.device=${KEY}`,
  'consent=yes',
  '',
  ';',
];

// @proves R8
test('returning guests share responses from memory; any other cookie reaches the API', async () => {
  const site = await gateway();
  await ask(site.origin, '/api/session');
  for (const cookie of GUESTS) await ask(site.origin, '/api/session', { headers: { cookie } });
  expect(site.asked).toEqual(['/api/session']);
  for (const cookie of NOT_SURELY_GUESTS) {
    const before = site.asked.length;
    await ask(site.origin, '/api/session', { headers: { cookie } });
    expect([cookie, site.asked.length]).toEqual([cookie, before + 1]);
  }
});

// @proves GAP-024
test('the pages that a call has changed are invalidated before its author sees the response', async () => {
  const site = await gateway({
    api: (request, response) => {
      const changed =
        request.url === '/api/blogs' && request.method === 'POST' ? { [CHANGED_PAGES]: '/about /b%20c*' } : {};
      const shared = { 'cache-control': 'no-cache', etag: '"tag"', vary: 'Accept-Encoding' };
      response.writeHead(200, { 'content-type': 'application/json', ...shared, ...changed }).end('["a post"]');
    },
  });
  const states = async () => [
    (await ask(site.origin, '/about')).headers['x-cache'],
    (await ask(site.origin, '/work')).headers['x-cache'],
  ];
  expect([await states(), await states()]).toEqual([
    ['miss', 'miss'],
    ['hit', 'hit'],
  ]);
  await ask(site.origin, '/api/blogs');
  const written = await ask(site.origin, '/api/blogs', { method: 'POST', headers: { [CHANGED_PAGES]: '/work' } });
  // The header is only meant for gateways, so it is not returned to visitors and is ignored if they send it.
  expect(written.headers[CHANGED_PAGES]).toBeUndefined();
  expect(await states()).toEqual(['miss', 'hit']);
  await ask(site.origin, '/api/blogs');
  expect(site.asked).toEqual(['/api/blogs', '/api/blogs', '/api/blogs']);
  expect(site.jobs).toEqual(['/about', '/work', 'clear', '/about']);
});

// @proves R19
test('made-up addresses use up the render tokens of their own client; existing pages are still served', async () => {
  const site = await gateway({
    render: ({ url }) =>
      url.startsWith('/none')
        ? { status: 404, render: 'ssr', html: '<html></html>' }
        : { status: 200, render: 'ssr', html: '<html></html>' },
  });
  await ask(site.origin, '/about');
  const statuses = new Set<number>();
  for (let index = 0; index < 400 && !statuses.has(429); index++)
    statuses.add((await ask(site.origin, `/none-${index}`)).status);
  expect([...statuses]).toEqual([404, 429]);
  expect(site.jobs.length).toBeLessThan(390);
  expect((await ask(site.origin, '/about')).status).toBe(200);
});

// @proves R18
test('a flood of reports from one client is cut off, and reports of others still count', async () => {
  const heard: unknown[] = [];
  let now = 0;
  const log = {
    warn: ({ report }: { report?: string }) => heard.push(report),
    info: () => undefined,
    error: () => undefined,
  };
  const app = express();
  const resolveClient = createClientResolver(parseTrustedProxies('loopback'));
  app.post('/report', ...reportRoute({ log: log as never, resolveClient, now: () => now }));
  const origin = await listen(app);
  const report = (client: string, body: string) =>
    ask(origin, '/report', {
      method: 'POST',
      body,
      headers: { 'x-forwarded-for': client, 'content-type': 'text/plain' },
    });
  for (let index = 0; index < 200; index++) await report('10.0.0.1', 'loud');
  await report('10.0.0.2', 'a broken page at /verify?token=secret-123');
  expect([heard.filter((line) => line === 'loud').length, heard.at(-1)]).toEqual([
    20,
    'a broken page at /verify?token=…',
  ]);
  now = 60_000;
  await report('10.0.0.1', 'a minute later');
  expect(heard.at(-1)).toBe('a minute later');
});
