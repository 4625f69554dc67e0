import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PART = 'home-steps';

const topOfPart = (page: Page) =>
  page.evaluate((id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN), PART);
const isLaidOutLater = (page: Page) =>
  page.evaluate(() => window.getComputedStyle(document.querySelector('footer')!).contentVisibility === 'auto');

/** Scrolls step by step, like a finger. */
async function scrollToPart(page: Page) {
  while ((await topOfPart(page)) > 200) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
}

// @proves GEN-09
test('on a phone, lower screens render when scrolled near; Back and a reload restore the position', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  expect(await isLaidOutLater(page)).toBe(true);
  await scrollToPart(page);
  const before = await topOfPart(page);

  const link = page.locator('main a[href="/showcase"]').first();
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page).toHaveURL(/\/showcase$/);
  await page.goBack();
  await expect.poll(() => topOfPart(page)).toBe(before);
  expect(await isLaidOutLater(page)).toBe(false);

  await page.reload();
  await expect.poll(() => topOfPart(page)).toBe(before);
  expect(await isLaidOutLater(page)).toBe(false);
});

// @proves GEN-09
test('on a phone, a fragment far below scrolls to its target', async ({ page }) => {
  await page.goto(`/#${PART}`);
  await untilHydrated(page);
  expect(await isLaidOutLater(page)).toBe(false);
  expect(await topOfPart(page)).toBeGreaterThanOrEqual(0);
  expect(await topOfPart(page)).toBeLessThan(200);
});
