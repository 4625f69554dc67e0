import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@verse/build/chromium';
import { copySeeded } from '@verse/build/seeded-data';

const root = join(import.meta.dirname, '..');
const port = Number(process.env.E2E_PORT ?? 4290);

/** Origin of a running site, from E2E_ORIGIN. If it is not set, the tests start a site with its own data. */
const origin = process.env.E2E_ORIGIN ?? `http://localhost:${port}`;

/** Workers read this file too, but only the first process may create the folders. */
const isFirst = process.env.E2E_DATA_DIR === undefined;
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'verse-e2e-'));
process.env.SEEDED_FOLDER ??= `${process.env.E2E_DATA_DIR}-seeded`;
if (isFirst) await copySeeded(process.env.E2E_DATA_DIR);

export default defineConfig({
  testDir: './specs',
  globalSetup: './global-setup.config.ts',
  outputDir: join(root, 'test-results/e2e'),
  reporter: [['list'], ['json', { outputFile: join(root, 'test-results/e2e.json') }]],
  forbidOnly: true,
  // `npm run soak` and `npm run rig` set SOAK.
  ...(process.env.SOAK ? {} : { grepInvert: /@soak/ }),
  // One more than the cores of a small machine, because pages wait.
  workers: process.env.SOAK ? 2 : 3,
  // High enough that only stuck tests reach it. Even normal tests are slow, because they share two cores with the
  // servers. The counts of `npm run soak` and `npm run rig` are up to a hundred times as high.
  timeout: process.env.SOAK ? 600_000 : 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Off by default: snapshots at each step cost a fifth of the browser's time, and the rest of a trace a twentieth.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: Boolean(process.env.E2E_TRACE) },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_ARGUMENTS] },
  },
  webServer: process.env.E2E_ORIGIN
    ? undefined
    : {
        command: 'node packages/build/bin/start.mjs',
        cwd: root,
        url: `${origin}/readyz`,
        timeout: 180_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        env: {
          PORT: String(port),
          API_PORT: String(port + 1),
          DATA_DIR: process.env.E2E_DATA_DIR,
          LOG_LEVEL: 'warn',
          RATE_LIMIT_FACTOR: '100',
          // The tests of the API measure this minimum response time. Here, every sign-up and sign-in would wait for it.
          ANSWER_FLOOR_MS: '0',
        },
      },
});
