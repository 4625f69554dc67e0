import type { Page } from '@playwright/test';
import { expect, soakUnless, test } from '../../fixtures';
import { type Fault, Registry, ReleaseFolder, startGatewayOver } from '../../release-fixtures';

/** States of the registry at gateway startup. In each of them, visitors must get a working page. */
const FAULTS: (Fault | 'incompatible')[] = ['dead', 'hanging', 'error', 'garbage', 'incompatible'];
/** A release that does not load is also in `broken-server-file.spec.ts`. */
const DAILY = new Set(['dead']);

async function expectOthersToWork(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Creative Toolkit');
  await page.goBack();
}

for (const fault of FAULTS) {
  const tag = soakUnless(DAILY.has(fault));
  // @proves GEN-09
  test(`a section whose registry is ${fault} shows a card, the rest works, "Try again" brings it back${tag}`, async ({
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
    const registry = await Registry.start(team, 'mf-store', baseURL ?? '');
    atEnd(() => registry.stop());
    if (fault === 'incompatible')
      await team.activate('mf-store', await team.vary('mf-store', good, (_, text) => text, 99));
    else registry.fault = fault;
    const gateway = await startGatewayOver(site, baseURL ?? '', registry.env);
    atEnd(gateway.stop);

    const answer = await page.goto(`${gateway.address}/store`);
    expect(answer?.status()).toBe(200);
    expect(answer?.headers()['x-render']).toBe(fault === 'incompatible' ? 'csr:load' : 'csr:no-release');
    await expect(page.getByText('The store is not available right now.')).toBeVisible({ timeout: 12_000 });
    await expectOthersToWork(page);
    await expect(page.getByText('The store is not available right now.')).toBeVisible({ timeout: 12_000 });

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    if (fault === 'incompatible') await team.activate('mf-store', good);
    registry.fault = 'none';
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
test('a section stays available while the registry is dead, also in a gateway that starts then', async ({
  page,
  baseURL,
  atEnd,
}) => {
  const team = await ReleaseFolder.create();
  atEnd(() => team.remove());
  await team.add('mf-store');
  const site = await ReleaseFolder.create();
  atEnd(() => site.remove());
  const registry = await Registry.start(team, 'mf-store', baseURL ?? '');
  atEnd(() => registry.stop());
  const first = await startGatewayOver(site, baseURL ?? '', registry.env);
  atEnd(first.stop);
  registry.fault = 'dead';
  expect((await fetch(`${first.address}/store`)).headers.get('x-render')).toBe('ssr');

  await first.stop();
  const second = await startGatewayOver(site, baseURL ?? '', registry.env);
  atEnd(second.stop);
  const answer = await page.goto(`${second.address}/store`);
  expect(answer?.headers()['x-render']).toBe('ssr');
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});
