#!/usr/bin/env node
// npm run lists [-- --width 1440] [-- --theme light]: writes test-results/lists-<width>-<theme>.png, which shows the
// first screen of the list pages of all sections side by side. Needs a build.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { LISTS } from '../src/quality/lists.mjs';
import { photograph, THEMES } from '../src/quality/screenshots.mjs';
import { startTemporarySite } from '../src/quality/temporary-site.mjs';
import { openBrowser } from '../src/quality/visit.mjs';
import { WORKSPACE_ROOT } from '../src/workspace.mjs';

const { values } = parseArgs({
  options: { width: { type: 'string', default: '1280' }, theme: { type: 'string', default: 'dark' } },
});
const width = Number(values.width);
const theme = THEMES.find((one) => one === values.theme) ?? 'dark';
const COLUMNS = 5;
/** Width of one page in the picture, and the gap between two. */
const TILE = Math.min(width, 480);
const GAP = 12;

const site = await startTemporarySite({ DEMO: '0', MAIL_DIR: ':memory:' });
const browser = await openBrowser();
try {
  const tiles = [];
  for (const address of Object.values(LISTS)) {
    const png = await photograph(browser, site.origin + address, { width, theme, fullPage: false });
    tiles.push(await sharp(png).resize({ width: TILE }).toBuffer({ resolveWithObject: true }));
  }
  const { height } = tiles[0].info;
  const rows = Math.ceil(tiles.length / COLUMNS);
  const folder = path.join(WORKSPACE_ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `lists-${width}-${theme}.png`);
  await sharp({
    create: {
      width: COLUMNS * (TILE + GAP),
      height: rows * (height + GAP),
      channels: 3,
      background: '#888',
    },
  })
    .composite(
      tiles.map(({ data }, index) => ({
        input: data,
        left: (index % COLUMNS) * (TILE + GAP),
        top: Math.floor(index / COLUMNS) * (height + GAP),
      })),
    )
    .png()
    .toFile(file);
  console.log(file);
} finally {
  await browser.close();
  await site.stop();
}
