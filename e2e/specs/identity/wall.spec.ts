import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';

const wall = (page: Page) => page.getByRole('list', { name: 'Works' });

/** Returns the number of columns, and the largest share of a picture that its frame crops. */
const measure = (page: Page) =>
  wall(page).evaluate((list) => {
    const pictures = [...list.querySelectorAll('img')];
    const columns = new Set(pictures.map((picture) => Math.round(picture.getBoundingClientRect().left)));
    const cropped = pictures.map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      const own = Number(picture.getAttribute('height')) / Number(picture.getAttribute('width'));
      return Math.abs(1 - height / width / own);
    });
    return { columns: columns.size, cropped: Math.max(...cropped) };
  });

// @proves GAP-048 CST-12
test('the wall shows works in their own proportion, in two, three or five columns, without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  for (const [width, columns] of [
    [390, 2],
    [800, 3],
    [1280, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/works');
    const shown = await measure(page);
    expect([width, shown.columns]).toEqual([width, columns]);
    expect(shown.cropped).toBeLessThan(0.03);
  }
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(/\/works\?show=new&after=/);
  await expect(wall(page).getByRole('listitem')).not.toHaveCount(0);
  await context.close();
});

// @proves GAP-048
test('from Showcase a visitor comes to the wall, narrows it to a craft, and opens a work', async ({
  page,
  openPage,
}) => {
  await openPage('/showcase');
  await page.getByRole('link', { name: 'See all works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Works' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Works' }).getByRole('link', { name: '#collage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Works: #collage' })).toBeVisible();
  await expect(wall(page).getByRole('listitem')).toHaveCount(3);
  await wall(page)
    .getByRole('link', { name: /Night watch/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night watch' })).toBeVisible();
  await page.goBack();
  await expect(wall(page).getByRole('listitem')).toHaveCount(3);
});

// @proves COL-01 CHO-08
test('a member saves a work from the wall by keyboard, finds it under Saved, and takes it out again', async ({
  page,
  openPage,
  signInAs,
}) => {
  await signInAs('member');
  await openPage('/works?show=new');
  // Other tests hide the works that they add, but not those of samples.
  const sample = page.locator('a[href*="/works/sample-"]');
  const tile = wall(page).getByRole('listitem').filter({ has: sample }).first();
  await tile.getByRole('link').first().focus();
  const save = tile.getByRole('button', { name: /^Save / });
  await expect(save).toBeVisible();
  await expect(tile.getByRole('button', { name: /^Like / })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('checkbox', { name: /^Saved works/ });
  await box.check();
  await expect(dialog.getByText('1 work', { exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: 'Your collections' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Saved works' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved works' })).toBeVisible();
  await expect(wall(page).getByRole('img')).toHaveCount(1);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: /^Remove: / }).click();
  await expect(page.getByText('Nothing here yet.')).toBeVisible();
});

// @proves CHO-08
test('on a phone each tile of the wall has at most 12 kB', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const sizes: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/images/'))
      void response.body().then(
        (body) => sizes.push(body.length),
        () => undefined,
      );
  });
  await openPage('/works?show=new');
  await page.waitForLoadState('networkidle');
  expect(sizes.length).toBeGreaterThan(3);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000);
});
