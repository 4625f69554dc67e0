/** @jest-environment node */
import { CRLF, request, send } from '../../../test/raw-requests';
import { asset, endAll, gateway } from '../../../test/test-gateway';

afterEach(endAll);

const ROUTES = ['/', '/about', '/verse/feed', asset('main.js'), '/healthz', '/report', '/api/blogs', '/none'];

// @proves R19
test('a request with an ambiguous host is rejected, on every route', async () => {
  const site = await gateway({ env: { RATE_LIMIT_FACTOR: '1000' } });
  const from = (hosts: string[], target = '/about') =>
    [`GET ${target} HTTP/1.1`, ...hosts.map((host) => `Host: ${host}`), 'Connection: close', '', ''].join(CRLF);
  for (const route of ROUTES)
    for (const hosts of [
      ['verse.example', 'evil.example'],
      ['verse.example', 'verse.example'],
      [''],
      [],
      ['evil.example@verse.example'],
      ['verse.example, evil.example'],
      ['verse.example/evil'],
      ['verse.example:80:80'],
      ['verse example'],
    ])
      expect([route, hosts, (await send(site.origin, from(hosts, route))).statuses]).toEqual([route, hosts, [400]]);
  expect((await send(site.origin, from(['verse.example'], 'http://evil.example/about'))).statuses).toEqual([400]);
  for (const good of [
    from(['verse.example:3000']),
    from(['[::1]:3000']),
    from(['my_gateway']),
    from(['Verse.example'], 'http://verse.example/about'),
    `GET /about HTTP/1.0${CRLF}${CRLF}`,
  ])
    expect([good, (await send(site.origin, good)).statuses]).toEqual([good, [200]]);
  expect(site.errors).toEqual([]);
}, 60_000);

// @proves R17 R19
test('malformed requests and too many cookies are answered with a page that says what to do', async () => {
  const site = await gateway();
  const cookies = `Cookie: ${'a'.repeat(17_000)}`;
  const heard = async (target: string, headers: string[]) => {
    const { text } = await send(site.origin, Buffer.from(request('GET', target, headers), 'utf8'));
    const [head = '', body = ''] = text.split(CRLF + CRLF);
    return { status: head.split(' ')[1], head: head.toLowerCase(), body };
  };
  const page = await heard('/about', [cookies]);
  expect([page.status, page.body]).toEqual(['431', expect.stringMatching(/<h1>.*cookies<\/h1>.*Delete the cookies/)]);
  const address = await heard('/caf\u00e9', []);
  expect([address.status, address.body]).toEqual(['400', expect.stringMatching(/<h1>.*<\/h1>.*Check the address/)]);
  for (const { head } of [page, address]) {
    expect(head).toContain('content-type: text/html; charset=utf-8');
    expect(head).toContain('content-security-policy: ');
    expect(head).toContain('cache-control: no-store');
  }
  for (const [target, headers, status] of [
    ['/api/blogs', [cookies], 431],
    ['/api/blogs?q=caf\u00e9', [], 400],
  ] as const) {
    const { head, body } = await heard(target, [...headers]);
    expect(head).toContain('content-type: application/problem+json');
    expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/\w/) });
  }
  expect((await heard('/about', [`Cookie: ${'a'.repeat(15_000)}`])).status).toBe('200');
});
