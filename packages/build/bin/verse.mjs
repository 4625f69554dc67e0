#!/usr/bin/env node
// Commands for a section's team, run in the section's workspace: verse build | gate | preview | deploy | canary |
// activate | rollback | remove | releases | freeze | unfreeze | dev | check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PREVIEW_SECONDS } from '@verse/releases';
import { build } from '../src/releasing/build.mjs';
import {
  activate,
  deploy,
  endCanary,
  endPreview,
  freeze,
  remove,
  rollback,
  startCanary,
  startPreview,
  unfreeze,
} from '../src/releasing/deploy.mjs';
import { previewPath } from '../src/releasing/release-store.mjs';
import { releasesText } from '../src/releasing/status-text.mjs';
import { verifyRelease } from '../src/verify-release/verify-release.mjs';
import { WORKSPACE_ROOT } from '../src/workspace.mjs';

const section = path.relative(WORKSPACE_ROOT, process.cwd());

/** @param {string} file @param {string[]} args */
const runTool = (file, ...args) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(WORKSPACE_ROOT, 'packages/build/bin', file), ...args], {
      cwd: WORKSPACE_ROOT,
      stdio: 'inherit',
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => resolve((process.exitCode = code ?? 1)));
  });

const { values, positionals } = parseArgs({
  options: { why: { type: 'string' }, 'skip-gate': { type: 'string' } },
  allowPositionals: true,
});
const [name = '', ...words] = positionals;
const { why, 'skip-gate': skip = process.env.SKIP_GATE } = values;

/** @param {string} release */
async function verify(release) {
  const { pages, seconds } = await verifyRelease(section, release);
  console.log(`${section}: release ${release} passes verification: ${pages} pages in ${seconds.toFixed(0)} s`);
}

/** Every release is verified before it goes live, unless the caller gives a reason for skipping this. */
const verification = skip
  ? { skip }
  : { pass: (/** @type {string} */ _, /** @type {string} */ release) => verify(release) };

/** Returns the named release, or else builds one. @param {string | undefined} named */
async function releaseToTry(named) {
  const release = named ?? (await build(section)).release;
  if (release === undefined) throw new Error(`${section} has no releases`);
  return release;
}

/** @param {import('../src/releasing/deploy.mjs').Rollout} outcome @param {string} [again] */
const reportRollout = ({ release, gateways }, again = '') =>
  console.log(
    gateways > 0
      ? `${section}: release ${release} is active${again}, ` +
          `on ${gateways} running ${gateways === 1 ? 'gateway' : 'gateways'}`
      : `${section}: release ${release} is chosen${again}; the next gateway that starts serves it`,
  );

/** `canary 5` starts a canary for 5 % of visitors; `canary end` ends it. */
async function canary() {
  const [what = '', release] = words;
  if (what === 'end')
    return console.log(`${section}: release ${await endCanary(section, { why })} is no longer a canary`);
  const outcome = await startCanary(section, Number(what), { release, why, gate: verification });
  console.log(
    `${section}: release ${outcome.release} is served to ${what} % of the visitors, ` +
      `on ${outcome.gateways} running ${outcome.gateways === 1 ? 'gateway' : 'gateways'}`,
  );
}

/**
 * `preview` shows the current checkout on the running site to anyone who has the link; `preview end` ends the preview.
 */
async function preview() {
  if (words[0] === 'end') {
    await endPreview(section);
    return console.log(`${section}: the preview has ended`);
  }
  const { release, key } = await startPreview(section);
  const hours = PREVIEW_SECONDS / 3600;
  console.log(
    `${section}: for ${hours} hours, release ${release} is shown to visitors who open this path of the site:`,
  );
  console.log(previewPath(section, key));
}

/** @type {Record<string, () => unknown>} */
const commands = {
  build: async () => console.log(`${section}: release ${(await build(section)).release ?? 'none'}`),
  gate: async () => verify(await releaseToTry(words[0])),
  preview,
  deploy: async () => reportRollout(await deploy(section, { why, gate: verification })),
  canary,
  activate: async () => reportRollout(await activate(section, words[0] ?? '', { why, gate: verification })),
  rollback: async () => reportRollout(await rollback(section, { why }), ' again'),
  remove: async () => {
    await remove(section, words.join(' '));
    console.log(`${section} is off the site. Delete its folder, too, if it should not come back with the next start.`);
  },
  releases: async () => console.log(await releasesText(section)),
  freeze: async () => {
    await freeze(section, words.join(' '));
    console.log(`${section} is frozen: nothing new goes live until npm run unfreeze -w ${section}`);
  },
  unfreeze: async () => {
    await unfreeze(section, words.join(' '));
    console.log(`${section} is no longer frozen`);
  },
  dev: () => runTool(existsSync('src/standalone.tsx') ? 'standalone.mjs' : 'dev.mjs', section),
  check: () => runTool('test.mjs', '--workspace', section),
};

const command = commands[name];
if (!command) {
  console.error(`verse: one of ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
