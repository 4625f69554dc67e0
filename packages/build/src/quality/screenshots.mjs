import sharp from 'sharp';

export const WIDTHS = Object.freeze([390, 800, 1280]);
export const THEMES = /** @type {const} */ (['dark', 'light']);
const HEIGHT = 800;
const HYDRATED = 'verse:hydrated';
const LIMIT_MS = 60_000;
/** Height limit below WebP's maximum of 16383 pixels. */
const MOST_HEIGHT = 16_000;

/** Scrolls through the page once, so that pictures below the fold are also loaded. Runs inside the page. */
async function lookThrough() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 40));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await pause();
  }
  // Also waits for decoding, because a picture is painted later than it is loaded. Skips pictures in collapsed content.
  const shown = [...document.images].filter((image) => image.checkVisibility());
  await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  scrollTo(0, 0);
  await pause();
}

/** @typedef {import('@playwright/test').BrowserContextOptions['storageState']} StorageState */

/**
 * Takes a PNG of a whole page once everything has loaded.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ width: number, theme: 'dark' | 'light', fullPage?: boolean, storageState?: StorageState }} options
 */
export async function photograph(browser, address, { width, theme, fullPage = true, storageState }) {
  const context = await browser.newContext({
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    storageState,
  });
  try {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED, {
      timeout: LIMIT_MS,
    });
    await page.evaluate(lookThrough);
    return await page.screenshot({ fullPage, animations: 'disabled', timeout: LIMIT_MS });
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
