import { randomBytes } from 'node:crypto';
import { expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const SECTION = 'mf-marketing';
const ACTOR = { who: 'Ada Tester' };
const BEFORE = 'Send Message';
const AFTER = 'Send it to the team';

/** Starts a site. Its `build` creates a release of the section with a different text on the contact form. */
async function siteWith(api: string, atEnd: (end: () => Promise<unknown>) => void) {
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const active = await releases.add(SECTION);
  const build = (text: (text: string) => string, contract?: number) =>
    releases.vary(SECTION, active, (_, file) => text(file), contract);
  const gateway = await startGatewayOver(releases, api);
  atEnd(gateway.stop);
  const begin = async (release: string) => {
    const key = await releases.store.startPreview(SECTION, release, ACTOR);
    return { key, link: `${gateway.address}/_preview?section=${SECTION}&key=${key}` };
  };
  const visit = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(gateway.address + path, { headers });
    return { status: answer.status, text: await answer.text() };
  };
  return { ...gateway, store: releases.store, active, build, begin, visit };
}

// @proves GEN-09
test('the holder of a preview link gets an interactive preview with a banner, until they leave it', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const { address, store, build, begin, visit } = await siteWith(baseURL ?? '', atEnd);
  const { link } = await begin(await build((text) => text.replaceAll(BEFORE, AFTER)));
  await page.goto(link);
  await expect(page).toHaveURL(`${address}/`);
  const answer = await page.goto(`${address}/contact`);
  expect([answer?.headers()['x-render'], answer?.headers()['cache-control']]).toEqual([
    'ssr',
    'private, max-age=0, must-revalidate',
  ]);
  expect(await answer?.text()).toContain(AFTER);
  await untilHydrated(page);
  await expect(page.getByRole('button', { name: AFTER })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Preview' });
  await expect(banner).toContainText(`Preview of ${SECTION}, release`);
  expect((await visit('/contact')).text).not.toContain(AFTER);

  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(`${address}/`);
  await banner.getByRole('button', { name: 'Leave the preview' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(`${address}/contact`);
  await expect(page.getByRole('button', { name: BEFORE })).toBeVisible();

  await page.goto(link);
  await expect(banner).toBeVisible();
  await store.endPreview(SECTION, { who: 'Ada Tester' });
  await page.goto(`${address}/contact`);
  await expect(page.getByRole('button', { name: BEFORE })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

// @proves GEN-09
test('a preview cannot be reached by guessing, and one that does not fit is rejected with a message', async ({
  baseURL,
  atEnd,
}) => {
  const { build, begin, visit } = await siteWith(baseURL ?? '', atEnd);
  const release = await build((text) => text.replaceAll(BEFORE, AFTER));
  const { key } = await begin(release);
  expect((await visit('/contact', { cookie: `verse.preview=${SECTION}.${key}` })).text).toContain(AFTER);

  const guesses = [
    ...Array.from({ length: 20 }, () => `${SECTION}.${randomBytes(32).toString('base64url')}`),
    ...[`${SECTION}.${release}`, `${SECTION}.${key.slice(1)}`, `${SECTION}.${key}A`, `mf-store.${key}`, key],
    ...[`../${SECTION}.${key}`, `${SECTION}/../mf-verse.${key}`, `${SECTION}.${key.toUpperCase()}`, '.', 'true'],
  ];
  for (const guess of guesses) {
    const { status, text } = await visit('/contact', { cookie: `verse.preview=${guess}` });
    expect([guess, status, text.includes(AFTER), text.includes('Leave the preview')]).toEqual([
      guess,
      200,
      false,
      false,
    ]);
    const [section = '', tried = ''] = guess.split(/\.(?=[^.]*$)/);
    const link = `/_preview?${new URLSearchParams({ section, key: tried })}`;
    expect([guess, (await visit(link)).status]).toEqual([guess, 404]);
  }
  for (const path of [`/contact?preview=${key}`, `/contact?section=${SECTION}&key=${key}`, `/contact#${key}`])
    expect([path, (await visit(path)).text.includes(AFTER)]).toEqual([path, false]);

  const other = await begin(await build((text) => text, 99));
  const { status, text } = await visit(new URL(other.link).pathname + new URL(other.link).search);
  expect([status, text]).toEqual([409, expect.stringMatching(/^This release cannot be shown: .*contract/)]);
  expect((await visit('/contact', { cookie: `verse.preview=${SECTION}.${other.key}` })).status).toBe(200);
});
