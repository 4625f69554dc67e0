import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Arguments for every Chromium that the project starts: no sandbox, because it runs in containers, and no background
 * requests.
 */
export const CHROMIUM_ARGUMENTS = Object.freeze([
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]);

const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
/** Debian's headless build of the same Chromium, which uses a third less CPU time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

/**
 * Returns the first Chromium found: from `CHROMIUM_PATH`, the system or Playwright.
 * @param {{ isWhole?: boolean }} [options] `isWhole` selects the full browser that visitors use, for measurements
 * @returns {string | undefined}
 */
export function findChromium({ isWhole = false } = {}) {
  const places = [process.env.CHROMIUM_PATH, ...(isWhole ? [] : [HEADLESS]), ...WHOLE];
  return places.find((path) => path && existsSync(path)) ?? findPlaywrightChromium();
}

function findPlaywrightChromium() {
  const path = require('@playwright/test').chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string} command @param {string[]} parameters */
const succeeds = (command, parameters) => spawnSync(command, parameters, { stdio: 'inherit' }).status === 0;

const isRoot = () => process.getuid?.() === 0;

const installers = [
  {
    name: "Playwright's download",
    run: () => succeeds(process.execPath, [require.resolve('@playwright/test/cli'), 'install', 'chromium']),
  },
  {
    name: "Debian's package",
    run: () =>
      isRoot() &&
      succeeds('apt-get', ['update', '-qq']) &&
      succeeds('apt-get', ['install', '-qq', '-y', 'chromium', 'fonts-liberation']),
  },
];

/**
 * Finds a Chromium or else installs one, and logs the installation.
 * @param {Parameters<typeof findChromium>[0]} [options] @returns {string} its path
 */
export function ensureChromium(options) {
  for (const { name, run } of installers) {
    const found = findChromium(options);
    if (found) return found;
    console.log(`No Chromium here: installing one (${name}).`);
    run();
  }
  const found = findChromium(options);
  if (!found)
    throw new Error('There is no Chromium and none could be installed. Set CHROMIUM_PATH to the one you have.');
  return found;
}
