import type { Page } from '@playwright/test';
import { expect, SIZES, test, untilHydrated } from '../../fixtures';

interface Product {
  name: string;
  price: number;
  oldPrice?: number;
  rating: number;
  category: string;
}

const LIST = '**/api/products?*';
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading').allTextContents();
const productsOf = async (request: { get(path: string): Promise<{ json(): Promise<unknown> }> }) =>
  (await (await request.get('/api/products?area=store')).json()) as Product[];

// @proves RTE-09 GEN-02 GEN-03 GEN-09 GEN-12 LIM-02
test('arrives complete from the server and fits every size, with scripts or without', async ({
  page,
  openPage,
  browser,
}) => {
  const answer = await openPage('/store');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-render']).toBe('ssr');
  await expect(page).toHaveURL('/store');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(
    page.getByRole('contentinfo').getByText('Fueling the Future of Creativity, Innovation & Tech.'),
  ).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('© 2025 Creativity Verse. All rights reserved.')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await expect(page.locator('head > title')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await page.waitForFunction((width) => innerWidth === width, size.width);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `at ${size.width} px`,
      })
      .toBeLessThanOrEqual(0);
  }

  const still = await browser.newContext({ javaScriptEnabled: false });
  const reader = await still.newPage();
  await reader.goto('/store');
  await expect(cards(reader)).toHaveCount(9);
  await reader.getByRole('link', { name: 'Fashion' }).click();
  await expect(reader).toHaveURL('/store?category=fashion');
  await reader.getByRole('combobox', { name: 'Sort' }).selectOption('Price: Low to High');
  await reader.getByRole('button', { name: 'Search' }).click();
  await expect(reader).toHaveURL('/store?q=&category=fashion&sort=price-asc');
  await expect(cards(reader).first()).toBeVisible();
  await still.close();
});

// @proves STO-02 STO-04 STO-05 STO-06 STO-12 LIM-18 LIM-19 GAP-043
test('shows nine products with picture, rating, and price', async ({ page, openPage, request }) => {
  const products = await productsOf(request);
  await openPage('/store');
  expect(products).toHaveLength(9);
  expect(await names(page)).toEqual(products.map(({ name }) => name));
  for (const [index, { price, oldPrice, rating }] of products.entries()) {
    const card = cards(page).nth(index);
    const picture = card.locator('img');
    await expect(picture).toHaveAttribute('alt', /\w/);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    expect(rating).toBeGreaterThanOrEqual(0);
    expect(rating).toBeLessThanOrEqual(5);
    await expect(card.getByRole('img', { name: `${rating.toFixed(1)} out of 5` })).toBeVisible();
    await expect(card.getByText(/^\$\d+\.\d{2}$/).first()).toHaveText(`$${price.toFixed(2)}`);
    await expect(card.locator('s')).toHaveText(oldPrice === undefined ? [] : [`$${oldPrice.toFixed(2)}`]);
  }
  expect(products.some(({ oldPrice }) => oldPrice !== undefined)).toBe(true);
});

// @proves STO-09 STO-10 STO-11
test('sorts and filters, and keeps both in the URL @soak', async ({ page, openPage, request }) => {
  const products = await productsOf(request);
  await openPage('/store');
  await test.step('order', async () => {
    const sort = page.getByRole('combobox', { name: 'Sort' });
    for (const [label, prices] of [
      ['Price: Low to High', products.map(({ price }) => price).sort((a, b) => a - b)],
      ['Price: High to Low', products.map(({ price }) => price).sort((a, b) => b - a)],
    ] as const) {
      await sort.selectOption(label);
      await expect
        .poll(async () => (await names(page)).map((name) => products.find((product) => product.name === name)?.price))
        .toEqual(prices);
    }
  });
  await test.step('category', async () => {
    const categories = page.getByRole('navigation', { name: 'Categories' });
    await expect(categories.getByRole('link')).toHaveText(['All Categories', 'Electronics', 'Accessories', 'Fashion']);
    await categories.getByRole('link', { name: 'Electronics' }).click();
    const expected = products.filter(({ category }) => category === 'Electronics').sort((a, b) => b.price - a.price);
    await expect(cards(page).getByRole('heading')).toHaveText(expected.map(({ name }) => name));
    await expect(page).toHaveURL('/store?category=electronics&sort=price-desc');
    await page.reload();
    await expect(cards(page).getByRole('heading')).toHaveText(expected.map(({ name }) => name));
    await untilHydrated(page);
    await page.goBack();
    await expect(cards(page)).toHaveCount(9);
  });
  expect(new Set(products.map(({ category }) => category))).toEqual(new Set(['Electronics', 'Accessories', 'Fashion']));
});

// @proves STO-01
test('says that products could not be loaded, loads them on "Try again", and keeps long names inside @soak', async ({
  page,
  openPage,
  expectConsole,
}) => {
  expectConsole(/500|loading the products/);
  await page.setViewportSize(SIZES.S);
  await openPage('/contact');
  await page.route(LIST, (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('alert')).toContainText('The products could not be loaded.');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unroute(LIST);

  const name = 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2);
  await page.route(LIST, (route) =>
    route.fulfill({
      json: [
        {
          id: '1',
          name,
          image: '/images/none.webp',
          price: 12345678.9,
          oldPrice: 98765432.1,
          rating: 5,
          category: 'Fashion',
        },
      ],
    }),
  );
  await page.route('**/images/none.webp', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).getByRole('heading')).toHaveText([name]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
