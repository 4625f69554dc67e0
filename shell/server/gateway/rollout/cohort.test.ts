/** @jest-environment node */
import { ask, CANARY, endAll, gateway } from '../../../test/test-gateway';

afterEach(endAll);

const OTHER_TOKEN = 'Pz7-another-word-between-us';
const REPORT = JSON.stringify({ kind: 'load', section: 'mf-marketing', release: CANARY });

const site = (options: Parameters<typeof gateway>[0] = {}) =>
  gateway({
    canaryShare: 20,
    env: { RATE_LIMIT_FACTOR: '1000', ...options.env },
    render: ({ release }) => ({ status: 200, render: 'ssr', html: `<html>${release?.release}</html>` }),
    ...options,
  });

async function visit(origin: string, { cookie = '', from = '203.0.113.1', url = '/about' } = {}) {
  const answer = await ask(origin, url, { headers: { cookie, 'x-forwarded-for': from } });
  const given = answer.headers['set-cookie']?.[0]?.split(';', 1)[0];
  return { isCanary: answer.body.includes(CANARY), given };
}

/** Returns the cookie that the gateway sets for a visitor who receives the canary. */
async function canaryCookie(origin: string): Promise<string> {
  for (;;) {
    const { isCanary, given } = await visit(origin);
    if (isCanary && given) return given;
  }
}

const report = (origin: string, cookie: string, from: string) =>
  ask(origin, '/report', {
    method: 'POST',
    body: REPORT,
    headers: { cookie, 'x-forwarded-for': from, 'content-type': 'text/plain' },
  });

// @proves GEN-09
test('a bucket that the visitor has written is replaced by a random one, and a signed one is kept', async () => {
  const { origin } = await site();
  const signed = await canaryCookie(origin);
  expect(signed).toMatch(/^__Host-verse\.cohort=\d{1,2}\.[\w-]{22}$/);
  expect(await visit(origin, { cookie: signed })).toEqual({ isCanary: true, given: undefined });
  const [, signature = ''] = signed.split('.').slice(1);
  const forged = ['3', '3.', `99.${signature}`, `3.${'A'.repeat(22)}`, `03.${signature}`];
  const drawn = [];
  for (const value of forged)
    for (let turn = 0; turn < 20; turn += 1)
      drawn.push(await visit(origin, { cookie: `__Host-verse.cohort=${value}`, from: `198.51.100.${turn}` }));
  expect(drawn.filter(({ given }) => given === undefined)).toEqual([]);
  expect(drawn.filter(({ isCanary }) => !isCanary).length).toBeGreaterThan(50);
});

// @proves GEN-09
test('gateways that share a token accept the bucket cookies of each other, and no others', async () => {
  const one = await site();
  const two = await site();
  const other = await site({ env: { PURGE_TOKEN: OTHER_TOKEN } });
  const cookie = await canaryCookie(one.origin);
  expect(await visit(two.origin, { cookie })).toEqual({ isCanary: true, given: undefined });
  expect((await visit(other.origin, { cookie })).given).toMatch(/^__Host-verse\.cohort=/);
});

// @proves GEN-09
test('three addresses that report a healthy canary as broken do not end it; most of its visitors do', async () => {
  const { origin, dropped } = await site();
  const cookie = await canaryCookie(origin);
  for (const forged of [cookie, '__Host-verse.cohort=3'])
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      for (let turn = 0; turn < 5; turn += 1) await visit(origin, { cookie: forged, from });
      for (let turn = 0; turn < 5; turn += 1) await report(origin, forged, from);
    }
  // Reports on pages that were never sent to these clients.
  for (let client = 0; client < 30; client += 1) await report(origin, cookie, `198.51.100.${client}`);
  expect(dropped).toEqual([]);
  for (let client = 0; client < 12; client += 1) {
    await visit(origin, { cookie, from: `203.0.113.${client}` });
    await report(origin, cookie, `203.0.113.${client}`);
  }
  expect(dropped).toEqual([expect.stringMatching(/^it failed for \d+ of \d+ addresses/)]);
});

// @proves GEN-09
test('a page that fails on the server ends a canary, unless it fails with the active release as well', async () => {
  const { origin, dropped } = await site({
    render({ url, release }) {
      const isFailing = url === '/privacy-policy' || (url === '/services' && release?.release === CANARY);
      return { status: 200, render: isFailing ? 'csr:render' : 'ssr', html: `<html>${release?.release}</html>` };
    },
  });
  const cookie = await canaryCookie(origin);
  for (const url of ['/privacy-policy', '/services'])
    for (const from of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) {
      expect([url, dropped]).toEqual([url, []]);
      await visit(origin, { cookie, from, url });
    }
  expect(dropped).toEqual([expect.stringMatching(/^it failed for 3 of 4 addresses, the active release for 0 of/)]);
});
