import { HYDRATED, slowPage } from './visit.mjs';

/** A fast network, with the CPU throttled to phone speed. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 10_000_000 / 8 };
/** Long enough for viewport prefetches and the layout's own work to finish. */
const READING_MS = 1_000;
const HOVER_MS = 300;

/** Measures the milliseconds from clicking a link to painting the next page's heading. Runs in the page. */
function observe() {
  const change = new Promise((resolve) => {
    document.addEventListener(
      'click',
      () => {
        const heading = () => document.querySelector('h1')?.textContent;
        const before = heading();
        const clicked = performance.now();
        const look = () => {
          if (!heading() || heading() === before) window.requestAnimationFrame(look);
          else window.requestAnimationFrame(() => resolve(performance.now() - clicked));
        };
        look();
      },
      { capture: true },
    );
  });
  Object.assign(globalThis, { verseChange: change });
}

/**
 * Measures the milliseconds from clicking a header link to painting the heading of the linked page, in a tab that has
 * not opened that page before.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ from: string, link: string, hovered: boolean }} options
 */
export async function changeSection(browser, origin, { from, link, hovered }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const { page, client } = await slowPage(context, LINE);
    const wait = (/** @type {number} */ time) =>
      page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), time);
    await page.addInitScript(observe);
    await page.goto(origin + from);
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED);
    await wait(READING_MS);
    const target = page.getByRole('banner').getByRole('link', { name: link, exact: true });
    if (hovered) {
      await target.hover();
      await wait(HOVER_MS);
    }
    await target.evaluate((element) => /** @type {HTMLElement} */ (element).click());
    // Keeps Playwright's own script out of the page while the page is busy, as `visit.mjs` does.
    const { result } = await client.send('Runtime.evaluate', {
      expression: 'verseChange',
      awaitPromise: true,
      returnByValue: true,
    });
    return Number(result.value);
  } finally {
    await context.close();
  }
}
