import { addressOf } from '../addresses.mjs';
import { startMeasuringProxy } from './measuring-proxy.mjs';
import { withoutScripts, withStyleInside } from './page-files.mjs';
import { somePost, startTemporarySite } from './temporary-site.mjs';
import { openBrowser, visit } from './visit.mjs';

/** One example of each kind of public page. */
const PAGES = [
  addressOf('home'),
  addressOf('blog'),
  addressOf('store'),
  addressOf('public-jobs'),
  addressOf('public-job', { id: '1' }),
  addressOf('public-contests'),
  addressOf('public-contest', { id: '1' }),
  addressOf('public-marketplace'),
  addressOf('works'),
  addressOf('people'),
  addressOf('member', { handle: 'zainab-olubori' }),
  addressOf('work', { handle: 'zainab-olubori', id: 'sample-zainab-olubori-1' }),
  addressOf('showcase'),
];
/** Allowed first paint and LCP, relative to the same page without scripts and with its style inside the document. */
const RATIO = 1.05;
const FIGURES = /** @type {const} */ (['fcp', 'lcp', 'cls', 'interactive', 'tap']);
const TITLES = ['first paint', 'plain', 'ratio', 'LCP', 'plain', 'ratio', 'CLS', 'ready', 'tap', ''];

/** @typedef {import('./visit.mjs').Visit} Visit */

/** @param {Visit[]} visits @param {import('./visit.mjs').Figure} figure */
const medianOf = (visits, figure) =>
  visits.map((one) => one[figure]).sort((a, b) => a - b)[Math.floor(visits.length / 2)];

/** @param {string} name @param {string[]} cells */
const print = (name, cells) => console.log(name.padEnd(42) + cells.map((cell) => cell.padStart(12)).join(''));

/** @param {string} path @param {Visit[]} ours @param {Visit[]} plain */
function printPage(path, ours, plain) {
  const [fcp, lcp, cls, ready, tap] = FIGURES.map((figure) => medianOf(ours, figure));
  const [plainFcp, plainLcp] = FIGURES.map((figure) => medianOf(plain, figure));
  const isOver = fcp / plainFcp > RATIO || lcp / plainLcp > RATIO;
  print(path, [
    fcp.toFixed(0),
    plainFcp.toFixed(0),
    (fcp / plainFcp).toFixed(2),
    lcp.toFixed(0),
    plainLcp.toFixed(0),
    (lcp / plainLcp).toFixed(2),
    cls.toFixed(3),
    ready.toFixed(0),
    tap.toFixed(0),
    isOver ? 'over' : '',
  ]);
}

/**
 * Measures first visits, in turns with visits of the same pages without scripts and with their style inside the
 * document.
 * @param {{ rounds: number, pages: string[] }} options `pages`: paths; one of each kind if empty
 */
export async function measureFirstPaints({ rounds, pages }) {
  const site = await startTemporarySite();
  const browser = await openBrowser();
  const full = await startMeasuringProxy(site.origin);
  const plain = await startMeasuringProxy(site.origin, {
    page: (html) => withStyleInside(withoutScripts(html), site.origin),
  });
  try {
    console.log(
      `Medians of ${rounds} rounds, ms: 150 ms, 1.6 Mbit/s, processor 4 times slower, 412x823, cold cache. ` +
        `"plain" is the same page without scripts, with its style inside. Aim: ${RATIO} of it, CLS 0.`,
    );
    print('page', TITLES);
    for (const page of pages.length > 0 ? pages : PAGES) {
      const path = page === addressOf('blog') ? await somePost(site.origin) : page;
      // Warms the server caches, because only the browser cache should be cold.
      for (let times = 0; times < 2; times += 1) await fetch(site.origin + path, { headers: { accept: 'text/html' } });
      const visits = { full: /** @type {Visit[]} */ ([]), plain: /** @type {Visit[]} */ ([]) };
      for (let round = 0; round < rounds; round += 1) {
        visits.full.push(await visit(browser, full.origin + path, { hydrates: true }));
        visits.plain.push(await visit(browser, plain.origin + path, { hydrates: false, taps: false }));
      }
      printPage(path, visits.full, visits.plain);
    }
  } finally {
    for (const { stop } of [full, plain]) stop();
    await browser.close();
    await site.stop();
  }
}
