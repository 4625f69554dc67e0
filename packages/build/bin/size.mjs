#!/usr/bin/env node
// npm run size: checks the transfer size of a first visit to each public page against the budgets, by module group. A
// section's own budgets.json can override packages/build/budgets.json for its pages. Writes the sizes to
// test-results/size.json for npm run inventory.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { readBudgets } from '../src/quality/budgets.mjs';
import { groupSizes } from '../src/quality/module-groups.mjs';
import { findLoadedFiles } from '../src/quality/page-files.mjs';
import { somePost, startTemporarySite } from '../src/quality/temporary-site.mjs';
import { openBrowser } from '../src/quality/visit.mjs';
import { isStale } from '../src/releasing/build.mjs';
import { SECTIONS } from '../src/workspace.mjs';

for (const section of SECTIONS)
  if (await isStale(section)) {
    console.error(`${section}: budgets apply to full builds of this checkout: run npm run build`);
    process.exit(1);
  }

const budgets = readBudgets();
const ENCODINGS = { raw: 'identity', gzip: 'gzip', brotli: 'br' };
const kinds = /** @type {const} */ (['html', 'css', 'js']);

/** @param {string} url @param {string} encoding @returns {Promise<Buffer>} the body as transferred, still encoded */
const fetchBody = (url, encoding) =>
  new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding, accept: 'text/html,*/*' } }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answers ${response.statusCode}`));
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });

const SHEET = /<style data-sheet[^>]*>([\s\S]*?)<\/style>/g;

/** Returns the bytes of the sheets inside a page. @param {string} html */
const measureStyle = (html) => [...html.matchAll(SHEET)].reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function measure(browser, address) {
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  const render = page.headers.get('x-render');
  if (render !== 'ssr')
    throw new Error(`${address} is not rendered by the server (x-render: ${render}): its size would say nothing`);
  const files = await findLoadedFiles(browser, address);
  const sizes = Object.fromEntries(
    kinds.map((kind) => [kind, Object.fromEntries(Object.keys(ENCODINGS).map((name) => [name, 0]))]),
  );
  for (const { kind, url } of files) {
    for (const [name, encoding] of Object.entries(ENCODINGS))
      sizes[kind][name] += (await fetchBody(url, encoding)).length;
  }
  return { sizes, style: measureStyle(await page.text()), count: files.length, groups: await groupsOf(files) };
}

const shellFile = (/** @type {string} */ name) =>
  readFileSync(new URL(`../../../shell/dist/client/${name}`, import.meta.url), 'utf8');
const shellGroups = groupSizes(shellFile('main.js'), JSON.parse(shellFile('main.js.map')));

/**
 * Returns brotli sizes, keyed by module group. The shell's script is split by source map; a section's files are grouped
 * by type.
 * @param {import('../src/quality/page-files.mjs').PageFile[]} files
 */
async function groupsOf(files) {
  /** @type {Record<string, number>} */
  const groups = { ...shellGroups, section: 0 };
  for (const { url } of files.filter(({ kind, url }) => kind === 'js' && /\/mf\/mf-/.test(url))) {
    groups[url.endsWith('/remote-entry.js') ? 'container' : 'section'] += (await fetchBody(url, 'br')).length;
  }
  return groups;
}

const GROUPED = 'script by group:';

/**
 * @param {string} page
 * @param {Record<string, Record<string, number>>} sizes
 * @param {Record<string, Record<string, number>>} allowed
 */
const findExcesses = (page, sizes, allowed) =>
  Object.entries(allowed).flatMap(([kind, limits]) =>
    Object.entries(/** @type {Record<string, number>} */ (limits))
      .filter(([name, limit]) => sizes[kind][name] > limit)
      .map(([name, limit]) => `${page}: ${kind} ${name} is ${sizes[kind][name]} bytes, ${limit} are allowed`),
  );

const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(8);

const site = await startTemporarySite();
const browser = await openBrowser();
const excesses = [];
/** @type {Record<string, Record<string, number>>} */
const report = {};
try {
  console.log(
    `${'kB'.padEnd(36)}${Object.keys(ENCODINGS)
      .map((name) => name.padStart(8))
      .join('')}   budget`,
  );
  for (const page of Object.keys(budgets)) {
    const path = page.endsWith(':id') ? await somePost(site.origin) : page;
    const { sizes, style, count, groups } = await measure(browser, site.origin + path);
    console.log(`${page}  (${count} files)`);
    report[page] = { css: sizes.css.raw + style, js: sizes.js.raw };
    for (const kind of kinds) {
      const limits = Object.entries(budgets[page][kind] ?? {}).map(([name, limit]) => `${kB(limit).trim()} ${name}`);
      console.log(`  ${kind.padEnd(34)}${Object.values(sizes[kind]).map(kB).join('')}   ${limits.join(', ')}`);
    }
    for (const [group, bytes] of Object.entries(groups))
      console.log(`    ${group.padEnd(48)}${kB(bytes)}   ${kB(budgets[page].groups[group]).trim()} brotli`);
    const { groups: limits, ...kindLimits } = budgets[page];
    excesses.push(
      ...findExcesses(page, sizes, kindLimits),
      ...findExcesses(page, { [GROUPED]: groups }, { [GROUPED]: limits }),
    );
  }
} finally {
  await browser.close();
  await site.stop();
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/size.json', `${JSON.stringify(report, null, 2)}\n`);
for (const excess of excesses) console.error(excess);
process.exit(excesses.length ? 1 : 0);
