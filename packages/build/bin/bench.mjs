#!/usr/bin/env node
// npm run bench [-- --rounds 7] measures:
// - first visits on slow 4G with a slow CPU, compared with the same pages without scripts and with a single-bundle
//   baseline without Module Federation;
// - clicks from one section to another, with and without hovering first;
// - the cost of responses, compared with a minimal Express server (npm run bench -- answers: only this).
//
// Other measurements:
// - npm run bench -- first-paints [page …]: the first paint, LCP, layout shift, and readiness of each kind of public
//   page, compared with the same page without scripts and with its style inside the document;
// - npm run bench -- search [--rounds 300]: the cost of the list, search and detail views with 100, 10,000 and 100,000
//   posts;
// - npm run bench -- writing [--rounds 100]: the cost of a keystroke and of switching views in a text of 20,000 words.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { addressOf } from '../src/addresses.mjs';
import { compareWithReference, measureRendering } from '../src/quality/answers.mjs';
import { measureFirstPaints } from '../src/quality/first-paints.mjs';
import { startMeasuringProxy } from '../src/quality/measuring-proxy.mjs';
import { buildOneBundle } from '../src/quality/one-bundle.mjs';
import { withoutScripts } from '../src/quality/page-files.mjs';
import { measureSearch } from '../src/quality/search-cost.mjs';
import { changeSection } from '../src/quality/section-change.mjs';
import { somePost, startTemporarySite } from '../src/quality/temporary-site.mjs';
import { openBrowser, visit } from '../src/quality/visit.mjs';
import { measureWriting } from '../src/quality/writing-cost.mjs';

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string' } }, allowPositionals: true });
const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
const kB = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
const COLUMNS = /** @type {const} */ ([
  ['lcp', 'LCP', ms],
  ['cls', 'CLS', (/** @type {number} */ value) => value.toFixed(3)],
  ['interactive', 'interactive', ms],
  ['blocking', 'blocking', ms],
  ['tap', 'tap', ms],
  ['bytes', 'bytes', kB],
  ['scripts', 'scripts', kB],
  ['ahead', 'ahead', kB],
  ['requests', 'requests', String],
]);
const RATIOS = /** @type {const} */ (['lcp', 'interactive', 'bytes']);
const CHANGES = [
  { from: addressOf('contact'), link: 'Store' },
  { from: addressOf('store'), link: 'Resources' },
  { from: addressOf('resources'), link: 'Showcase' },
];

/** Minimum throughput, relative to a minimal Express server. */
const AIMS = /** @type {Record<string, number>} */ ({
  'a page': 3,
  'a file': 1.5,
  'cards of posts': 0.9,
  'a post': 0.9,
  'the feed of a guest': 0.9,
  'the session of a guest': 1,
});
const RENDERED = [addressOf('about'), addressOf('blogs')];

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** @param {import('../src/quality/visit.mjs').Visit[]} visits @returns {Record<string, number>} */
const medians = (visits) =>
  Object.fromEntries(COLUMNS.map(([measure]) => [measure, median(visits.map((one) => one[measure]))]));

/** @param {string} name @param {string[]} cells */
const print = (name, cells) => console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join(''));

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} rounds */
async function measureVisits(browser, origin, rounds) {
  const servers = [
    { name: '', hydrates: true, ...(await startMeasuringProxy(origin)) },
    { name: '  without scripts', hydrates: false, ...(await startMeasuringProxy(origin, { page: withoutScripts })) },
    { name: '  as one bundle', hydrates: true, ...(await startMeasuringProxy(origin, await buildOneBundle())) },
  ];
  const paths = [
    addressOf('home'),
    addressOf('blogs'),
    await somePost(origin),
    addressOf('services'),
    addressOf('store'),
  ];
  // Warms the server caches, because only the browser cache should be cold.
  for (const path of [...paths, ...paths]) await fetch(origin + path, { headers: { accept: 'text/html' } });
  const visits = paths.map(() => servers.map(() => /** @type {import('../src/quality/visit.mjs').Visit[]} */ ([])));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, path] of paths.entries())
      for (const [place, { origin: at, hydrates }] of servers.entries())
        visits[index][place].push(await visit(browser, at + path, { hydrates }));
  for (const { stop } of servers) stop();

  console.log(
    `Medians of ${rounds} rounds: 150 ms, 1.6 Mbit/s, processor 4 times slower, 412x823, cold cache.\n` +
      'Aims: LCP 1.15 of that without scripts, CLS 0, interactive 1700 ms (services 1500), blocking 80, tap 50, ' +
      'scripts 103 kB.',
  );
  print(
    'page',
    COLUMNS.map(([, title]) => title),
  );
  for (const [index, path] of paths.entries()) {
    const [ours, ...others] = visits[index].map(medians);
    for (const [place, row] of [ours, ...others].entries())
      print(
        servers[place].name || path,
        COLUMNS.map(([measure, , form]) => form(row[measure])),
      );
    for (const [place, other] of others.entries())
      console.log(
        `  beside it${servers[place + 1].name.replace('  ', ' ')}: ` +
          RATIOS.map((measure) => `${measure} ${(ours[measure] / other[measure]).toFixed(2)}`).join(', '),
      );
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} rounds */
async function measureChanges(browser, origin, rounds) {
  console.log(
    `\nFrom a click to the heading of another section, medians of ${rounds} rounds: ` +
      '40 ms, 10 Mbit/s, processor 4 times slower.\n' +
      'Aims: 100 ms when hovered for 300 ms before, 250 at once.',
  );
  print('', ['hovered', 'at once']);
  for (const change of CHANGES) {
    /** @type {{ hovered: number[], not: number[] }} */
    const times = { hovered: [], not: [] };
    for (let round = 0; round < rounds; round += 1) {
      times.hovered.push(await changeSection(browser, origin, { ...change, hovered: true }));
      times.not.push(await changeSection(browser, origin, { ...change, hovered: false }));
    }
    print(`${change.from} to ${change.link}`, [ms(median(times.hovered)), ms(median(times.not))]);
  }
}

/** @param {number} rounds */
async function measureAnswers(rounds) {
  const site = await startTemporarySite({ RATE_LIMIT_FACTOR: '100000' });
  try {
    const { sections } = await (await fetch(`${site.origin}/composition.json`)).json();
    const post = await somePost(site.origin);
    const ratios = await compareWithReference(
      site,
      {
        'a page': addressOf('about'),
        'a file': `/mf/mf-marketing/${sections['mf-marketing'].release}/client/remote-entry.js`,
        'cards of posts': '/api/blogs?view=cards',
        'a post': `/api/blogs/${post.split('/').at(-1)}`,
        'the feed of a guest': '/api/posts',
        'the session of a guest': '/api/session',
      },
      rounds,
    );
    console.log(`\nAnswers from memory beside an Express hello, medians of ${rounds} rounds, packed as browsers ask.`);
    print('', ['a second', 'processor', 'aim']);
    for (const [name, { answers, processor }] of Object.entries(ratios))
      print(name, [median(answers).toFixed(2), median(processor).toFixed(2), AIMS[name].toFixed(2)]);
    for (const path of RENDERED)
      print(`${path} rendered again`, [`${(await measureRendering(site, path)).toFixed(1)} ms`, 'processor', '3.0 ms']);
  } finally {
    await site.stop();
  }
}

/** @param {number} rounds */
async function measureSite(rounds) {
  const site = await startTemporarySite();
  const browser = await openBrowser();
  try {
    await measureVisits(browser, site.origin, rounds);
    await measureChanges(browser, site.origin, rounds);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Prints the system load, because other processes on the machine slow responses down. */
const printLoad = () => console.log(`Load of the machine: ${loadavg()[0].toFixed(1)}`);

const rounds = Number(values.rounds ?? 5);
printLoad();
if (positionals[0] === 'first-paints') await measureFirstPaints({ rounds, pages: positionals.slice(1) });
else if (positionals[0] === 'search') await measureSearch({ rounds: Number(values.rounds ?? 300) });
else if (positionals[0] === 'writing') await measureWriting({ keys: Number(values.rounds ?? 100) });
else {
  if (positionals[0] !== 'answers') await measureSite(rounds);
  await measureAnswers(rounds);
  printLoad();
}
