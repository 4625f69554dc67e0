/** @jest-environment node */
import { METHODS } from 'node:http';
import { CRLF, request, send } from '../../test/raw-requests';
import { ask, asset, endAll, gateway } from '../../test/test-gateway';

afterEach(endAll);

/** Matches internals that must not leak: stack traces, paths, error names. */
const INSIDES = /\n\s+at |node_modules|[A-Za-z]*Error:|\.tsx?\b|\/server\//;

/** Every route that the gateway answers itself, plus one that it forwards and one that does not exist. */
const ROUTES = [
  '/',
  '/about',
  '/verse/feed',
  '/mf/shell',
  asset('main.js'),
  '/favicon.ico',
  '/composition.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/report',
  '/_changes',
  '/.well-known/security.txt',
  '/api/blogs',
  '/none',
];

const TARGETS: ((route: string) => string)[] = [
  (route) => `${route}%`,
  (route) => `${route}/%E0%A4%A`,
  (route) => `${route}/%ff%fe`,
  (route) => `${route}/%c0%ae%c0%ae/`,
  (route) => `${route}/..%2f..%2f..%2fetc%2fpasswd`,
  (route) => `${route}/../../../../etc/passwd`,
  (route) => `${route}/..\\..\\..\\etc\\passwd`,
  (route) => `${route}%00.js`,
  (route) => `${route}/%00`,
  (route) => `${route}?%00=%00&a[b][c]=1&__proto__[x]=1&%`,
  (route) => `${route}?${'a[]='.repeat(1500)}`,
  (route) => `${route}?${'x'.repeat(9000)}`,
  (route) => `${route}/${'y/'.repeat(4500)}`,
  (route) => `${route}#fragment`,
  (route) => `//evil.example${route}`,
  (route) => `/\\evil.example${route}`,
  (route) => `http://evil.example${route}`,
  (route) => `https://verse.example:99999${route}`,
  (route) => `http://[::1${route}`,
  (route) => `javascript:${route}`,
  (route) => `${route};jsessionid=1`,
  (route) => route.toUpperCase(),
];
const HEADERS: string[] = [
  'Range: bytes=9-1',
  'Range: bytes=-0',
  `Range: bytes=${'0-1,'.repeat(1000)}0-1`,
  'Range: lines=1-2',
  'Accept-Encoding: br;q=nonsense, \u0001',
  `Accept-Encoding: ${'x,'.repeat(2000)}`,
  'Accept-Encoding: identity;q=0, *;q=0',
  'If-None-Match: "',
  `If-None-Match: ${'W/"x",'.repeat(1000)}`,
  'Cookie: verse-theme=%; verse.session_token=%E0%A4%A; ;;=',
  `Cookie: ${'a=b; '.repeat(2000)}`,
  'Content-Type: text/plain; charset=utf-99',
  'Content-Type: multipart/form-data',
  'Content-Type: application/json; charset="',
  'Authorization: Basic \u00e9',
  'X-Forwarded-For: , ,::ffff:999.1.1.1, 1.1.1.1:80',
  'X-Forwarded-Proto: javascript',
  'Forwarded: for="',
  'Host: evil.example',
  'Origin: null',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'Expect: 100-continue',
  'Expect: something-else',
  'Transfer-Encoding: identity',
  'Content-Length: 0',
];

const isElsewhere = (text: string) => {
  const [, location = '/'] = /^location: (.*)\r$/im.exec(text) ?? [];
  return new URL(location, 'https://verse.example').origin !== 'https://verse.example';
};

/**
 * Expects that no response is a server error, leaks internals or redirects to another site, and that the gateway still
 * serves other clients.
 */
async function expectAnswers(site: { origin: string; errors: unknown[] }, requests: string[]) {
  const queue = [...requests];
  const wrong: unknown[] = [];
  const worker = async () => {
    for (let bytes = queue.shift(); bytes !== undefined; bytes = queue.shift()) {
      const { statuses, text } = await send(site.origin, Buffer.from(bytes, 'latin1'));
      const status = statuses.at(-1) ?? 0;
      if (status < 200 || status >= 500 || INSIDES.test(text) || text.includes('root:') || isElsewhere(text))
        wrong.push([bytes.slice(0, 120), statuses, text.slice(-300)]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, worker));
  expect(wrong).toEqual([]);
  expect(site.errors).toEqual([]);
  expect((await ask(site.origin, '/healthz')).status).toBe(200);
  expect((await ask(site.origin, '/about')).status).toBe(200);
}

// @proves R19
test('every route answers every method without failing', async () => {
  const site = await gateway({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const methods = [...METHODS.filter((method) => method !== 'CONNECT'), 'BREW', 'get', 'G\u0000T', ''];
  await expectAnswers(
    site,
    ROUTES.flatMap((route) => methods.map((method) => request(method, route, ['Content-Length: 0']))),
  );
  expect((await send(site.origin, request('CONNECT', 'evil.example:443'))).statuses).toEqual([405]);
  expect((await send(site.origin, request('OPTIONS', '*'))).statuses).toEqual([405]);
}, 60_000);

// @proves R19
test('malformed addresses are redirected within the site or rejected, on every route', async () => {
  const site = await gateway({ env: { RATE_LIMIT_FACTOR: '1000' } });
  await expectAnswers(
    site,
    ROUTES.flatMap((route) => TARGETS.map((targetOf) => request('GET', targetOf(route)))),
  );
}, 60_000);

// @proves R19
test('malformed headers are ignored or rejected, on every route', async () => {
  const site = await gateway({ env: { RATE_LIMIT_FACTOR: '1000' } });
  await expectAnswers(
    site,
    ROUTES.flatMap((route) =>
      HEADERS.flatMap((header) => ['GET', 'POST'].map((method) => request(method, route, [header]))),
    ),
  );
}, 60_000);

// @proves R19
test('request smuggling: an ambiguous request is rejected, and a second one in it gets no response', async () => {
  const site = await gateway({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const hidden = `GET /api/hidden HTTP/1.1${CRLF}Host: verse.example${CRLF}${CRLF}`;
  const start = (lines: string[], body: string) =>
    ['POST /report HTTP/1.1', 'Host: verse.example', 'Content-Type: text/plain', ...lines, '', body].join(CRLF);
  const shapes = [
    start(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0${CRLF}${CRLF}${hidden}`),
    start(['Content-Length: 5', 'Content-Length: 50'], `aaaaa${hidden}`),
    start(['Content-Length: 5, 50'], `aaaaa${hidden}`),
    start(['Content-Length: +5'], `aaaaa${hidden}`),
    start(['Content-Length: 0x5'], `aaaaa${hidden}`),
    start(['Content-Length: -5'], hidden),
    start(['Content-Length : 5'], `aaaaa${hidden}`),
    start([`Content-Length: ${'9'.repeat(40)}`], hidden),
    start(['Transfer-Encoding: xchunked'], `0${CRLF}${CRLF}${hidden}`),
    start(['Transfer-Encoding: chunked, identity'], `0${CRLF}${CRLF}${hidden}`),
    start(['Transfer-Encoding : chunked'], `0${CRLF}${CRLF}${hidden}`),
    start(['Transfer-Encoding:\u000bchunked'], `0${CRLF}${CRLF}${hidden}`),
    start(['X: a', ' Transfer-Encoding: chunked', 'Content-Length: 5'], `aaaaa${hidden}`),
    start(['X: a\rTransfer-Encoding: chunked', 'Content-Length: 5'], `aaaaa${hidden}`),
    start(['X: a\nTransfer-Encoding: chunked', 'Content-Length: 5'], `0${CRLF}${CRLF}${hidden}`),
    start(['X: a\u0000b', 'Content-Length: 5'], `aaaaa${hidden}`),
    start(['Transfer-Encoding: chunked'], `5;${'x'.repeat(20_000)}${CRLF}aaaaa${CRLF}0${CRLF}${CRLF}${hidden}`),
    start(['Transfer-Encoding: chunked'], `zz${CRLF}aaaaa${CRLF}0${CRLF}${CRLF}${hidden}`),
    start(['Transfer-Encoding: chunked'], `5${CRLF}aaaaaXX0${CRLF}${CRLF}${hidden}`),
    start(['Transfer-Encoding: chunked'], `${'f'.repeat(17)}${CRLF}aaaaa${CRLF}${hidden}`),
    `GET /about HTTP/1.1\nHost: verse.example\n\n${hidden}`,
    `GET /about HTTP/2.0${CRLF}Host: verse.example${CRLF}${CRLF}${hidden}`,
    `GET /about HTTP/1.1${CRLF}${CRLF}`,
    `GET /ab\u0000out HTTP/1.1${CRLF}Host: verse.example${CRLF}${CRLF}${hidden}`,
    `GET /about HTTP/1.1${CRLF}Host: verse.example${CRLF}: empty${CRLF}${CRLF}${hidden}`,
    `GET /about HTTP/1.1${CRLF}Host: verse.example${CRLF}X: ${'a'.repeat(20_000)}${CRLF}${CRLF}${hidden}`,
    `GET /${'a'.repeat(20_000)} HTTP/1.1${CRLF}Host: verse.example${CRLF}${CRLF}${hidden}`,
    `PRI * HTTP/2.0${CRLF}${CRLF}SM${CRLF}${CRLF}${hidden}`,
    `\u0016\u0003\u0001\u0002\u0000\u0001${'\u0000'.repeat(40)}`,
    '\u0000'.repeat(100) + CRLF + CRLF,
  ];
  for (const shape of shapes) {
    const { statuses, text } = await send(site.origin, Buffer.from(shape, 'latin1'));
    const known = JSON.stringify(shape.slice(0, 160));
    expect([known, statuses.length, (statuses[0] ?? 0) >= 400 && (statuses[0] ?? 0) < 500]).toEqual([known, 1, true]);
    expect([known, site.asked]).toEqual([known, []]);
    expect(text).not.toMatch(INSIDES);
  }
  expect(site.errors).toEqual([]);
  expect((await ask(site.origin, '/healthz')).status).toBe(200);
}, 60_000);

// @proves R19
test('a malformed report is rejected or ignored', async () => {
  const site = await gateway();
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '{"visits":[1]}',
    '{"visits":{"length":9e9}}',
    `{"kind":"${'x'.repeat(9000)}"}`,
    '\u0000',
  ];
  for (const type of ['text/plain; charset=utf-99', 'application/json; charset="', 'nonsense', '/'])
    for (const body of bodies) {
      const answer = await ask(site.origin, '/report', { method: 'POST', body, headers: { 'content-type': type } });
      expect([type, [204, 400, 413, 415].includes(answer.status)]).toEqual([type, true]);
      expect(answer.body).not.toMatch(INSIDES);
    }
  expect(site.errors).toEqual([]);
});

// @proves R19
test('an encoding that the client excludes is not used, and guests with other encodings do not share it', async () => {
  const site = await gateway({
    api: ({ headers }, response) =>
      void response
        .writeHead(200, { 'cache-control': 'no-cache', etag: '"tag"', vary: 'Accept-Encoding' })
        .end(headers['accept-encoding']),
  });
  for (const [accepted, ofPage, ofApi] of [
    ['*', undefined, 'identity'],
    ['', undefined, 'identity'],
    ['br;q=0, gzip', 'gzip', 'gzip'],
    ['gzip;q=0, br; q=0.0', undefined, 'identity'],
    ['br;q=0.000,identity', undefined, 'identity'],
    ['gzip, br;q=0.5', 'br', 'gzip'],
    ['sgzip, brx', undefined, 'identity'],
  ] as const)
    for (const turn of ['made', 'kept']) {
      const headers = { 'accept-encoding': accepted };
      const page = await ask(site.origin, '/about', { headers });
      const { body } = await ask(site.origin, '/api/blogs', { headers });
      expect([accepted, turn, page.headers['content-encoding'], body]).toEqual([accepted, turn, ofPage, ofApi]);
    }
});
