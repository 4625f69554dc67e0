import type { Page } from '@playwright/test';
import { expect, SIZES, test, untilHydrated } from '../../fixtures';

/** Blocks the shell's script on this page and subsequent pages until it is released. */
async function holdScripts(page: Page) {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/client/main.js', async (route) => {
    await held;
    await route.continue();
  });
  return {
    open: (path: string) => page.goto(path, { waitUntil: 'domcontentloaded' }),
    async letThrough() {
      expect(await isReady(page)).toBe(false);
      letThrough();
      await untilHydrated(page);
    },
  };
}

const isReady = (page: Page) => page.evaluate(() => performance.getEntriesByName('verse:hydrated').length > 0);

// @proves HDR-07 HDR-08
test('before scripts load, the menu of wide screens opens, and stays open when they do', async ({ page }) => {
  const scripts = await holdScripts(page);
  await scripts.open('/contact');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const about = navigation.getByRole('button', { name: 'About' });
  const features = navigation.getByRole('link', { name: 'Features' });
  await about.click();
  await expect(features).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(features).toBeHidden();
  await about.click();
  await scripts.letThrough();
  await expect(features).toBeVisible();
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await features.click();
  await expect(page).toHaveURL('/features');
});

// @proves RES-10 RES-12
test('before scripts load, questions unfold, and stay open when they do', async ({ page }) => {
  const scripts = await holdScripts(page);
  await scripts.open('/resources');
  const question = page.getByRole('main').locator('details').first();
  const answer = question.locator('p').first();
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await expect(answer).toBeVisible();
  await scripts.letThrough();
  await expect(answer).toBeVisible();
  await question.locator('summary').click();
  await expect(answer).toBeHidden();
});

// @proves GAP-027
test('before scripts load, a search and a link work, and the scripts take over typed text', async ({ page }) => {
  const scripts = await holdScripts(page);
  await scripts.open('/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL('/resources/blogs');
  const search = page.getByRole('searchbox', { name: 'Search posts' });
  await search.fill('creative');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/resources\/blogs\?(.*&)?q=creative/);
  await expect(search).toHaveValue('creative');
  await search.fill('creative wor');
  await scripts.letThrough();
  await expect(search).toHaveValue('creative wor');
  await page.getByRole('banner').getByRole('link', { name: 'Store' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Store' })).toBeVisible();
});

/** Forms submitted by scripts: the page, a field in which Enter would submit the form, and the button. */
const SENT_BY_SCRIPTS = [
  ['/contact', 'Name', 'Send Message'],
  ['/resources/tool-suggestions', 'Name', 'Suggest this tool'],
  ['/resources/blog-management', 'Title', 'Publish Post'],
] as const;

// @proves GAP-021
test('before scripts load, a form that needs them waits and keeps its input', async ({ page }) => {
  for (const [path, label, action] of SENT_BY_SCRIPTS) {
    const scripts = await holdScripts(page);
    await scripts.open(path);
    const field = page.getByRole('main').getByLabel(label, { exact: true });
    const button = page.getByRole('button', { name: action });
    await field.fill('Ada Obi');
    await expect(button).toBeDisabled();
    await field.press('Enter');
    await scripts.letThrough();
    await expect(button).toBeEnabled();
    await expect(field).toHaveValue('Ada Obi');
    await expect(page).toHaveURL(path);
  }
});

test.describe('on a small screen', () => {
  test.use({ viewport: SIZES.S, hasTouch: true });

  // @proves MOB-02 GAP-077
  test('before scripts load, the menu opens, unfolds, and closes, and stays open when they do', async ({ page }) => {
    const scripts = await holdScripts(page);
    await scripts.open('/contact');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.click();
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await opener.click();
    await menu.locator('summary').click();
    const features = menu.getByRole('link', { name: 'Features' });
    await expect(features).toBeVisible();
    await scripts.letThrough();
    await expect(features).toBeVisible();
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await features.click();
    await expect(page).toHaveURL('/features');
    await expect(menu).toBeHidden();
  });
});

// @proves GAP-021 STO-02
test('before scripts load, a phone requests pictures of its first screen only, until scrolled', async ({ page }) => {
  await page.setViewportSize(SIZES.S);
  const pictures = page.getByRole('main').locator('article img');
  const isIn = (index: number) => pictures.nth(index).evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  const scripts = await holdScripts(page);

  await scripts.open('/store');
  await expect.poll(async () => [await isIn(0), await isIn(1)]).toEqual([true, true]);
  const height = await page.evaluate(() => document.body.scrollHeight);
  await expect(pictures.nth(2)).toBeHidden();
  expect(await isIn(2)).toBe(false);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => isIn(2)).toBe(true);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);

  await scripts.open('/store?sort=rating');
  await expect(pictures.nth(2)).toBeHidden();
  await scripts.letThrough();
  await expect.poll(() => isIn(2)).toBe(true);
});

// @proves GAP-021
test('pictures below the first screen load even if the scripts never do', async ({ page }) => {
  await page.setViewportSize(SIZES.S);
  await (await holdScripts(page)).open('/resources/blogs');
  const second = page.getByRole('main').locator('article img').nth(1);
  await expect(second).toBeHidden();
  await expect(second).toBeVisible();
  expect(
    await second.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});
