import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { addressOf } from '../addresses.mjs';
import { WORKSPACE_ROOT } from '../workspace.mjs';
import { startTemporarySite } from './temporary-site.mjs';
import { openBrowser } from './visit.mjs';

const CPU_SLOWDOWN = 4;
const VIEWPORT = { width: 412, height: 823 };
const WORDS = 20_000;
const SENTENCE = 'The light comes **before** the boats, and the [map](https://example.org) stays in the bag. ';

/** A text of 20,000 words with headings, lists and styles. */
function longText() {
  const paragraph = SENTENCE.repeat(4).trim();
  const blocks = [];
  for (let words = 0; words < WORDS; words += paragraph.split(' ').length) {
    if (blocks.length % 10 === 0) blocks.push(`## Part ${blocks.length}`);
    blocks.push(blocks.length % 7 === 0 ? `- one ${paragraph}\n- two` : paragraph);
  }
  return blocks.join('\n\n');
}

/** @param {number[]} numbers @param {number} share */
const quantile = (numbers, share) =>
  [...numbers].sort((one, other) => one - other)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

/** Records the milliseconds from each key press to the updated layout and to the paint. */
function observeKeys() {
  const seen = { work: /** @type {number[]} */ ([]), paint: /** @type {number[]} */ ([]) };
  let start = 0;
  document.addEventListener('keydown', () => (start = performance.now()), true);
  document.addEventListener('input', () => {
    const began = start;
    const { port1, port2 } = new globalThis.MessageChannel();
    port1.onmessage = () => {
      document.body.getBoundingClientRect();
      seen.work.push(performance.now() - began);
    };
    port2.postMessage(0);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') seen.paint.push(entry.duration);
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16, buffered: false }));
  Object.assign(globalThis, { verseKeys: seen });
}

/** @param {import('@playwright/test').Page} page @param {number} keys */
async function typeKeys(page, keys) {
  await page.evaluate(observeKeys);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('x');
    await page.waitForTimeout(60);
  }
  return page.evaluate(() => /** @type {any} */ (globalThis).verseKeys);
}

/**
 * Types into a bare text area that contains the same text. This measures the browser's own cost on this machine at the
 * time of the run.
 * @param {import('@playwright/test').Browser} browser @param {string} text @param {number} keys
 */
async function typeBare(browser, text, keys) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.setContent('<textarea rows="14" style="inline-size: 100%"></textarea>');
  await page.locator('textarea').fill(text);
  await slowDown(page);
  const seen = await typeKeys(page, keys);
  await page.close();
  return seen;
}

/** @param {import('@playwright/test').Page} page */
async function slowDown(page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** @param {{ work: number[], paint: number[] }} seen @param {{ work: number[] }} bare */
const describe = ({ work, paint }, bare) =>
  `key to layout p50 ${quantile(work, 0.5).toFixed(1)} ms, p95 ${quantile(work, 0.95).toFixed(1)} ms (aim 16), ` +
  `${(quantile(work, 0.5) / quantile(bare.work, 0.5)).toFixed(1)} and ` +
  `${(quantile(work, 0.95) / quantile(bare.work, 0.95)).toFixed(1)} of the bare text area; ` +
  `frames later than 16 ms: ${paint.length}`;

/**
 * Returns the milliseconds from clicking a view until it shows the text.
 * @param {import('@playwright/test').Page} page @param {'Formatted' | 'Plain'} view
 */
async function switchTo(page, view) {
  return page.evaluate(async (name) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
    const began = performance.now();
    button?.click();
    const isThere = () => Boolean(document.querySelector('[role=toolbar]')) === (name === 'Formatted');
    while (!isThere()) await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => globalThis.requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  }, view);
}

/** Compressed bytes of the scripts that only the formatted view loads. */
function richBytes() {
  const folder = path.join(WORKSPACE_ROOT, 'mf-resources/dist');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /client\/.*(?:rich-editor|prosemirror).*\.js$/.test(file.replaceAll(path.sep, '/')),
  );
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(path.join(folder, file))).length, 0);
}

/**
 * Prints the cost of a keystroke and of switching views in a text of 20,000 words.
 * @param {{ keys: number }} options
 */
export async function measureWriting({ keys }) {
  const site = await startTemporarySite();
  const browser = await openBrowser();
  try {
    const text = longText();
    const bare = await typeBare(browser, text, keys);
    const page = await browser.newPage({ viewport: VIEWPORT });
    await page.goto(site.origin + addressOf('blog-management'));
    await page.locator('form[data-ready]').waitFor();
    const content = page.getByRole('textbox', { name: 'Content', exact: true });
    // Typing a letter makes the content formatted text. The plain view then edits that text's Markdown source.
    await page.locator('[role=toolbar]').waitFor();
    await page.getByText('How you write', { exact: true }).click();
    await content.pressSequentially('x');
    await page.getByRole('button', { name: 'Plain', exact: true }).click();
    await content.fill(text);
    await slowDown(page);
    const plain = await typeKeys(page, keys);
    const switches = { Formatted: /** @type {number[]} */ ([]), Plain: /** @type {number[]} */ ([]) };
    for (let round = 0; round < 3; round += 1) {
      switches.Formatted.push(await switchTo(page, 'Formatted'));
      if (round < 2) switches.Plain.push(await switchTo(page, 'Plain'));
    }
    const formatted = await typeKeys(page, keys);
    console.log(`A text of ${WORDS} words, ${keys} keys, processor ${CPU_SLOWDOWN} times slower.`);
    for (const [name, seen] of Object.entries({ bare, plain, formatted }))
      console.log(`  ${name.padEnd(10)} ${describe(seen, bare)}`);
    for (const [name, times] of Object.entries(switches))
      console.log(`  to ${name.padEnd(10)} ${times.map((time) => time.toFixed(0)).join(', ')} ms (aim 300)`);
    console.log(`  the formatted view's scripts: ${(richBytes() / 1000).toFixed(1)} kB (brotli)`);
  } finally {
    await browser.close();
    await site.stop();
  }
}
