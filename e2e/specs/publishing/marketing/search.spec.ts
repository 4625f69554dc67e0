import type { Page } from '@playwright/test';
import { expectSound } from '../../../audit';
import { expect, SIZES, test } from '../../../fixtures';

const opener = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const group = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

// @proves GAP-058
test('a visitor searches by the page, in groups, with a corrected word, and goes back and reloads', async ({
  page,
  openPage,
}) => {
  const answer = await openPage('/search');
  expect(answer?.headers()['x-render']).toBe('ssr');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/search$/);
  await expectSound(page, 'the empty search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('poster');
  await expect(page).toHaveURL('/search?q=poster');
  await expect(group(page, 'Contests').getByRole('link', { name: 'Poster for a Kinder City' })).toBeVisible();
  await expectSound(page, 'results');

  const groups = page.getByRole('navigation', { name: 'Groups of results' });
  await groups.getByRole('link', { name: /^Works/ }).click();
  await expect(page).toHaveURL(/group=works/);
  await expect(groups.getByRole('link', { name: 'Works' })).toHaveAttribute('aria-current', 'page');
  await expect(group(page, 'Contests')).toHaveCount(0);
  const works = await group(page, 'Works').getByRole('heading', { level: 3 }).allTextContents();
  expect(works.length).toBeGreaterThan(1);
  await page.reload();
  await expect(group(page, 'Works').getByRole('heading', { level: 3 })).toHaveText(works);
  await page.goBack();
  await expect(group(page, 'Contests')).toBeVisible();
  await expect(main.getByRole('searchbox')).toHaveValue('poster');

  await main.getByRole('searchbox').fill('desinger');
  await main.getByRole('searchbox').press('Enter');
  await expect(main.getByText('Showing results for designer.')).toBeVisible();
  await main.getByRole('link', { name: 'Search for “desinger” instead' }).click();
  await expect(page).toHaveURL(/literal=1/);
  await expect(main.getByRole('heading', { name: 'Nothing matches “desinger”.' })).toBeVisible();
  await expectSound(page, 'no results');
  await page.goBack();
  await expect(main.getByText('Showing results for designer.')).toBeVisible();
});

// @proves GAP-058
test('the key / opens the search in place, and the keyboard chooses a result or all of them', async ({
  page,
  openPage,
}) => {
  await openPage('/contact');
  const message = page.getByRole('main').getByLabel('Message');
  await message.fill('');
  await message.pressSequentially('and/or');
  await expect(message).toHaveValue('and/or');
  await message.blur();
  await page.keyboard.press('Control+/');
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('zainb');
  await expect(dialog(page).getByText('Showing results for zainab.')).toBeVisible();
  await field(page).fill('poster');
  await expect(options(page).filter({ hasText: 'Poster for a Kinder City' })).toBeVisible();
  await expect(dialog(page).getByRole('status')).toContainText(/^\d results\./);
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expectSound(page, 'suggestions');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);

  await opener(page).click();
  await field(page).fill('poster for a kinder');
  await expect(options(page).first()).toContainText('Poster for a Kinder City');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contests\/\w+$/);
  await page.keyboard.press('/');
  await field(page).fill('keybord');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=keybord');
  await expect(page.getByRole('main').getByText('Showing results for keyboard.')).toBeVisible();
});

// @proves GAP-058
test('says when it is offline, and goes on once it is connected', async ({ page, openPage, expectConsole }) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await openPage('/about');
  await opener(page).click();
  await expect(field(page)).toBeFocused();
  await page.context().setOffline(true);
  await field(page).fill('keyboard');
  await expect(dialog(page).getByText(/^You are offline\./)).toBeVisible();
  await page.context().setOffline(false);
  await expect(options(page).first()).toContainText('Mechanical Keyboard');
  await field(page).fill('qqxxqqxx');
  await expect(dialog(page).getByText('Nothing matches “qqxxqqxx”.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // @proves GAP-058
  test('the header leads to a page that searches, at every size', async ({ page }) => {
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      await page.goto('/about');
      await opener(page).click();
      await expect(page).toHaveURL('/search');
      const main = page.getByRole('main');
      await main.getByRole('searchbox').fill('poster');
      await main.getByRole('button', { name: 'Search' }).click();
      await expect(group(page, 'Contests').getByRole('link', { name: 'Poster for a Kinder City' })).toBeVisible();
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(inner).toBeLessThanOrEqual(outer!);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES.S });

  // @proves GAP-058
  test('the dialog fits, in both themes', async ({ page, openPage }) => {
    await openPage('/');
    await opener(page).click();
    await field(page).fill('poster');
    await expect(options(page).first()).toBeVisible();
    await expectSound(page, 'suggestions on a phone');
    const box = (await dialog(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(SIZES.S.width);
  });
});
