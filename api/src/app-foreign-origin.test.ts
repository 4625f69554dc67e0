import { type RawRequest, sendRaw } from '../test/raw-request';
import { inParts } from '../test/sampling';
import { type GoodRequest, type SeededApi, startSeededApi } from '../test/seeded-api';
import { stopApis } from '../test/start-api';
import { storedState } from '../test/stored-state';
import { type Route, routeName } from './platform/http';

jest.setTimeout(300_000);

/** All tests share one API, because only the last test changes any data. */
let town: SeededApi;
beforeAll(async () => {
  town = await startSeededApi();
});
afterAll(stopApis);

const OURS = 'http://localhost:3000';
const EVIL = 'https://evil.example';
const JSON_TYPE = 'application/json';

const from = (origin: string | string[], more: Record<string, string | string[]> = {}) => ({
  headers: { origin, ...more },
});

/** Requests that another site's page, or a man in the middle, can make using the visitor's cookies. */
const TECHNIQUES: Record<string, (good: GoodRequest) => Partial<RawRequest>> = {
  'another site': () => from(EVIL),
  'an opaque origin': () => from('null'),
  'an empty origin': () => from(''),
  'the word undefined': () => from('undefined'),
  'our address as a prefix': () => from(`${OURS}.evil.example`),
  'our address as a suffix': () => from('http://evil-localhost:3000'),
  'our address as a path': () => from(`${EVIL}/${OURS}`),
  'our address as a user': () => from(`${OURS}@evil.example`),
  'our address in the query': () => from(`${EVIL}?${OURS}`),
  'a sub-domain': () => from('http://evil.localhost:3000'),
  'a dot after the host': () => from('http://localhost.:3000'),
  'another scheme': () => from('https://localhost:3000'),
  'another port': () => from('http://localhost:3001'),
  'no port': () => from('http://localhost'),
  'a longer port': () => from('http://localhost:30000'),
  'a path behind it': () => from(`${OURS}/`),
  'other letters': () => from('HTTP://LOCALHOST:3000'),
  'letters that look alike': () => from('http://xn--lcalhost-dwf:3000'),
  'a number for the address': () => from('http://2130706433:3000'),
  'the same machine by another name': () => from('http://[::1]:3000'),
  'a file': () => from('file://'),
  'an extension': () => from('chrome-extension://abcdefghijklmnop'),
  'two origins in one header': () => from(`${OURS}, ${EVIL}`),
  'two origins, apart by a space': () => from(`${OURS} ${EVIL}`),
  'two headers, ours first': () => from([OURS, EVIL]),
  'two headers, ours last': () => from([EVIL, OURS]),
  'a header in capitals': () => ({ headers: { ORIGIN: EVIL } }),
  'our origin with the word of the browser against it': () => from(OURS, { 'sec-fetch-site': 'cross-site' }),
  'our origin from a sibling': () => from(OURS, { 'sec-fetch-site': 'same-site' }),
  'no origin, from another site': () => ({ headers: { 'sec-fetch-site': 'cross-site' } }),
  'no origin, from a sibling': () => ({ headers: { 'sec-fetch-site': 'same-site' } }),
  'no origin, in capitals': () => ({ headers: { 'Sec-Fetch-Site': 'CROSS-SITE' } }),
  'only a foreign referrer': () => ({ headers: { referer: `${EVIL}/page` } }),
  'only a referrer like ours': () => ({ headers: { referer: `${OURS}.evil.example/` } }),
  'only a referrer nobody can read': () => ({ headers: { referer: 'localhost:3000' } }),
  'our referrer with a foreign origin': () => from(EVIL, { referer: `${OURS}/verse/settings` }),
  'a plain text': () => from(EVIL, { 'content-type': 'text/plain' }),
  'a form': ({ body = {} }) => ({
    ...from(EVIL, { 'content-type': 'application/x-www-form-urlencoded' }),
    body: new URLSearchParams(body as Record<string, string>).toString(),
  }),
  'a form in parts': () => ({
    ...from(EVIL, { 'content-type': 'multipart/form-data; boundary=x' }),
    body: '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--x--\r\n',
  }),
  'no content type': () => ({ ...from(EVIL), body: undefined }),
  'a POST that wants to be something else': ({ method }) => ({
    ...from(EVIL, { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method }),
    method: 'POST',
  }),
  'a POST that says so in the query': ({ method, path }) => ({
    ...from(EVIL),
    method: 'POST',
    path: `${path}?_method=${method}`,
  }),
  'a host that agrees with it': () =>
    from('http://evil.example', { host: 'evil.example', 'x-forwarded-host': 'evil.example' }),
  'a proxy that agrees with it': () =>
    from(EVIL, {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example;proto=https',
    }),
};

const OF_READING: Record<string, (good: GoodRequest) => Partial<RawRequest>> = {
  'a GET': () => ({ ...from(EVIL), method: 'GET', body: undefined }),
  'a HEAD': () => ({ ...from(EVIL), method: 'HEAD', body: undefined }),
  'a GET that wants to be something else': ({ method }) => ({
    ...from(EVIL, { 'x-http-method-override': method, 'x-method-override': method }),
    method: 'GET',
    body: undefined,
  }),
  'a GET with everything in the query': ({ method, path, body = {} }) => ({
    ...from(EVIL),
    method: 'GET',
    path: `${path}?${new URLSearchParams({ _method: method, ...(body as Record<string, string>) }).toString()}`,
    body: undefined,
  }),
  'an OPTIONS': ({ method }) => ({
    ...from(EVIL, { 'access-control-request-method': method, 'access-control-request-headers': 'content-type' }),
    method: 'OPTIONS',
    body: undefined,
  }),
};

/**
 * `npm run soak -- foreign-origins` tries every technique on every route. Otherwise, each route gets a random subset.
 */
const isWhole = process.env.FOREIGN_ORIGINS === 'all';
const PARTS = isWhole ? 1 : 16;
const nextTechniques = inParts(Object.entries(TECHNIQUES), PARTS);
const nextOfReading = inParts(Object.values(OF_READING), isWhole ? 1 : 3);

const isWrite = ({ method }: Route) => method !== 'get';
const operationsOf = ({ api }: SeededApi) => api.features.flatMap(({ routes }) => routes);

function requestOf({ adminCookie }: SeededApi, good: GoodRequest, change: Partial<RawRequest>): RawRequest {
  const plain = { method: good.method, path: good.path, body: JSON.stringify(good.body ?? {}) };
  return {
    ...plain,
    ...change,
    headers: { cookie: adminCookie, 'content-type': JSON_TYPE, ...good.headers, ...change.headers },
  };
}

describe('another site', () => {
  // @proves R14 GAP-093
  it('changes nothing by any technique at any route that changes something, with the cookies of an admin', async () => {
    const writes = operationsOf(town).filter(isWrite);
    const before = await storedState(town.api.store);
    let tries = 0;
    for (const operation of writes) {
      const good = town.good(operation);
      for (const [technique, change] of nextTechniques()) {
        const answer = await sendRaw(town.api, requestOf(town, good, change(good)));
        const refusal = technique.startsWith('two headers')
          ? [400, expect.stringContaining('A header was sent twice')]
          : [403, expect.stringContaining('came from another site')];
        expect([routeName(operation), technique, answer.status, answer.text]).toEqual([
          routeName(operation),
          technique,
          ...refusal,
        ]);
        expect(answer.headers['access-control-allow-origin']).toBeUndefined();
        tries += 1;
      }
      expect(await storedState(town.api.store)).toEqual(before);
    }
    process.stdout.write(
      `R14 requests from other sites: ${tries} tries, ${writes.length} routes, ` +
        `${Object.keys(TECHNIQUES).length} techniques, 0 accepted\n`,
    );
    expect(tries).toBeGreaterThan((writes.length * Object.keys(TECHNIQUES).length) / (PARTS + 0.1));
    expect(writes.length).toBeGreaterThan(20);
  });

  // @proves R14 GAP-093
  it('changes nothing by reading, and is never allowed to read the answer', async () => {
    // The first requests create the account's referral link, choose the featured member, index the contests, and mark
    // notifications that have no text as read.
    for (const path of ['/api/referrals', '/api/featured-member', '/api/contests', '/api/notifications'])
      await town.api.call(path, { headers: { cookie: town.adminCookie } });
    // Viewing a dispute or a member as staff adds an audit row.
    const stateBesidesLooks = async () => {
      const { audit = [], ...state } = await storedState(town.api.store);
      const isLook = ({ action }: { action?: string }) => /^(?:project dispute|people): /.test(action ?? '');
      return { ...state, audit: audit.filter((row) => !isLook(row as { action?: string })) };
    };
    const before = await stateBesidesLooks();
    let tries = 0;
    // The notification stream never ends.
    const ending = operationsOf(town).filter(({ path }) => path !== '/api/notifications/stream');
    for (const operation of ending) {
      const good = town.good(operation);
      for (const change of nextOfReading()) {
        const { headers, status } = await sendRaw(town.api, requestOf(town, good, change(good)));
        expect([
          routeName(operation),
          status < 500,
          Object.keys(headers).filter((name) => name.startsWith('access-control')),
        ]).toEqual([routeName(operation), true, []]);
        tries += 1;
      }
    }
    expect(await stateBesidesLooks()).toEqual(before);
    expect(tries).toBeGreaterThan(200);
  });

  // @proves R14
  it('is the reason: the same requests from our own pages succeed', async () => {
    const ours = { headers: { origin: OURS, 'sec-fetch-site': 'same-origin', referer: `${OURS}/verse/settings` } };
    const done: string[] = [];
    // Operations that end the caller's session must run last.
    const endsSession = ({ path }: Route) => /signout|reset|deletion/.test(path);
    const writes = operationsOf(town).filter(isWrite);
    for (const operation of [...writes.filter((one) => !endsSession(one)), ...writes.filter(endsSession)]) {
      const { status, text } = await sendRaw(town.api, requestOf(town, town.good(operation), ours));
      expect([routeName(operation), text]).toEqual([routeName(operation), expect.not.stringContaining('another site')]);
      if (status < 300) done.push(routeName(operation));
    }
    expect(done.length).toBeGreaterThan(13);
  });
});
