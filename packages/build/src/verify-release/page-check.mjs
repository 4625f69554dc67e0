// Opens a staging page in a browser and collects its problems.

const READY_MS = 15_000;
const CLOSE_MS = 3_000;
const ALL_MS = 60_000;
/** Part of the message shown when a section is unavailable. */
const CARD = 'is not available right now';

/** Removes the parts that differ between visits. @param {string} text */
const normalize = (text) =>
  text
    .replaceAll(/https?:\/\/localhost:\d+/g, '')
    .replaceAll(/\/mf\/([\w-]+)\/[0-9a-f]{16}\//g, '/mf/$1/…/')
    .replaceAll(/__[0-9a-f]{16}/g, '')
    .slice(0, 300);

/** Parses an error report sent by a page. @param {string | null} body */
function parseErrorReport(body) {
  try {
    const { message, during, kind } = JSON.parse(body ?? '');
    return typeof message === 'string' ? `reports '${message}' (${kind}, ${during})` : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Collects a page's console messages, errors, error reports and failed requests.
 * @param {import('@playwright/test').Page} page @param {string} origin
 * @returns {Set<string>} filled while the page is open
 */
export function collectPageErrors(page, origin) {
  /** @type {Set<string>} */
  const problems = new Set();
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.add(normalize(`prints '${message.text()}' ${message.location().url}`).trim());
  });
  page.on('pageerror', (error) => problems.add(normalize(`throws '${error.message}'`)));
  page.on('crash', () => problems.add('crashes the browser'));
  page.on('dialog', (dialog) => void dialog.dismiss().then(() => problems.add('opens a browser dialog')));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/report') {
      const report = parseErrorReport(request.postData());
      if (report) problems.add(normalize(report));
    } else if (url.origin !== origin && ['http:', 'https:', 'ws:', 'wss:'].includes(url.protocol))
      problems.add(`asks ${url.origin}, which is not this site`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/mf/') && response.status() >= 400)
      problems.add(normalize(`asks for ${pathname}, which answers ${response.status()}`));
  });
  return problems;
}

/**
 * Returns why the open page is not one of the section's pages, or undefined if it is.
 * @param {import('@playwright/test').Page} page
 */
export async function findPageFault(page) {
  const heading = page.locator('main h1').first();
  const isShown = await heading.waitFor({ timeout: READY_MS }).then(
    () => true,
    () => false,
  );
  if (!isShown) return 'shows no heading once it is alive';
  return (await heading.textContent())?.includes(CARD) ? 'shows the card of a section that cannot be shown' : undefined;
}

/**
 * Rejects after a timeout. Needed because Playwright waits for the page, which does not respond while one of its
 * scripts is running.
 * @template T
 * @param {Promise<T>} work @param {number} ms @param {string} what the error message on timeout
 * @returns {Promise<T>}
 */
export function withTimeout(work, ms, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} within ${ms / 1000} s`)), ms);
  });
  work.catch(() => undefined);
  return /** @type {Promise<T>} */ (Promise.race([work, late])).finally(() => clearTimeout(timer));
}

/** @param {import('@playwright/test').Page} page */
export const waitForHydration = (page) =>
  withTimeout(
    page.waitForFunction(() => performance.getEntriesByName('verse:hydrated').length > 0),
    READY_MS,
    'does not hydrate',
  );

/**
 * Closes a page, but does not wait long for it, because a page whose script never ends does not respond.
 * @param {import('@playwright/test').Page} page
 */
export const closePage = (page) =>
  Promise.race([page.close().catch(() => undefined), new Promise((resolve) => setTimeout(resolve, CLOSE_MS).unref())]);

/**
 * Opens a page and waits until it is hydrated.
 * @template T
 * @param {import('@playwright/test').BrowserContext} context @param {string} origin @param {string} address
 * @param {(page: import('@playwright/test').Page, problems: Set<string>) => Promise<T>} look called while the page is
 * open
 * @returns {Promise<{ problems: string[], seen: T | undefined }>} `seen` is undefined if the page did not hydrate
 */
export async function checkPage(context, origin, address, look) {
  const page = await context.newPage();
  const problems = collectPageErrors(page, origin);
  async function all() {
    await page.goto(origin + address, { waitUntil: 'commit', timeout: READY_MS });
    await waitForHydration(page);
    const wrong = await findPageFault(page);
    if (wrong) problems.add(wrong);
    return look(page, problems);
  }
  try {
    const seen = await withTimeout(all(), ALL_MS, 'does not finish loading');
    return { problems: [...problems], seen };
  } catch (error) {
    return {
      problems: [normalize(error instanceof Error ? error.message : String(error)), ...problems],
      seen: undefined,
    };
  } finally {
    await closePage(page);
  }
}
