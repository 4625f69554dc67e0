import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from '../quality/chromium.mjs';
import { watchBuiltIns } from './built-ins.mjs';
import { findLayoutChange, readSettledLayout } from './layout-regression.mjs';
import { checkPage, findPageFault, withTimeout } from './page-check.mjs';
import { fixedFirst, toVisit } from './server-responses.mjs';

/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./ephemeral-staging.mjs').Staging} Staging */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('./layout-regression.mjs').Reading} Reading */
/** @typedef {Awaited<ReturnType<typeof createLayoutCheck>>} FindChange */
/** @typedef {{ address: string, membersOnly: boolean }} OtherPage a page of the shell or of another section */

const VIEWPORT = { width: 1280, height: 800 };
/**
 * Indexes of the sample accounts with the most access: on public pages, the editor, who can open all workspaces; in the
 * members' area, the moderator.
 */
const VISITORS = { public: 1, members: 2 };
const LANES = 2;
const OTHER_PAGE_MS = 15_000;

/** @throws Error if Chromium is missing */
export async function openChromium() {
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'the gate opens the release in Chromium, which is not installed: npx playwright install chromium, ' +
        'or CHROMIUM_PATH=…, or --skip-gate "why" in an emergency',
    );
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGUMENTS] });
}

/**
 * Opens a browser context with prefetching disabled, and signs in unless `place` is omitted.
 * @param {import('@playwright/test').Browser} browser @param {Staging} site
 * @param {number} [place] index of the sample account; if omitted, the visitor is a guest
 */
async function createContext(browser, site, place) {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript(() =>
    Object.defineProperty(window.navigator, 'connection', { value: { saveData: true } }),
  );
  await context.addInitScript(watchBuiltIns);
  if (place === undefined) return context;
  const { demo } = await (await context.request.get(`${site.api}/api/session`)).json();
  const account = demo[place];
  const answer = await context.request.post(`${site.api}/api/signin`, {
    headers: { origin: site.api },
    data: { email: account?.email, password: account?.password },
  });
  if (!answer.ok()) throw new Error(`the gate could not sign in as ${account?.role}: ${answer.status()}`);
  return context;
}

/** @param {BrowserContext} context @param {string} origin @param {string} address @param {Set<string>} links */
const open = (context, origin, address, links) =>
  checkPage(context, origin, address, async (page) => {
    const reading = await readSettledLayout(page);
    const found = await page.locator('main a[href^="/"]').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    for (const link of found) links.add((link ?? '').replace(/[?#].*/, ''));
    return reading;
  });

/**
 * If a check finds problems, repeats it and returns only the problems found both times, because a busy machine can
 * cause spurious ones.
 * @param {() => Promise<string[]>} look
 */
async function confirmProblems(look) {
  const first = await look();
  if (first.length === 0) return first;
  const second = await look();
  return first.filter((problem) => second.includes(problem));
}

/**
 * Reads the shell's layout on a page. Returns nothing if the page redirects, for example the sign-in page for members.
 * @param {BrowserContext} context @param {{ origin: string, address: string }} page
 */
async function readFrame(context, { origin, address }) {
  const { seen } = await checkPage(context, origin, address, async (page) =>
    new URL(page.url()).pathname === address ? readSettledLayout(page) : undefined,
  );
  return seen ? [seen] : [];
}

/**
 * Returns a function that describes how a page changes the shell's layout. A difference to one other page may depend on
 * that page, so it counts only if no other page shows the layout in the same way.
 * @param {BrowserContext} context @param {{ origin: string, address: string }[]} others
 */
async function createLayoutCheck(context, others) {
  const waiting = [...others];
  /** @type {Reading[]} */
  const known = [];
  const readNext = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const found = await readFrame(context, next);
      known.push(...found);
      if (found.length > 0) return true;
    }
    return false;
  };
  await readNext();
  /** @param {Reading} seen @returns {Promise<string | undefined>} */
  return async function findChange(seen) {
    for (;;) {
      const [first, ...more] = known;
      const change = first && findLayoutChange([first, ...more], seen);
      if (change === undefined || !(await readNext())) return change;
    }
  };
}

/**
 * Opens every page, and compares the shell's layout with its layout on other pages.
 * @param {Page[]} pages @param {Staging} site
 * @param {{ context: BrowserContext, findChange: FindChange, links: Set<string> }} how
 */
async function checkPages(pages, site, { context, findChange, links }) {
  /** @param {Page} page */
  async function checkOne(page) {
    const visit = toVisit(page, links);
    const look = async () => {
      const { problems, seen } = await open(context, site.candidate, visit.address, links);
      const restyled = seen && (await findChange(seen));
      return [...problems, ...(restyled ? [`changes what is the shell's: ${restyled}`] : [])];
    };
    const problems = await confirmProblems(look);
    if (problems.length === 0) return [];
    const before = site.live === undefined ? undefined : await open(context, site.live, visit.address, new Set());
    const restyled = before?.seen && (await findChange(before.seen));
    const known = [...(before?.problems ?? []), `changes what is the shell's: ${restyled}`];
    return problems.filter((problem) => !known.includes(problem)).map((problem) => `${visit.address} ${problem}`);
  }
  const waiting = fixedFirst(pages);
  /** @type {string[]} */
  const violations = [];
  const lane = async () => {
    // Stops after six violations, because every further page may take its full timeout.
    for (let next = waiting.shift(); next && violations.length < 6; next = waiting.shift())
      violations.push(...(await checkOne(next)));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return violations;
}

/** Navigates with the router, without loading a new document. @param {string} address */
function goTo(address) {
  window.history.pushState(null, '', address);
  window.dispatchEvent(new window.PopStateEvent('popstate', { state: null }));
}

/** @param {import('@playwright/test').Page} page @param {string} heading */
const waitForOtherPage = (page, heading) =>
  withTimeout(
    page.waitForFunction((before) => {
      const now = document.querySelector('main h1')?.textContent;
      return now && now !== before;
    }, heading),
    OTHER_PAGE_MS,
    'shows no other heading',
  );

/**
 * Navigates into the section and back in a single document, and checks that the first page looks the same as before.
 * @param {BrowserContext} context @param {Staging} site @param {{ from: string, to: string }} way
 */
async function checkNavigation(context, site, { from, to }) {
  const { problems, seen } = await checkPage(context, site.candidate, from, async (page) => {
    const frame = await readSettledLayout(page);
    const content = await readSettledLayout(page, 'page');
    const heading = (await page.locator('main h1').first().textContent()) ?? '';
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.evaluate(goTo, to);
    await waitForOtherPage(page, heading);
    const wrong = await findPageFault(page);
    if (wrong) return [`${to} ${wrong} when it is reached from ${from}`];
    await readSettledLayout(page);
    await page.goBack();
    await page.waitForFunction((text) => document.querySelector('main h1')?.textContent === text, heading, {
      timeout: OTHER_PAGE_MS,
    });
    if (!(await page.evaluate(() => 'sameDocument' in window)))
      return [`from ${from} to ${to} the document is loaded again`];
    const restyled =
      findLayoutChange([frame], await readSettledLayout(page)) ??
      findLayoutChange([content], await readSettledLayout(page, 'page'));
    return restyled ? [`after a visit of ${to}, ${from} is not as before: ${restyled}`] : [];
  });
  return [...problems.map((problem) => `from ${from} to ${to}: it ${problem}`), ...(seen ?? [])];
}

/**
 * Opens the release in Chromium, inside the shell. First navigates into it and back as a guest, then opens every page
 * while signed in.
 * @param {Page[]} pages @param {Staging} site
 * @param {{ otherPages: OtherPage[], links: Set<string> }} known
 * @returns {Promise<string[]>} the violations
 */
export async function checkInBrowser(pages, site, { otherPages, links }) {
  const browser = await openChromium();
  try {
    const violations = [];
    for (const membersOnly of [false, true]) {
      const own = pages.filter((page) => page.membersOnly === membersOnly);
      const entry = own.find(({ address }) => !address.includes(':')) ?? own[0];
      if (!entry) continue;
      const to = toVisit(entry, links).address;
      const context = await createContext(browser, site, membersOnly ? VISITORS.members : VISITORS.public);
      const alike = otherPages.filter((one) => one.membersOnly === membersOnly);
      const from = alike[0] ?? otherPages.find((one) => !one.membersOnly);
      const live = site.live === undefined ? [] : [{ origin: site.live, address: to }];
      const others = alike.length > 0 ? alike.map(({ address }) => ({ origin: site.candidate, address })) : live;
      const findChange = await createLayoutCheck(context, others);
      const guest = membersOnly ? context : await createContext(browser, site);
      const way = from ? await confirmProblems(() => checkNavigation(guest, site, { from: from.address, to })) : [];
      violations.push(...way);
      if (way.length === 0) violations.push(...(await checkPages(own, site, { context, findChange, links })));
    }
    return [...new Set(violations)];
  } finally {
    await browser.close();
  }
}
