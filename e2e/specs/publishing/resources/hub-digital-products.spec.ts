import type { Page } from '@playwright/test';
import { expect, test } from '../../../fixtures';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');
const ALL = ['VTU Reselling Starter Setup', 'Freelance, Step by Step', "The Entrepreneur's AI Toolbox"];

// @proves DIG-01 DIG-08 DIG-09 DIG-10 DIG-11 DIG-12 DIG-14 DIG-19
test('shows three products, the featured ones first, each with its external link', async ({
  page,
  openPage,
  baseURL,
}) => {
  await openPage('/resources/digital-products');
  await expect(page.getByRole('heading', { level: 1, name: 'Discover Premium Creative Resources' })).toBeVisible();
  await expect(names(page)).toHaveText(ALL);
  const labelled = await cards(page).evaluateAll((all) => all.map((card) => card.textContent?.includes('Featured')));
  expect(labelled).toEqual([true, true, false]);
  for (const [index, action] of ['Get Access', 'Grab Now', 'Grab Now'].entries()) {
    const card = cards(page).nth(index);
    const cover = card.locator('img');
    await cover.scrollIntoViewIfNeeded();
    await expect
      .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await expect(card.getByRole('list', { name: 'Tags' }).getByRole('listitem').first()).toBeVisible();
    const link = card.getByRole('link', { name: new RegExp(`^${action}`) });
    await expect(link).toHaveAttribute('target', '_blank');
    expect(new URL((await link.getAttribute('href')) ?? '', baseURL).origin).not.toBe(baseURL);
  }
});

// @proves DIG-02 DIG-03 DIG-04 DIG-05 DIG-06 DIG-07 DIG-17 DIG-18
test('filters by five buttons in the URL, says what is empty, and links to everything @soak', async ({
  page,
  openPage,
}) => {
  await openPage('/resources/digital-products');
  const buttons = page.getByRole('list', { name: 'Categories' }).getByRole('button');
  await expect(buttons).toHaveText([
    'All',
    'Ebooks & Guides',
    'Courses & Masterclasses',
    'Digital Products',
    'Templates & Toolkits',
  ]);
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  for (const [label, value, count] of [
    ['Ebooks & Guides', 'ebooks', 2],
    ['Courses & Masterclasses', 'courses', 0],
    ['Digital Products', 'digital', 1],
    ['Templates & Toolkits', 'templates', 0],
  ] as const) {
    await page.getByRole('button', { name: label }).click();
    await expect(page).toHaveURL(`/resources/digital-products?category=${value}`);
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByText(/^No items found in .+ category$/)).toHaveText(
      count === 0 ? [`No items found in ${label} category`] : [],
    );
  }
  await page.goBack();
  await expect(names(page)).toHaveText(['VTU Reselling Starter Setup']);
  await page.goForward();
  await page.getByRole('button', { name: 'View All Projects' }).click();
  await expect(names(page)).toHaveText(ALL);
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
});

// @proves DIG-02 DIG-03 DIG-04 DIG-05 DIG-06 DIG-07 DIG-17 DIG-18
test('filters without scripts as well', async ({ browser }) => {
  const still = await browser.newContext({ javaScriptEnabled: false });
  const page = await still.newPage();
  await page.goto('/resources/digital-products');
  await page.getByRole('button', { name: 'Ebooks & Guides' }).click();
  await expect(cards(page)).toHaveCount(2);
  await still.close();
});
