/** @typedef {{ kind: 'html' | 'css' | 'js', url: string }} PageFile */

const KINDS = /** @type {const} */ ({ document: 'html', stylesheet: 'css', script: 'js' });
const LIMIT_MS = 30_000;

/**
 * Returns the files that a browser loads before the page is ready: the page, its stylesheets and all scripts, including
 * those requested by other scripts.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @returns {Promise<PageFile[]>}
 */
export async function findLoadedFiles(browser, address) {
  const page = await browser.newPage();
  try {
    // Disables prefetching, because prefetched files are for other pages.
    await page.addInitScript(() =>
      Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } }),
    );
    /** @type {Map<string, PageFile>} */
    const files = new Map();
    page.on('request', (request) => {
      const kind = KINDS[/** @type {keyof typeof KINDS} */ (request.resourceType())];
      if (kind) files.set(request.url(), { kind, url: request.url() });
    });
    /** @type {string[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(address);
    await page
      .waitForFunction(() => performance.getEntriesByName('verse:hydrated').length > 0, undefined, {
        timeout: LIMIT_MS,
      })
      .catch(() => {
        throw new Error(`${address} never became interactive. ${errors.join('; ')}`);
      });
    await page.waitForLoadState('networkidle');
    return [...files.values()];
  } finally {
    await page.close();
  }
}

/** Returns the page without its scripts and their preloads. @param {string} html */
export const withoutScripts = (html) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*>/g, (link) => (/\bas="?script\b|\brel="?modulepreload\b/.test(link) ? '' : link));

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;

/** @type {Map<string, Promise<string>>} */
const sheets = new Map();

/** @param {string} address */
function fetchSheet(address) {
  const known = sheets.get(address) ?? fetch(address).then((answer) => answer.text());
  sheets.set(address, known);
  return known;
}

/** Returns the page with its style sheets inside the document. @param {string} html @param {string} origin */
export async function withStyleInside(html, origin) {
  const addresses = [...html.matchAll(SHEET)].map(([, address]) => address);
  const texts = new Map(
    await Promise.all(
      addresses.map(async (address) => /** @type {const} */ ([address, await fetchSheet(origin + address)])),
    ),
  );
  return html.replace(SHEET, (_, address) => `<style>${texts.get(address)}</style>`);
}
