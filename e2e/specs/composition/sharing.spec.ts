import { containerNameOf } from '@verse/releases';
import { expect, soakUnless, test, untilHydrated } from '../../fixtures';
import { ReleaseFolder, startGatewayOver } from '../../release-fixtures';

/** React versions that a remote may require, and whether the shell's version satisfies them. */
const NEEDS = [
  { range: '^19.0.0', isMet: true },
  { range: '^19.999.0', isMet: false },
  { range: '^18.0.0', isMet: false },
];

for (const { range, isMet } of NEEDS) {
  const tag = soakUnless(range === '^19.999.0');
  // @proves GEN-09
  test(`a release that needs react ${range} ${isMet ? 'is mounted' : 'gives way to the previous one'}${tag}`, async ({
    page,
    baseURL,
    expectConsole,
    atEnd,
  }) => {
    expectConsole(/mf-store/);
    const releases = await ReleaseFolder.create();
    atEnd(() => releases.remove());
    await releases.add('mf-marketing');
    const base = await releases.add('mf-store');
    const asking = (name: string, text: string) =>
      name === 'client/remote-entry.js'
        ? text.replace(/requiredVersion:"\^[\d.]+"(?=[^{}]*shareKey:"react"\})/, `requiredVersion:"${range}"`)
        : text;
    await releases.activate('mf-store', await releases.vary('mf-store', base, asking));
    const gateway = await startGatewayOver(releases, baseURL ?? '');
    atEnd(gateway.stop);
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await page.goto(`${gateway.address}/contact`);
    await untilHydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    const isBefore = await page.evaluate((name) => Object.hasOwn(globalThis, name), containerNameOf('mf-store', base));
    expect(isBefore).toBe(!isMet);
    if (isMet) return;
    await expect
      .poll(() => printed.join('\n'))
      .toMatch(/mf-store: it needs react \^1[89]\.\d+\.0 and is given 19\.\d+\.\d+/);
    await page.getByRole('banner').getByRole('link', { name: 'Showcase' }).click();
    await expect(page).toHaveURL(/\/showcase$/);
  });
}
