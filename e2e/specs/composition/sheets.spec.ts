import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { SAMPLED_PAGES } from '../accessibility/pages';

// Bypasses the CSP because the test adds stylesheets, and reduces motion so that no transition is running.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const lookOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, padding, borderRadius, opacity } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return (
        [element.tagName, element.getAttribute('class'), box, color, backgroundColor, font, padding].join('; ') +
        `; ${borderRadius}; ${opacity}`
      );
    }),
  );

/**
 * Adds all stylesheets, as if every page had been visited or prefetched. Each page's stylesheet contains a copy of the
 * shared styles, and the last copy must change nothing.
 */
const addSheets = (page: Page) =>
  page.evaluate(async () => {
    interface Composition {
      sections: Record<string, { release: string }>;
    }
    const { sections } = (await (await fetch('/composition.json')).json()) as Composition;
    const folders = Object.entries(sections).map(([name, { release }]) => `/mf/${name}/${release}/client/`);
    const files = await Promise.all(
      folders.map(async (folder) => {
        const hashes = (await (await fetch(`${folder}hashes.json`)).json()) as object;
        return Object.keys(hashes).map((name) => folder + name);
      }),
    );
    const sheets = files.flat().filter((file) => file.endsWith('.css'));
    await Promise.all(
      sheets.map(
        (href) =>
          new Promise((resolve, reject) => {
            const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
            link.addEventListener('load', resolve);
            link.addEventListener('error', reject);
            document.head.append(link);
          }),
      ),
    );
    return sheets.length;
  });

for (const path of SAMPLED_PAGES) {
  test(`${path} looks the same after the sheets of all other pages have loaded`, async ({ page, openPage }) => {
    await openPage(path);
    // The header changes once the session is known.
    await expect(page.locator('header noscript')).toHaveCount(0);
    // The editor changes the page once its code has arrived.
    await page.waitForLoadState('networkidle');
    let before = await lookOf(page);
    // A form changes once its scripts are ready.
    await expect
      .poll(async () => {
        const last = before;
        before = await lookOf(page);
        return before.join() === last.join();
      })
      .toBe(true);
    expect(await addSheets(page)).toBeGreaterThan(20);
    expect(await lookOf(page)).toEqual(before);
  });
}
