import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { readAuditLog, readCanary } from '@verse/releases';
import { annotate, expect, test } from '../../fixtures';
import { drawAllBuckets, drawBucket, eventually, ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const SECTION = 'mf-marketing';
const SHARE = 10;
const ACTOR = { who: 'Ada Tester', why: 'a new form' };

/** Starts a site with a good release and a changed release that is not served to anyone yet. */
async function siteWith(
  api: string,
  atEnd: (end: () => Promise<unknown>) => void,
  change: (name: string, text: string) => string,
) {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const active = await releases.add(SECTION);
  const candidate = await releases.vary(SECTION, active, change);
  const gateway = await startGatewayOver(releases, api, { TRUST_PROXY: 'loopback' });
  atEnd(gateway.stop);
  const visit = async (cookie = '', from = '203.0.113.9') => {
    const headers = { cookie, 'x-forwarded-for': from };
    const answer = await fetch(`${gateway.address}/about`, { headers });
    const release = /"mf-marketing":\{"release":"([0-9a-f]{16})"/.exec(await answer.text())?.[1];
    return { answer, release, cookie: answer.headers.getSetCookie() };
  };
  /** Sends an error report, as if from a browser at this IP address. */
  const report = (cookie: string, from: string) =>
    fetch(`${gateway.address}/report`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'text/plain', 'x-forwarded-for': from },
      body: JSON.stringify({ kind: 'mount', section: SECTION, release: candidate, message: 'planted' }),
    });
  /** Starts the canary and waits until the gateway serves it to a visitor. Returns that visitor's cookie. */
  const begin = async () => {
    await releases.store.startCanary(SECTION, candidate, SHARE, ACTOR);
    return drawBucket(gateway.address, (bucket) => bucket < SHARE);
  };
  return { ...gateway, dir: releases.dir, store: releases.store, active, candidate, visit, report, begin };
}

// @proves GEN-09
test('a share of visitors gets the canary, always or never, and pages of both are cached separately', async ({
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, (_, text) => text);
  const { address, store, active, candidate, visit, begin } = site;
  const before = await visit();
  expect([before.release, before.cookie, before.answer.headers.get('cache-control')]).toEqual([
    active,
    [],
    'public, max-age=0, must-revalidate',
  ]);
  const canaryVisitor = await begin();

  const given: (string | undefined)[] = [];
  for (const cookie of await drawAllBuckets(address)) {
    const first = await visit(`verse.theme=dark; ${cookie}`);
    const again = await visit(cookie);
    expect([again.release, again.cookie, again.answer.headers.get('x-cache')]).toEqual([first.release, [], 'hit']);
    given.push(first.release);
  }
  annotate('% of the buckets are given the canary', given.filter((release) => release === candidate).length);
  expect(given).toEqual(given.map((_, bucket) => (bucket < SHARE ? candidate : active)));

  // Visitors cannot choose a bucket, because an unsigned cookie is replaced as if it were missing.
  const strangers = ['', 'verse.cohort=3', `verse.cohort=3.${'A'.repeat(22)}`, canaryVisitor.replace(/\d+\./, '99.')];
  for (let stranger = 0; stranger < 60; stranger += 1) {
    const { answer, release, cookie } = await visit(strangers[stranger % strangers.length]);
    const [, bucket = ''] =
      /^verse\.cohort=(\d{1,2})\.[\w-]{22}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/.exec(cookie[0] ?? '') ??
      [];
    expect([cookie.length, release, answer.headers.get('cache-control')]).toEqual([
      1,
      Number(bucket) < SHARE ? candidate : active,
      'private, max-age=0, must-revalidate',
    ]);
  }

  await store.endCanary(SECTION, ACTOR);
  await eventually(
    () => visit(canaryVisitor),
    ({ release }) => release === active,
  );
  expect((await visit()).cookie).toEqual([]);
});

/** Opens the contact form as a canary visitor from this IP address. */
async function visitFrom(browser: Browser, site: string, cookie: string, address: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site }]);
  const page = await context.newPage();
  await page.goto(`${site}/contact`);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await context.close();
}

// @proves GEN-09
test('a failing canary ends by itself, its visitors get the active release, and one address ends nothing', async ({
  browser,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, (name, text) =>
    name.startsWith('client/')
      ? text.replaceAll('children:"Send Message"', 'children:(()=>{throw new Error("planted")})()')
      : text,
  );
  const cookie = await site.begin();
  for (let turn = 0; turn < 3; turn += 1) await visitFrom(browser, site.address, cookie, '203.0.113.1');
  for (let visitor = 10; visitor < 16; visitor += 1) await site.visit(cookie, `203.0.113.${visitor}`);
  expect(await readCanary(site.dir, SECTION)).toMatchObject({ release: site.candidate, share: SHARE });

  const start = performance.now();
  for (const visitor of [2, 3, 4, 5, 6]) await visitFrom(browser, site.address, cookie, `203.0.113.${visitor}`);
  await eventually(
    () => readCanary(site.dir, SECTION),
    (canary) => canary === null,
  );
  annotate('s until the gateway ended a canary that breaks', (performance.now() - start) / 1000);
  expect((await readAuditLog(site.dir, SECTION)).at(-1)).toMatchObject({
    act: 'canary-ended',
    who: 'the gateway',
    release: site.candidate,
    why: expect.stringMatching(/^it failed for 5 of \d+ addresses, the active release for 0 of \d+$/),
  });
  await eventually(
    () => site.visit(cookie),
    ({ release }) => release === site.active,
  );
});

// @proves GEN-09
test('three addresses that report a healthy canary as broken do not end it @soak', async ({ baseURL, atEnd }) => {
  const site = await siteWith(baseURL ?? '', atEnd, (_, text) => text);
  const cookie = await site.begin();
  const attack = async () => {
    for (const sent of [cookie, 'verse.cohort=3'])
      for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
        for (let turn = 0; turn < 5; turn += 1) {
          await site.visit(sent, from);
          await site.report(sent, from);
        }
  };
  await attack();
  for (let visitor = 10; visitor < 40; visitor += 1) await site.visit(cookie, `203.0.113.${visitor}`);
  await attack();
  // Sends reports about pages that were never served to these IP addresses.
  for (let liar = 0; liar < 30; liar += 1) await site.report(cookie, `198.51.100.${liar}`);
  expect(await readCanary(site.dir, SECTION)).toMatchObject({ release: site.candidate });
  expect(await site.visit(cookie)).toMatchObject({ release: site.candidate });
});

// @proves GEN-09
test('a canary that fails on the server ends at once, even while nothing can be written', async ({
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, (name, text) =>
    name.startsWith('server/')
      ? `${text};for(const route of module.exports.default.routes)if(route.path==='about')Object.assign(route,` +
        `{lazy:undefined,Component(){throw new Error('planted')}});`
      : text,
  );
  const cookie = await site.begin();
  const lock = path.join(site.dir, SECTION, '.lock');
  await writeFile(lock, '');
  for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await site.visit(cookie, from);
  expect(await site.visit(cookie)).toMatchObject({ release: site.active });
  expect(await readCanary(site.dir, SECTION)).toMatchObject({ release: site.candidate });
  await rm(lock);
  await eventually(
    () => readCanary(site.dir, SECTION),
    (canary) => canary === null,
  );
  expect((await readAuditLog(site.dir, SECTION)).at(-1)).toMatchObject({
    act: 'canary-ended',
    why: expect.stringMatching(/^it failed for \d+ of \d+ addresses, the active release for 0 of \d+$/),
  });
});
