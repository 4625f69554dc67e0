import type { Page } from '@playwright/test';
import { expect, SIZES, test } from '../../fixtures';

/** Scrolls, then waits until the page has handled the event and repainted. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    const heard =
      scrollY === top
        ? undefined
        : new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo({ top, behavior: 'instant' });
    await heard;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);

const styleOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const { backdropFilter, backgroundColor, borderBottomWidth, position } = getComputedStyle(header);
    const paint = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    paint.fillStyle = backgroundColor;
    paint.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = paint.getImageData(0, 0, 1, 1).data;
    return {
      backdropFilter,
      position,
      alpha: alpha / 255,
      brightest: Math.max(red, green, blue),
      border: parseFloat(borderBottomWidth),
    };
  });

test.describe('the header on wide screens', () => {
  test.use({ viewport: SIZES.W });
  test.beforeEach(async ({ openPage }) => openPage('/'));

  // @proves HDR-01
  test('stays at the top of the window while the page scrolls', async ({ page }) => {
    await scrollTo(page, 1000);
    const { top } = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect());
    expect(top).toBe(0);
    expect((await styleOf(page)).position).toMatch(/fixed|sticky/);
  });

  // @proves HDR-02 LIM-01
  test('is not translucent at the top, nor at exactly 50 px', async ({ page }) => {
    for (const y of [0, 50]) {
      await scrollTo(page, y);
      await expect.poll(() => styleOf(page)).toMatchObject({ backdropFilter: 'none', border: 0 });
    }
  });

  // @proves HDR-03 HDR-04 HDR-05 LIM-01
  test('is translucent in its theme with a border from 51 px on, and not after scrolling back', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await scrollTo(page, 200);
    await expect.poll(async () => (await styleOf(page)).brightest).toBeGreaterThan(200);
    await page.emulateMedia({ colorScheme: 'dark' });
    await scrollTo(page, 51);
    await expect.poll(async () => (await styleOf(page)).backdropFilter).toContain('blur');
    await expect.poll(async () => (await styleOf(page)).brightest).toBeLessThan(90);
    const { alpha, border, brightest } = await styleOf(page);
    expect(alpha).toBeGreaterThan(0);
    expect(alpha).toBeLessThan(1);
    expect(brightest).toBeLessThan(90);
    expect(border).toBeGreaterThan(0);

    await scrollTo(page, 200);
    await scrollTo(page, 0);
    await expect.poll(() => styleOf(page)).toMatchObject({ backdropFilter: 'none', border: 0 });
  });

  // @proves HDR-07 HDR-12
  test('marks the menu that contains the current page, and nothing else @soak', async ({ page, openPage }) => {
    await openPage('/services');
    const marked = () =>
      page.getByRole('navigation', { name: 'Main' }).evaluate((main) =>
        [...main.querySelectorAll('ul:not([popover] ul) > li > *')]
          .map((stop) => stop.querySelector('button') ?? stop)
          .filter((face) => getComputedStyle(face, '::after').content !== 'none')
          .map(({ textContent }) => textContent),
      );
    expect(await marked()).toEqual(['About']);
    await openPage('/store');
    expect(await marked()).toEqual(['Store']);
  });

  // @proves HDR-07 HDR-08 HDR-09 HDR-13
  test('shows the About menu on a click and hides it on the next', async ({ page }) => {
    const about = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'About' });
    const items = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: /^(About Us|Features|Services)$/ });
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(items).toHaveCount(0);

    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect(items).toHaveText(['About Us', 'Features', 'Services']);

    await about.click();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect(items).toHaveCount(0);
  });

  for (const [text, path, id] of [
    ['About Us', '/about', 'HDR-10'],
    ['Features', '/features', 'HDR-11'],
    ['Services', '/services', 'HDR-12'],
  ]) {
    test(`leads from its About menu by "${text}" to ${path} [${id}] @soak`, async ({ page }) => {
      const navigation = page.getByRole('navigation', { name: 'Main' });
      await navigation.getByRole('button', { name: 'About' }).click();
      await navigation.getByRole('link', { name: text }).click();
      await expect(page).toHaveURL(path ?? '');
      await expect(navigation.getByRole('link', { name: text })).toHaveCount(0);
    });
  }

  // @proves HDR-19 HDR-20
  test('offers Sign Up and Sign In to a guest @soak', async ({ page }) => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Sign In' })).toBeVisible();
    await header.getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/signup');
  });
});

test('the header fits the window at every size and covers no heading', async ({ page, openPage }) => {
  await openPage('/');
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow, { message: `at ${size.width} px` }).toBeLessThanOrEqual(0);
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  }
});

// @proves GAP-076
test("at 320 and 360 px a member's controls leave the name of the site free", async ({ page, openPage, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs('member');
  await openPage('/people');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: /account of/ })).toBeVisible();
  const home = banner.getByRole('link', { name: 'Creativity Verse' });
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const [end, search] = await Promise.all([
      // Includes content that overflows the link.
      home.evaluate((link) => link.getBoundingClientRect().left + link.scrollWidth),
      banner.getByRole('link', { name: 'Search' }).evaluate((link) => link.getBoundingClientRect().left),
    ]);
    expect(end, `at ${width} px`).toBeLessThanOrEqual(search);
  }
});
