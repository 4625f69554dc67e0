import type { Page, Request } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';

const FILES_AND_DATA = [
  /\/mf\/mf-store\/\w+\/client\/remote-entry\.js$/,
  /\/mf-store-products\.js$/,
  /\/mf-store-products\.css$/,
  /\/api\/products/,
];

/** Records the store section URLs that the page requests. */
function watchStore(page: Page) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (FILES_AND_DATA.some((pattern) => pattern.test(request.url())) || request.url().includes('/mf/mf-store/'))
      seen.push(request.url());
  });
  return seen;
}

const storeLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Store' });

/** Excludes the visitor's own cart, which is loaded after the page. The page itself is the same for all visitors. */
const isOfThePage = (address: string) => !/mf-store-cart-contents\.js$|\/api\/cart$/.test(address);

const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'is hovered': (page) => storeLink(page).hover(),
  'is focused': (page) => storeLink(page).focus(),
};

for (const [way, approach] of Object.entries(WAYS)) {
  // @proves GEN-09
  test(`a link that ${way} loads the files and data of its page before it is opened`, async ({ page, openPage }) => {
    await openPage('/contact');
    const seen = watchStore(page);
    await approach(page);
    for (const pattern of FILES_AND_DATA)
      await expect.poll(() => seen.some((address) => pattern.test(address)), String(pattern)).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = seen.length;

    await storeLink(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(seen.slice(before).filter(isOfThePage)).toEqual([]);
  });
}

/** Maximum transfer size of code loaded by viewport prefetching, in bytes. */
const ALLOWANCE = 36_000;

const OWN = /mf-marketing\/\w+\/client\/(?:remote-entry|mf-marketing-(?:remote|contact))\./;

/** Records code loaded for pages other than the current one, the contact page. */
function watchCode(page: Page) {
  const arrived: Request[] = [];
  page.on('requestfinished', (request) => {
    if (/\/mf\/mf-\S+\.(?:js|css)$/.test(request.url()) && !OWN.test(request.url())) arrived.push(request);
  });
  return {
    addresses: () => arrived.map((request) => request.url()),
    async bytes() {
      const sizes = await Promise.all(arrived.map((request) => request.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + Math.max(0, responseBodySize), 0);
    },
  };
}

const FAR_AWAY = [/\/mf-store-products\.js$/, /\/mf-store-products\.css$/, /\/mf-resources-hub\.js$/];

test.describe('on a fast connection', () => {
  test.use({ connection: { effectiveType: '4g' } });

  // @proves GEN-09
  test('code behind visible links loads before they are hovered, without data, at most 36 kB', async ({
    page,
    openPage,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const code = watchCode(page);
    await openPage('/contact');
    for (const pattern of FAR_AWAY)
      await expect.poll(() => code.addresses().some((address) => pattern.test(address)), String(pattern)).toBe(true);

    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(await code.bytes()).toBeLessThanOrEqual(ALLOWANCE);
    expect(asked.filter((address) => /\/api\/(?:products|blogs)|mf-verse|blog-management/.test(address))).toEqual([]);

    const before = code.addresses().length;
    await storeLink(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
    expect(code.addresses().slice(before).filter(isOfThePage)).toEqual([]);
  });
});

test.describe('with Save-Data', () => {
  test.use({ connection: { effectiveType: '4g', saveData: true } });

  // @proves GEN-09
  test('prefetches nothing', async ({ page, openPage, browser }) => {
    await openPage('/contact');
    const seen = watchStore(page);
    await storeLink(page).hover();
    // Another visitor does the same without data saver. Once their prefetches have arrived, the first visitor's would
    // have arrived too.
    const other = await browser.newPage();
    const isAsked = other.waitForRequest(/\/mf\/mf-store\/\w+\/client\/remote-entry\.js$/);
    await other.goto(page.url());
    await untilHydrated(other);
    await storeLink(other).hover();
    await isAsked;
    await page.waitForLoadState('networkidle');
    expect(seen).toEqual([]);
    await other.close();
  });
});

// @proves GAP-021
test('every script of a page asks the browser to compile it while it loads', async ({ page, openPage }) => {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') addresses.add(request.url());
  });
  await openPage('/store');
  const scripts = [...addresses];
  expect(scripts.some((address) => address.endsWith('/main.js'))).toBe(true);
  for (const address of scripts)
    expect(await (await page.request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});
