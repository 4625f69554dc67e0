import type { Route } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';
import { gatewayOver, ReleaseFolder } from '../../release-fixtures';

/** What can happen to a section's files on their way to the browser. */
const FAULTS: Record<string, (route: Route) => Promise<void> | void> = {
  'cannot be reached': (route) => route.abort('connectionrefused'),
  'never answer': () => undefined,
  'answer 500': (route) => route.fulfill({ status: 500, body: 'no' }),
  'are a page instead of a script': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  'are cut off': (route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'var mf_store = (() => {' }),
  'do nothing': (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: '' }),
};

const STORE_FILES = /\/mf\/mf-store\/.*\.js$/;

for (const [fault, misbehave] of Object.entries(FAULTS)) {
  // @proves GEN-09
  test(`files of a section that ${fault} give a card within 8 s, and "Try again" works without a reload`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load|integrity|mf-store|Unexpected|ChunkLoadError|RUNTIME-/);
    await page.goto('/contact');
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(STORE_FILES, misbehave);
    await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();

    await expect(page.getByText('The store is not available right now.')).toBeVisible({ timeout: 11_000 });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Showcase' }).click();
    await expect(page).toHaveURL(/\/showcase$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.unroute(STORE_FILES);
    await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(page.getByRole('heading', { level: 1, name: 'Store' }).or(retry)).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

// @proves GEN-09 GEN-03
test('a page whose scripts cannot be reached is readable, and its links work', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load/, /hydrating/, /mf-store/);
  await page.route(STORE_FILES, (route) => route.abort());
  await page.goto('/store');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/resources\/blogs$/);
});

// @proves GEN-09
test('a page whose release cannot be brought is made anew by the release before it, in the same navigation', async ({
  page,
  baseURL,
  expectConsole,
  atEnd,
}) => {
  expectConsole(/Failed to load|loading a section|mf-store/);
  const releases = await ReleaseFolder.create();
  atEnd(() => releases.remove());
  const good = await releases.add('mf-store');
  const newer = await releases.vary('mf-store', good, (_, text) =>
    text.replaceAll('Pay by bank', 'Pay tomorrow by bank'),
  );
  await releases.activate('mf-store', newer);
  const gateway = await gatewayOver(releases, baseURL ?? '');
  atEnd(gateway.stop);
  await page.route(`**/mf/mf-store/${newer}/**/*.js`, (route) => route.fulfill({ status: 500, body: 'no' }));
  const html = await (await page.request.get(`${gateway.address}/store`)).text();
  expect(html).toContain(newer);
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/report')) reports.push(request.postData() ?? '');
  });
  await page.goto(`${gateway.address}/store`);
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  // Worked by the release before: what is chosen is answered without a new document.
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Fashion' }).click();
  await expect(page).toHaveURL(/category=fashion/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect.poll(() => reports.filter((text) => text.includes(newer)).length).toBe(1);
});
