import type { Page } from '@playwright/test';
import { expect, SIZES, test, untilHydrated } from '../../fixtures';

/**
 * Shortens the four-second timeout after which a page loads its scripts even if its first picture has not arrived. Used
 * after the first size, because waiting the full time once is enough.
 */
const shortenWait = (page: Page) =>
  page.addInitScript(() => {
    const wait = globalThis.setTimeout;
    const less = (act: () => void, ms?: number) => wait(act, ms === 4000 ? 100 : ms);
    Object.assign(globalThis, { setTimeout: less });
  });

/** Records layout shifts as the browser counts them. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seenShifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenShifts: number[] }).seenShifts);
}

for (const [what, address, tag] of [
  ['list', '/store', ''],
  ['product page', '/store/products/3', ' @soak'],
] as const)
  // @proves GAP-042 STO-02
  test(`the ${what} preloads its first picture, and nothing moves while pictures arrive late${tag}`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const preloads = html.match(/<link rel="preload" as="image"[^>]*fetchPriority="high"[^>]*>/gi) ?? [];
    expect(preloads).toHaveLength(1);
    const srcset = /imageSrcSet="([^"]+)"/i.exec(preloads[0]!)?.[1];
    expect(/<main[\s\S]*?<img[^>]*srcSet="([^"]+)"/i.exec(html)?.[1]).toBe(srcset);

    const shifts = await watchShifts(page);
    for (const size of Object.values(SIZES)) {
      await page.setViewportSize(size);
      let releasePictures = () => {};
      const picturesReleased = new Promise<void>((resolve) => (releasePictures = resolve));
      await page.route('**/api/images/*', async (route) => {
        await picturesReleased;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'commit' });
      await untilHydrated(page);
      const first = page.getByRole('main').locator('img').first();
      const width = () => first.evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(await width()).toBe(0);
      releasePictures();
      await expect.poll(width).toBeGreaterThan(0);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await shifts(), `${size.width} px`).toEqual([]);
      await page.unroute('**/api/images/*');
      if (size === SIZES.W) await shortenWait(page);
    }
  });
