import type { Page } from '@playwright/test';
import { expect, test, untilHydrated } from '../../fixtures';

/** One page of each section and of the shell. */
const PAGES = ['/', '/resources/blogs', '/store', '/jobs', '/u/zainab-olubori', '/signin'];

/** Aborts requests for the site's scripts and style sheets. */
const closeFiles = (page: Page) => page.route(/\/mf\/.*\.(?:js|css)$/, (route) => route.abort());

const findBlocking = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as (PerformanceResourceTiming & { renderBlockingStatus: string })[])
      .filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
  );

/** Whether the shell's sheet and the page's own sheet apply. */
const isStyled = (page: Page) =>
  page.evaluate(() => {
    const { position } = window.getComputedStyle(document.querySelector('header')!);
    const own = [...document.styleSheets].filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
    return position === 'fixed' && own.every(({ cssRules }) => cssRules.length > 0);
  });

// @proves GEN-03 GEN-09
test('a public page paints with its style before any file arrives, and requests no sheet again later', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|mf-/);
  for (const path of PAGES) {
    await closeFiles(page);
    await page.goto(path);
    expect([path, await findBlocking(page), await isStyled(page)]).toEqual([path, [], true]);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const sheets = await page
      .locator('style[data-sheet]')
      .evaluateAll((all) => all.map((style) => (style as HTMLElement).dataset.sheet));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await untilHydrated(page);
    expect(asked.filter((address) => sheets.includes(address))).toEqual([]);
    page.removeAllListeners('request');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  // @proves GAP-042
  test('the list of jobs does not move when its scripts arrive', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/jobs');
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift)).toBe(0);
  });
});
