#!/usr/bin/env node
// npm run screenshots [-- home store …] [-- --whole folder] [-- --only public|verse]: takes screenshots of the public
// pages (three widths, both themes) and of the pages for members and staff (three views) and stores them in
// docs/screenshots. Names select pages; --whole also keeps the uncompressed pictures.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, cardIdOf, listedPages } from '../src/addresses.mjs';
import { photograph, photographViews, small, THEMES, WIDTHS } from '../src/quality/screenshots.mjs';
import { somePost, startTemporarySite } from '../src/quality/temporary-site.mjs';
import { playVerse, SITE_SETTINGS } from '../src/quality/verse-scenario/scenario.mjs';
import { openBrowser } from '../src/quality/visit.mjs';
import { WORKSPACE_ROOT } from '../src/workspace.mjs';

const FOLDER = path.join(WORKSPACE_ROOT, 'docs/screenshots');
/** Width of the stored picture, keyed by viewport width. */
const KEPT = /** @type {Record<number, number>} */ ({ 390: 210, 800: 320, 1280: 480 });
const QUALITY = 38;
/** Lower quality for the pages of members and staff, because there are many of them. */
const VIEW_QUALITY = 30;
const MAX_BYTES = 6 * 1024 * 1024;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { whole: { type: 'string' }, only: { type: 'string' } },
});

/** @param {string} name */
const isWanted = (name) => positionals.length === 0 || positionals.includes(name);

/** Returns the URLs of all public pages, keyed by screenshot name. @param {string} origin */
async function pagesOf(origin) {
  const fixed = [...listedPages(), 'sign-in', 'sign-up'].map((page) => addressOf(page));
  return {
    ...Object.fromEntries(fixed.map((address) => [cardIdOf(address), address])),
    service: addressOf('service', { slug: 'talent-matchmaking--hiring' }),
    post: await somePost(origin),
    member: addressOf('member', { handle: 'zainab-olubori' }),
    work: addressOf('work', { handle: 'zainab-olubori', id: 'sample-zainab-olubori-1' }),
    job: addressOf('public-job', { id: '1' }),
    contest: addressOf('public-contest', { id: '1' }),
    product: addressOf('product', { id: '1' }),
    'not-found': '/nowhere',
  };
}

/** Views of pages for members and staff. They cover each width once, and both themes. */
const VIEWS = /** @type {const} */ ([
  { width: 1280, theme: 'dark' },
  { width: 800, theme: 'light' },
  { width: 390, theme: 'dark' },
]);

/** Number of pages captured concurrently. */
const AT_ONCE = 2;

/** @param {string} folder @param {string} name @param {Buffer} bytes */
async function keep(folder, name, bytes) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), bytes);
}

/** @param {string} name @param {import('../src/quality/screenshots.mjs').View} view @param {Buffer} picture */
async function keepView(name, { width, theme }, picture, quality = QUALITY) {
  if (values.whole) await keep(values.whole, `${name}-${width}-${theme}.png`, picture);
  await keep(FOLDER, `${name}-${width}-${theme}.webp`, await small(picture, { width: KEPT[width], quality }));
}

/** @param {import('@playwright/test').Browser} browser @param {string} name @param {string} address */
async function photographPage(browser, name, address) {
  for (const width of WIDTHS)
    for (const theme of THEMES)
      await keepView(name, { width, theme }, await photograph(browser, address, { width, theme }));
  console.log(name);
}

async function sumKeptBytes() {
  const files = await readdir(FOLDER);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(FOLDER, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Takes screenshots of the pages for members and staff, on a demo site with prepared content.
 * @param {import('@playwright/test').Browser} browser
 */
async function photographVerse(browser) {
  const site = await startTemporarySite(SITE_SETTINGS);
  try {
    const pages = (await playVerse(browser, site.origin)).filter(({ name }) => isWanted(name));
    const work = async () => {
      for (let page = pages.shift(); page; page = pages.shift()) {
        const { name, address, person } = page;
        const views = await photographViews(browser, site.origin + address, VIEWS, await person.state());
        for (const { png, ...view } of views) await keepView(name, view, png, VIEW_QUALITY);
        console.log(name);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await site.stop();
  }
}

/** @param {import('@playwright/test').Browser} browser */
async function photographPublic(browser) {
  const site = await startTemporarySite({ DEMO: '0', MAIL_DIR: ':memory:' });
  try {
    const pages = Object.entries(await pagesOf(site.origin)).filter(([name]) => isWanted(name));
    for (const [name, place] of pages) await photographPage(browser, name, site.origin + place);
    if (!isWanted('home')) return;
    const front = await photograph(browser, `${site.origin}/`, { width: 1280, theme: 'dark', fullPage: false });
    await keep(FOLDER, 'home.webp', await small(front, { width: 1000, quality: 75 }));
  } finally {
    await site.stop();
  }
}

const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const browser = await openBrowser();
try {
  if (values.only !== 'verse') await photographPublic(browser);
  if (values.only !== 'public') await photographVerse(browser);
  const bytes = await sumKeptBytes();
  console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB in docs/screenshots`);
  if (bytes > MAX_BYTES)
    throw new Error(`docs/screenshots has grown above ${MAX_BYTES / 1024 / 1024} MB: lower KEPT or QUALITY.`);
} finally {
  await browser.close();
}
