import { releasesDir } from '@verse/build/workspace';
import { publicPathOf, readActiveRelease } from '@verse/releases';
import { expect, soakUnless, test, untilHydrated } from '../../fixtures';
import { addForeignSection, buildStockHost, type Bundler } from '../../foreign-builds';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

for (const bundler of ['webpack', 'Rspack'] satisfies Bundler[]) {
  const tag = soakUnless(bundler === 'webpack');
  // @proves GEN-09
  test(`the shell mounts a section that ${bundler} built with the stock plugin${tag}`, async ({
    page,
    baseURL,
    atEnd,
  }) => {
    const releases = await ReleaseFolder.create();
    atEnd(() => releases.remove());
    await releases.add('mf-marketing');
    const release = await addForeignSection(releases.dir, 'mf-elsewhere', bundler);
    await releases.activate('mf-elsewhere', release);
    const gateway = await startGatewayOver(releases, baseURL ?? '');
    atEnd(gateway.stop);

    const answer = await page.goto(`${gateway.address}/elsewhere`);
    expect(answer?.headers()['x-render']).toBe('ssr');
    expect(await answer?.text()).toContain('<h1>Built elsewhere</h1>');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
    await page.getByRole('link', { name: 'About us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Built elsewhere' })).toBeVisible();
  });
}

// @proves GEN-09
test('a host with the stock plugin and the stock runtime mounts a page of a section @soak', async ({
  page,
  baseURL,
}) => {
  const active = await readActiveRelease(releasesDir(), 'mf-marketing');
  const manifest = `${baseURL}${publicPathOf('mf-marketing', active?.release ?? '')}mf-manifest.json`;
  const files = await buildStockHost(manifest);
  await page.route('**/stock-host/**', (route) => {
    const body = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return body
      ? route.fulfill({ body, contentType: 'text/javascript' })
      : route.fulfill({
          body: '<!doctype html><html lang="en"><title>Host</title><body><script src="/stock-host/main.js"></script>',
          contentType: 'text/html',
        });
  });
  await page.goto('/stock-host/index.html#/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const styles = await page.locator('link[rel=stylesheet][href*="/mf-marketing/"]').count();
  expect(styles).toBeGreaterThan(0);
});
