import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';
import { changeOneByte } from './changed-byte';

/** Sequences of files that together cover every kind of file a section requests. */
const VISITS = [
  ['hashes.json'],
  ['remote-entry.js', 'mf-store-remote.js', 'mf-store-products.js'],
  ['mf-store-products.css'],
];

/** Records scripts and stylesheets that the page adds without an integrity hash. */
const noteUnchecked = (page: Page) =>
  page.addInitScript(() => {
    const unchecked: string[] = [];
    Object.assign(window, { unchecked });
    const kinds = 'script[src], link[rel=stylesheet], link[as=script]';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (
          node instanceof HTMLElement &&
          node.matches(kinds) &&
          !node.getAttribute('integrity')?.startsWith('sha256-')
        )
          unchecked.push(node.outerHTML);
    }).observe(document, { childList: true, subtree: true });
  });

// @proves GEN-09
test('a section file with one changed byte is rejected, shows the card, and is requested again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/integrity|mf-store/);
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await noteUnchecked(page);
  const again = page.getByRole('button', { name: 'Try again' });
  for (const files of VISITS) {
    await page.goto('/contact');
    await untilHydrated(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const [index, name] of files.entries()) {
      // Also matches retries, whose URLs have a query string, and prefetches before the click.
      const address = new RegExp(`/mf/mf-store/.*/${name.replace('.', '\\.')}(\\?\\d+)?$`);
      await page.route(address, changeOneByte);
      printed.length = 0;
      if (index === 0) await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
      else await again.click();
      const isRefused = () => printed.some((line) => line.includes('integrity') && line.includes(name));
      await expect.poll(isRefused, name).toBe(true);
      await expect(page.getByText('The store is not available right now.')).toBeVisible();
      // Until the button is enabled, the page is still retrying, and the retries would load the unchanged file.
      await expect(again).toBeEnabled();
      await page.unrouteAll({ behavior: 'wait' });
    }
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }
  await page.goto('/store');
  await untilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pick Up Where');
  expect(await page.evaluate(() => (window as unknown as { unchecked: string[] }).unchecked)).toEqual([]);
});

// @proves GEN-09 GEN-03
test('a page whose own script has one changed byte does not run it, and stays readable', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/integrity/);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(/[\w-]+\.(?:js|css)/.exec(message.text())?.[0] ?? '');
  });
  await page.route(/\/mf\/.*\/main\.js$/, changeOneByte);
  await page.goto('/store');
  await expect.poll(() => new Set(refused)).toEqual(new Set(['main.js']));
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByName('verse:hydrated').length)).toBe(0);
});
