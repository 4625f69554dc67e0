#!/usr/bin/env node
// npm run screenshots [-- home store …] [-- --whole folder]: captures the public pages and those of the Verse at three
// widths and in both themes into docs/screenshots. Names select pages; --whole also writes the uncompressed pictures.
import { spawnSync } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { addressOf, cardIdOf, listedPages } from '../src/addresses.mjs';
import { photograph, small, THEMES, WIDTHS } from '../src/quality/screenshots.mjs';
import { somePost, startTemporarySite } from '../src/quality/temporary-site.mjs';
import { openBrowser } from '../src/quality/visit.mjs';
import { WORKSPACE_ROOT } from '../src/workspace.mjs';

const FOLDER = path.join(WORKSPACE_ROOT, 'docs/screenshots');
/** Width of the stored picture, by width of the viewport. */
const KEPT = /** @type {Record<number, number>} */ ({ 390: 210, 800: 320, 1280: 480 });
const QUALITY = 38;
const MOST_BYTES = 6 * 1024 * 1024;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { whole: { type: 'string' } } });

/** Returns the URL of every public page by the name of its screenshots. @param {string} origin */
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

/** Pages of the Verse, by the role of the demo account that opens them. */
const VERSE = {
  member: [
    'community',
    'feed',
    'pro-community',
    'user-profile',
    'marketplace',
    'referral',
    'contests',
    'contests/1',
    'jobs',
    'jobs/1',
    'notifications',
    'saved',
    'settings',
    'safety',
    'help-center',
    'privacy-policy',
  ],
  moderator: ['staff', 'moderation', 'contact-inbox', 'rewards'],
};

/**
 * Signs in with a demo account; returns the state for browser contexts.
 * @param {import('@playwright/test').Browser} browser @param {string} origin @param {string} role
 */
async function signIn(browser, origin, role) {
  const context = await browser.newContext();
  const { demo } = await (await context.request.get(`${origin}/api/session`)).json();
  const { email, password } = demo.find((/** @type {{ role: string }} */ account) => account.role === role);
  await context.request.post(`${origin}/api/signin`, { headers: { origin }, data: { email, password } });
  const state = await context.storageState();
  await context.close();
  return state;
}

/** @param {string} folder @param {string} name @param {Buffer} bytes */
async function keep(folder, name, bytes) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), bytes);
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} name @param {string} address
 * @param {import('@playwright/test').BrowserContextOptions['storageState']} [storageState]
 */
async function photographPage(browser, name, address, storageState) {
  for (const width of WIDTHS) {
    for (const theme of THEMES) {
      const picture = await photograph(browser, address, { width, theme, storageState });
      if (values.whole) await keep(values.whole, `${name}-${width}-${theme}.png`, picture);
      await keep(
        FOLDER,
        `${name}-${width}-${theme}.webp`,
        await small(picture, { width: KEPT[width], quality: QUALITY }),
      );
    }
  }
  console.log(name);
}

async function bytesKept() {
  const files = await readdir(FOLDER);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(FOLDER, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Starts a demo site, because its accounts can sign in. @param {import('@playwright/test').Browser} browser */
async function photographVerse(browser) {
  const wanted = Object.entries(VERSE).flatMap(([role, pages]) =>
    pages
      .map((page) => ({ role, name: `verse-${page.replaceAll('/', '-')}`, path: `${addressOf('verse')}/${page}` }))
      .filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
  );
  if (wanted.length === 0) return;
  const site = await startTemporarySite({ MAIL_DIR: ':memory:' });
  try {
    for (const { role, name, path: address } of wanted)
      await photographPage(browser, name, site.origin + address, await signIn(browser, site.origin, role));
  } finally {
    await site.stop();
  }
}

const { status } = spawnSync(process.execPath, [path.join(import.meta.dirname, 'build.mjs')], { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const site = await startTemporarySite({ DEMO: '0', MAIL_DIR: ':memory:' });
const browser = await openBrowser();
try {
  const pages = Object.entries(await pagesOf(site.origin)).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  for (const [name, place] of pages) await photographPage(browser, name, site.origin + place);
  if (pages.some(([name]) => name === 'home')) {
    const front = await photograph(browser, `${site.origin}/`, { width: 1280, theme: 'dark', fullPage: false });
    await keep(FOLDER, 'home.webp', await small(front, { width: 1000, quality: 75 }));
  }
  await photographVerse(browser);
  const bytes = await bytesKept();
  console.log(`${(bytes / 1024 / 1024).toFixed(2)} MB in docs/screenshots`);
  if (bytes > MOST_BYTES)
    throw new Error(`docs/screenshots has grown above ${MOST_BYTES / 1024 / 1024} MB: lower KEPT or QUALITY.`);
} finally {
  await browser.close();
  await site.stop();
}
