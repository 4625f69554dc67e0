import sharp from 'sharp';

export const WIDTHS = Object.freeze([390, 800, 1280]);
export const THEMES = /** @type {const} */ (['dark', 'light']);
const HEIGHT = 800;
const HYDRATED = 'verse:hydrated';
const LIMIT_MS = 60_000;
/** Height limit, slightly below WebP's maximum of 16383 pixels. */
const MOST_HEIGHT = 16_000;

/** Scrolls through the page once, so that pictures below the fold load too. Runs in the page. */
async function scrollThrough() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await pause();
  }
  // Also waits for decoding, because pictures are painted later than they are loaded. Skips pictures in collapsed
  // content.
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  scrollTo(0, 0);
  await pause();
}

/** @typedef {import('@playwright/test').BrowserContextOptions['storageState']} StorageState */

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ width: number, theme: 'dark' | 'light', storageState?: StorageState }} options
 */
const newContext = (browser, { width, theme, storageState }) =>
  browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState,
  });

/**
 * Opens a page and waits until it is interactive and its data has loaded.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} address
 */
async function openPage(context, address) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED, { timeout: LIMIT_MS });
  const loading = page.getByText('Loading...', { exact: true });
  await loading.waitFor({ state: 'detached', timeout: LIMIT_MS });
  return page;
}

/**
 * Takes a PNG of a whole page once everything has loaded.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ width: number, theme: 'dark' | 'light', fullPage?: boolean }} options
 */
export async function photograph(browser, address, { width, theme, fullPage = true }) {
  const context = await newContext(browser, { width, theme });
  try {
    const page = await openPage(context, address);
    await page.evaluate(scrollThrough);
    return await page.screenshot({ fullPage, animations: 'disabled', timeout: LIMIT_MS });
  } finally {
    await context.close();
  }
}

/** Height of pictures that do not show the whole page, in CSS pixels. */
const CROPPED_HEIGHT = 2_400;

/** Returns the page height once the page is rendered. Runs in the page. */
const measure = () =>
  new Promise((resolve) => {
    setTimeout(() => resolve(document.documentElement.scrollHeight), 60);
  });

/** @typedef {{ width: number, theme: 'dark' | 'light' }} View */

/**
 * Takes PNGs of the top of a page, which is loaded only once. The window is as high as the picture, so that a bar at
 * the bottom of the window does not cover the page.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {readonly View[]} views
 * @param {StorageState} storageState
 * @returns {Promise<(View & { png: Buffer })[]>}
 */
export async function photographViews(browser, address, views, storageState) {
  const context = await newContext(browser, { width: 1280, theme: 'dark', storageState });
  try {
    const page = await openPage(context, address);
    const pictures = [];
    for (const view of views) {
      await page.emulateMedia({ colorScheme: view.theme });
      await page.setViewportSize({ width: view.width, height: HEIGHT });
      await page.evaluate(scrollThrough);
      // Repeated, because parts far below the window have no height until they are rendered.
      for (let turn = 0; turn < 2; turn += 1) {
        const height = await page.evaluate(measure);
        await page.setViewportSize({ width: view.width, height: Math.min(height, CROPPED_HEIGHT) });
      }
      pictures.push({ ...view, png: await page.screenshot({ animations: 'disabled', timeout: LIMIT_MS }) });
    }
    return pictures;
  } finally {
    await context.close();
  }
}

/** @param {Buffer} png @param {{ width: number, quality: number }} size */
export const small = (png, { width, quality }) =>
  sharp(png, { limitInputPixels: false })
    .resize({ width, height: MOST_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 6 })
    .toBuffer();
