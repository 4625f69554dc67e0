// @ts-check
import { CHROMIUM_ARGUMENTS, ensureChromium } from './chromium.mjs';
import { chromium } from '@playwright/test';

/** Slow 4G and a phone's processor. */
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
const HYDRATED = 'verse:hydrated';
const LIMIT_MS = 60_000;
/** The largest paint and the last shift may follow the last script. */
const SETTLE_MS = 1_000;

/** @typedef {{ lcp: number, cls: number, interactive: number, bytes: number, scriptBytes: number, requests: number }} Visit */

export const openBrowser = () => chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_ARGUMENTS] });

/** What the page writes down about itself; it runs inside the page. */
function observe() {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(globalThis, { verseSeen: seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** @param {import('@playwright/test').CDPSession} client */
function countBytes(client) {
  const bytes = { all: 0, scripts: 0, requests: 0 };
  const scripts = new Set();
  client.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.requests += 1;
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  return bytes;
}

/**
 * One visit with nothing in the cache. A page is interactive once the shell has set its mark; one without scripts, once
 * it is parsed.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ hydrates: boolean }} options
 * @returns {Promise<Visit>}
 */
export async function visit(browser, address, { hydrates }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', LINE);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const bytes = countBytes(client);
    await page.addInitScript(observe);
    await page.goto(address, { waitUntil: 'load', timeout: LIMIT_MS });
    if (hydrates) await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED, { timeout: LIMIT_MS });
    await page.waitForLoadState('networkidle');
    await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), SETTLE_MS);
    const seen = await page.evaluate((mark) => {
      const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
      const interactive = performance.getEntriesByName(mark)[0]?.startTime ?? navigation.domContentLoadedEventEnd;
      return { .../** @type {any} */ (globalThis).verseSeen, interactive };
    }, HYDRATED);
    return { ...seen, bytes: bytes.all, scriptBytes: bytes.scripts, requests: bytes.requests };
  } finally {
    await context.close();
  }
}
