#!/usr/bin/env node
// npm start: builds stale workspaces and serves the whole site with sample content.
import path from 'node:path';
import { readActiveRelease } from '@verse/releases';
import { buildAll } from '../src/releasing/build-all.mjs';
import { deploy } from '../src/releasing/deploy.mjs';
import { announce, environmentFor } from '../src/site/installation.mjs';
import { startSite } from '../src/site/processes.mjs';
import { releasesDir, SECTIONS, WORKSPACE_ROOT } from '../src/workspace.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1000);
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(WORKSPACE_ROOT, '.data'));

console.log('Building what has changed. The first time takes less than a minute.');
/** @type {() => void} */
let onApiBuilt = () => undefined;
const apiBuilt = new Promise((resolve) => (onApiBuilt = () => resolve(undefined)));

/**
 * Builds and activates sections that have changed or were never active. Does not touch sections that were rolled back.
 */
async function buildSections() {
  const built = await buildAll(['api', ...SECTIONS], {
    quick: true,
    onBuilt(name) {
      console.log(`  ${name}`);
      if (name === 'api') onApiBuilt();
    },
  });
  onApiBuilt();
  for (const section of SECTIONS)
    if (built.has(section) || !(await readActiveRelease(releasesDir(), section)))
      await deploy(section, { quick: true });
}

/** Runs in parallel with the API's first start, which takes a long time because it writes the sample content. */
const sections = buildSections();
const env = await environmentFor(dataDir);
const site = await startSite({
  port,
  apiPort,
  env,
  onLine: process.env.VERBOSE ? (name, text) => process.stdout.write(text) : undefined,
  builds: { api: Promise.race([apiBuilt, sections]), sections },
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

await announce({ address: site.address, apiPort, env });

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  await site.stop();
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const part of [site.api, site.gateway]) {
  void part.ended.then(async ({ code, signal }) => {
    if (isStopping) return;
    console.error(`${part.name} ended unexpectedly (${signal ?? code}).`);
    process.exitCode = 1;
    await stop();
  });
}
