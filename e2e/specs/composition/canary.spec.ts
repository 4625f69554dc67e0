import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { endCanary, readCanary, readJournal, startCanary } from '@verse/releases';
import { expect, measured, test } from '../../fixtures';
import { eventually, gatewayOver, ReleaseFolder } from '../../release-fixtures';

const SECTION = 'mf-marketing';
const SHARE = 10;
const BY = { who: 'Ada Tester', why: 'a new form' };

/** A site with a good release, and a second one that is changed and given to nobody yet. */
async function siteWith(
  api: string,
  atEnd: (end: () => Promise<unknown>) => void,
  change: (name: string, text: string) => string,
) {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const active = await releases.add(SECTION);
  const candidate = await releases.vary(SECTION, active, change);
  const gateway = await gatewayOver(releases, api, { TRUST_PROXY: 'loopback' });
  atEnd(gateway.stop);
  const visit = async (cookie = '', from = '203.0.113.9') => {
    const headers = { cookie, 'x-forwarded-for': from };
    const answer = await fetch(`${gateway.address}/about`, { headers });
    const release = /"mf-marketing":\{"release":"([0-9a-f]{16})"/.exec(await answer.text())?.[1];
    return { answer, release, cookie: answer.headers.getSetCookie() };
  };
  /** Begins the canary, and waits until the gateway gives it to somebody. */
  const begin = async () => {
    await startCanary(releases.dir, SECTION, candidate, { share: SHARE, ...BY });
    await eventually(
      () => visit('verse.cohort=0'),
      ({ release }) => release === candidate,
    );
  };
  return { ...gateway, dir: releases.dir, active, candidate, visit, begin };
}

// @proves GEN-09
test('a share of the visitors is given the canary, always or never, and pages of both are kept apart', async ({
  baseURL,
  atEnd,
}) => {
  const { dir, active, candidate, visit, begin } = await siteWith(baseURL ?? '', atEnd, (_, text) => text);
  const before = await visit();
  expect([before.release, before.cookie, before.answer.headers.get('cache-control')]).toEqual([
    active,
    [],
    'public, max-age=0, must-revalidate',
  ]);
  await begin();

  const given: (string | undefined)[] = [];
  for (let bucket = 0; bucket < 100; bucket += 1) {
    const first = await visit(`verse.theme=dark; verse.cohort=${bucket}`);
    const again = await visit(`verse.cohort=${bucket}`);
    expect([again.release, again.cookie, again.answer.headers.get('x-cache')]).toEqual([first.release, [], 'hit']);
    given.push(first.release);
  }
  measured('% of the buckets are given the canary', given.filter((release) => release === candidate).length);
  expect(given).toEqual(given.map((_, bucket) => (bucket < SHARE ? candidate : active)));

  for (let stranger = 0; stranger < 50; stranger += 1) {
    const { answer, release, cookie } = await visit();
    const [, bucket = ''] =
      /^verse\.cohort=(\d{1,2}); Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/.exec(cookie[0] ?? '') ?? [];
    expect([cookie.length, release, answer.headers.get('cache-control')]).toEqual([
      1,
      Number(bucket) < SHARE ? candidate : active,
      'private, max-age=0, must-revalidate',
    ]);
  }

  await endCanary(dir, SECTION, BY);
  await eventually(
    () => visit('verse.cohort=0'),
    ({ release }) => release === active,
  );
  expect((await visit()).cookie).toEqual([]);
});

/** Somebody who is given canaries opens the form, from an address of their own. */
async function visitFrom(browser: Browser, site: string, address: string) {
  const context = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': address } });
  await context.addCookies([{ name: 'verse.cohort', value: '3', url: site }]);
  const page = await context.newPage();
  await page.goto(`${site}/contact`);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await context.close();
}

// @proves GEN-09
test('a canary that breaks ends by itself, its visitors meet the active release, and one address ends nothing', async ({
  browser,
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, (name, text) =>
    name.startsWith('client/')
      ? text.replaceAll('children:"Send Message"', 'children:(()=>{throw new Error("planted")})()')
      : text,
  );
  await site.begin();
  for (let turn = 0; turn < 3; turn += 1) await visitFrom(browser, site.address, '203.0.113.1');
  expect(await readCanary(site.dir, SECTION)).toMatchObject({ release: site.candidate, share: SHARE });

  const start = performance.now();
  await visitFrom(browser, site.address, '203.0.113.2');
  await visitFrom(browser, site.address, '203.0.113.3');
  await eventually(
    () => readCanary(site.dir, SECTION),
    (canary) => canary === null,
  );
  measured('s until the gateway ended a canary that breaks', (performance.now() - start) / 1000);
  expect((await readJournal(site.dir, SECTION)).at(-1)).toMatchObject({
    act: 'canary-ended',
    who: 'the gateway',
    release: site.candidate,
    why: expect.stringMatching(/^it failed for 3 of \d+ addresses, the active release for 0 of \d+$/),
  });
  await eventually(
    () => site.visit('verse.cohort=3'),
    ({ release }) => release === site.active,
  );
});

// @proves GEN-09
test('a canary that cannot be rendered on the server ends at once, also while nothing can be written', async ({
  baseURL,
  atEnd,
}) => {
  const site = await siteWith(baseURL ?? '', atEnd, (name, text) =>
    name.startsWith('server/')
      ? `${text};for(const route of module.exports.default.routes)if(route.path==='about')Object.assign(route,` +
        `{lazy:undefined,Component(){throw new Error('planted')}});`
      : text,
  );
  await site.begin();
  const lock = path.join(site.dir, SECTION, '.lock');
  await writeFile(lock, '');
  for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await site.visit('verse.cohort=3', from);
  expect(await site.visit('verse.cohort=3')).toMatchObject({ release: site.active });
  expect(await readCanary(site.dir, SECTION)).toMatchObject({ release: site.candidate });
  await rm(lock);
  await eventually(
    () => readCanary(site.dir, SECTION),
    (canary) => canary === null,
  );
  expect((await readJournal(site.dir, SECTION)).at(-1)).toMatchObject({
    act: 'canary-ended',
    why: expect.stringMatching(/^it failed for 3 of \d+ addresses, the active release for 0 of \d+$/),
  });
});
