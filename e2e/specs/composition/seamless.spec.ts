import type { CDPSession, Page } from '@playwright/test';
import { annotate, expect, test } from '../../fixtures';

/** `npm run rig` runs 34 rounds. */
const ROUNDS = Number(process.env.SEAMLESS_ROUNDS ?? 4);
/** Number of rounds after which all permanent caches are warm. */
const WARM = 2;

/** Header links, each leading to a different section from the previous one. */
const ROUTE = [
  ['Store', 'Store'],
  ['Resources', 'Your Creative Toolkit'],
  ['Showcase', 'Work worth a closer look'],
] as const;

declare global {
  interface Window {
    frame: { parts: (Element | null)[]; shift: number };
  }
}

/** Stores the current layout elements and starts to add up layout shifts. */
const keepFrame = (page: Page) =>
  page.evaluate(() => {
    window.frame = { parts: [...document.querySelectorAll('header:not(main *), footer:not(main *)')], shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.frame.shift += entry.value;
    }).observe({ type: 'layout-shift' });
  });

const stateOf = (page: Page) =>
  page.evaluate(() => ({
    isSameFrame: window.frame.parts.every((part) => part?.isConnected),
    isFocusInPage: document.querySelector('main')?.contains(document.activeElement),
    top: scrollY,
    sheets: document.querySelectorAll('style, link[rel=stylesheet]').length,
  }));

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / 1e6;
}

// @proves GEN-10 GEN-05
test(`${ROUNDS} rounds through the sections keep one layout and one document and leak nothing`, async ({
  page,
  context,
  openPage,
}) => {
  await openPage('/showcase');
  await keepFrame(page);
  const devtools = await context.newCDPSession(page);
  let sheets = 0;
  let heap = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [link, title] of ROUTE) {
      const start = Date.now();
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      if (round >= WARM) annotate('ms from the click to the next section', Date.now() - start);
      await expect(page).toHaveTitle(/\| Creativity Verse$/);
      const state = await stateOf(page);
      expect([link, state.isSameFrame, state.isFocusInPage, state.top]).toEqual([link, true, true, 0]);
      if (round + 1 === WARM) sheets = Math.max(sheets, state.sheets);
      if (round >= WARM) expect(state.sheets).toBeLessThanOrEqual(sheets);
    }
    if (round + 1 === WARM) heap = await heapOf(devtools);
  }
  const growth = (await heapOf(devtools)) - heap;
  annotate('MB more in the heap at the end', growth);
  annotate('of layout shift in all', await page.evaluate(() => window.frame.shift));
  expect(growth).toBeLessThan(2);
  expect(await page.evaluate(() => window.frame.shift)).toBeLessThan(0.05);
});
