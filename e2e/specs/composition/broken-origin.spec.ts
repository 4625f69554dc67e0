import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { type Fault, gatewayOver, Origin, ReleaseFolder } from '../../release-fixtures';

/** States of the team's own server when the site starts, in each of which visitors must get a working page. */
const FAULTS: (Fault | 'dead' | 'incompatible')[] = ['dead', 'hanging', 'error', 'garbage', 'incompatible'];

async function expectTheRestToWork(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Creative Toolkit');
  await page.goBack();
}

for (const fault of FAULTS) {
  // @proves GEN-09
  test(`a section whose server is ${fault} shows a card, the rest works, and "Try again" brings it back`, async ({
    page,
    baseURL,
    expectConsole,
    atEnd,
  }) => {
    expectConsole(/Failed to load resource/, /mf-store/);
    const team = await ReleaseFolder.create();
    atEnd(() => team.remove());
    const good = await team.add('mf-store');
    const site = await ReleaseFolder.create();
    atEnd(() => site.remove());
    for (const section of ['mf-marketing', 'mf-resources']) await site.add(section);
    const origin = await new Origin(path.join(team.dir, 'mf-store')).start();
    atEnd(() => origin.stop());
    if (fault === 'dead') await origin.stop();
    else if (fault === 'incompatible')
      await team.activate('mf-store', await team.vary('mf-store', good, (_, text) => text, 99));
    else origin.fault = fault;
    const gateway = await gatewayOver(site, baseURL ?? '', { RELEASE_ORIGINS: `mf-store=${origin.address}` });
    atEnd(gateway.stop);

    const answer = await page.goto(`${gateway.address}/store`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-render']).toBe(fault === 'incompatible' ? 'csr:load' : 'csr:no-release');
    await expect(page.getByText('The store is not available right now.')).toBeVisible({ timeout: 12_000 });
    await expectTheRestToWork(page);
    await expect(page.getByText('The store is not available right now.')).toBeVisible({ timeout: 12_000 });

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    if (fault === 'dead') await origin.start();
    if (fault === 'incompatible') await team.activate('mf-store', good);
    origin.fault = 'none';
    await expect
      .poll(
        async () =>
          (
            (await (await fetch(`${gateway.address}/composition.json`)).json()) as {
              sections: Record<string, { release: string }>;
            }
          ).sections['mf-store']?.release,
        { timeout: 10_000 },
      )
      .toBe(good);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}

// @proves GEN-09
test('a section that was here stays while its server is dead', async ({ page, baseURL, atEnd }) => {
  const team = await ReleaseFolder.create();
  atEnd(() => team.remove());
  await team.add('mf-store');
  const site = await ReleaseFolder.create();
  atEnd(() => site.remove());
  const origin = await new Origin(path.join(team.dir, 'mf-store')).start();
  atEnd(() => origin.stop());
  const gateway = await gatewayOver(site, baseURL ?? '', { RELEASE_ORIGINS: `mf-store=${origin.address}` });
  atEnd(gateway.stop);
  await origin.stop();

  const answer = await page.goto(`${gateway.address}/store`);
  expect(answer?.headers()['x-render']).toBe('ssr');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});
