#!/usr/bin/env node
// @ts-check
// npm run bench [-- --rounds 7]: first visits on slow 4G with a slow processor, beside the same pages without scripts.
// npm run bench -- search [--rounds 300]: what list, search and detail cost with 100, 10,000 and 100,000 posts.
import { parseArgs } from 'node:util';
import { standBefore } from '../src/quality/script-free.mjs';
import { somePost, startTemporarySite } from '../src/quality/temporary-site.mjs';
import { measureSearch } from '../src/quality/search-cost.mjs';
import { openBrowser, visit } from '../src/quality/visit.mjs';

const { values, positionals } = parseArgs({ options: { rounds: { type: 'string' } }, allowPositionals: true });
const measures = /** @type {const} */ (['lcp', 'cls', 'interactive', 'bytes', 'scriptBytes', 'requests']);

/** @param {number[]} numbers */
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** @param {import('../src/quality/visit.mjs').Visit[]} visits */
const medians = (visits) => Object.fromEntries(measures.map((measure) => [measure, median(visits.map((one) => one[measure]))]));

/** @param {string} name @param {Record<string, number>} row */
const print = (name, row) =>
  console.log(
    [
      name.padEnd(30),
      `${row.lcp.toFixed(0)} ms`.padStart(10),
      row.cls.toFixed(3).padStart(8),
      `${row.interactive.toFixed(0)} ms`.padStart(12),
      `${(row.bytes / 1000).toFixed(1)} kB`.padStart(10),
      `${(row.scriptBytes / 1000).toFixed(1)} kB`.padStart(10),
      String(row.requests).padStart(9),
    ].join(''),
  );

/** @param {number} rounds */
async function measureVisits(rounds) {
  const site = await startTemporarySite();
  const whole = await standBefore(site.origin, { stripped: false });
  const bare = await standBefore(site.origin, { stripped: true });
  const browser = await openBrowser();
  try {
    const paths = ['/', '/resources/blogs', await somePost(site.origin)];
    // The site's own caches are warm: a visitor's cold cache is what is measured.
    for (const path of [...paths, ...paths]) await fetch(site.origin + path, { headers: { accept: 'text/html' } });

    const visits = paths.map(() => ({ whole: /** @type {any[]} */ ([]), bare: /** @type {any[]} */ ([]) }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, path] of paths.entries()) {
        visits[index].whole.push(await visit(browser, whole.origin + path, { hydrates: true }));
        visits[index].bare.push(await visit(browser, bare.origin + path, { hydrates: false }));
      }
    }

    console.log(`Medians of ${rounds} rounds: 150 ms, 1.6 Mbit/s, processor 4 times slower, 412x823, cold cache.`);
    console.log(`${'page'.padEnd(30)}       LCP     CLS interactive     bytes   scripts requests`);
    for (const [index, path] of paths.entries()) {
      const [ours, without] = [medians(visits[index].whole), medians(visits[index].bare)];
      print(path, ours);
      print('  without scripts', without);
      const ratio = (/** @type {string} */ measure) => (ours[measure] / without[measure]).toFixed(2);
      console.log(`  ratio: LCP ${ratio('lcp')}, interactive ${ratio('interactive')}, bytes ${ratio('bytes')}`);
    }
  } finally {
    await browser.close();
    whole.stop();
    bare.stop();
    await site.stop();
  }
}

if (positionals[0] === 'search') await measureSearch({ rounds: Number(values.rounds ?? 300) });
else await measureVisits(Number(values.rounds ?? 5));
