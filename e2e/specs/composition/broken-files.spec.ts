import { expect, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

const STORE_FILES = /\/mf\/mf-store\/.*\.js$/;

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
test('the previous release renders a page whose release cannot be loaded, in the same navigation', async ({
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
  const gateway = await startGatewayOver(releases, baseURL ?? '');
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
  // Once the previous release has hydrated the page, its router handles the link without loading a new document.
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Fashion' }).click();
  await expect(page).toHaveURL(/category=fashion/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expect.poll(() => reports.filter((text) => text.includes(newer)).length).toBe(1);
});
