import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from './chromium.mjs';

/** Slow 4G, with the CPU throttled to phone speed. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
export const HYDRATED = 'verse:hydrated';
const LIMIT_MS = 60_000;
/** The LCP and the last layout shift may occur after the last script. */
const SETTLE_MS = 1_000;

/**
 * Milliseconds, bytes and counts. `blocking` is the time by which tasks exceed 50 ms; `tap`, the time from a tap to the
 * next frame; `scripts`, the scripts received before the page was interactive; `ahead`, those received afterwards,
 * which are prefetched for other pages.
 * @typedef {'fcp' | 'lcp' | 'cls' | 'interactive' | 'blocking' | 'tap'} Time
 * @typedef {Time | 'bytes' | 'scripts' | 'ahead' | 'requests'} Figure
 * @typedef {Record<Figure, number>} Visit
 */

export const openBrowser = () =>
  chromium.launch({ executablePath: ensureChromium({ isWhole: true }), args: [...CHROMIUM_ARGUMENTS] });

/**
 * Opens a page with an emulated slow connection and CPU.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {typeof LINE} line
 */
export async function slowPage(context, line = LINE) {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, client };
}

/** Records measurements in the page. @param {string} hydrated */
function observe(hydrated) {
  const seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, tap: 0 };
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ note, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  const ready = new Promise((resolve) => watch('mark', ({ name }) => name === hydrated && resolve(true)));
  Object.assign(globalThis, { verseSeen: seen, verseReady: ready });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.fcp = startTime));
  watch('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  watch('layout-shift', (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  watch('longtask', (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  watch('event', (entry) => entry.interactionId && (seen.tap = Math.max(seen.tap, entry.duration)), {
    durationThreshold: 16,
  });
}

/** @param {import('@playwright/test').CDPSession} client */
function countBytes(client) {
  const bytes = { all: 0, scripts: 0, requests: 0 };
  const scripts = new Set();
  client.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes.requests += 1;
    bytes.all += encodedDataLength;
  });
  return bytes;
}

/** @param {import('@playwright/test').Page} page */
const settle = (page) => page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), SETTLE_MS);

/**
 * Measures one visit with an empty cache. A page is interactive once the shell has set its mark or, if it has no
 * scripts, once it is parsed. The tap opens the menu.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ hydrates: boolean, taps?: boolean }} options if `taps` is false, the tap time is 0
 * @returns {Promise<Visit>}
 */
export async function visit(browser, address, { hydrates, taps = true }) {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  try {
    const { page, client } = await slowPage(context);
    const bytes = countBytes(client);
    await page.addInitScript(observe, HYDRATED);
    await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
    // Waits without Playwright's own script, which would take 50 to 80 ms in the page while it hydrates.
    if (hydrates) await client.send('Runtime.evaluate', { expression: 'verseReady', awaitPromise: true });
    const { scripts } = bytes;
    await page.waitForLoadState('networkidle');
    await settle(page);
    const seen = await page.evaluate((mark) => {
      const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
      const interactive = performance.getEntriesByName(mark)[0]?.startTime ?? navigation.domContentLoadedEventEnd;
      return { .../** @type {any} */ (globalThis).verseSeen, interactive };
    }, HYDRATED);
    // Counts before the tap, because the tap focuses a menu link. This starts a prefetch that is not part of the visit.
    const counted = { ...bytes };
    if (taps) {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await settle(page);
    }
    const tap = await page.evaluate(() => /** @type {any} */ (globalThis).verseSeen.tap);
    const { all, requests } = counted;
    return { ...seen, tap, bytes: all, scripts, ahead: counted.scripts - scripts, requests };
  } finally {
    await context.close();
  }
}
