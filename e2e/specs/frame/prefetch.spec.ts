import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const FILES_AND_DATA = [
  /\/mf\/mf-store\/\w+\/client\/remote-entry\.js$/,
  /\/mf-store-products\.js$/,
  /\/mf-store-products\.css$/,
  /\/api\/products/,
];

/** The addresses of the store's section that the page has asked for so far. */
function watchStore(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (FILES_AND_DATA.some((pattern) => pattern.test(request.url())) || request.url().includes('/mf/mf-store/'))
      seen.push(request.url());
  });
  return seen;
}

const storeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Store' });

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a pointer rests on': (page) => storeLink(page).hover(),
  'has the focus': (page) => storeLink(page).focus(),
};

for (const [way, approach] of Object.entries(WAYS)) {
  // @proves GEN-09
  test(`a link that ${way} has the files and data of its page here before it is opened`, async ({ page, openPage }) => {
    await openPage('/contact');
    const seen = watchStore(page);
    await approach(page);
    for (const pattern of FILES_AND_DATA)
      await expect.poll(() => seen.some((address) => pattern.test(address)), String(pattern)).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = seen.length;

    await storeLink(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(seen.slice(before)).toEqual([]);
  });
}

// @proves GEN-09
test('a visitor who saves data fetches nothing ahead', async ({ page, openPage }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openPage('/contact');
  const seen = watchStore(page);
  await storeLink(page).hover();
  // The next link, rested on without that wish, is what says that the time for the first one is over.
  const other = page.waitForRequest(/\/mf\/mf-resources\/\w+\/client\/remote-entry\.js$/);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false });
  });
  await page.getByRole('banner').getByRole('link', { name: 'Resources' }).hover();
  await other;
  expect(seen).toEqual([]);
});
