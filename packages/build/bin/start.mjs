#!/usr/bin/env node
// npm start: builds stale workspaces and serves the whole site with sample content.
import path from 'node:path';
import { readPointer } from '@verse/releases';
import { build } from '../src/releasing/build.mjs';
import { deploy } from '../src/releasing/deploy.mjs';
import { announce, environmentFor } from '../src/site/installation.mjs';
import { startSite } from '../src/site/processes.mjs';
import { releasesDir, SECTIONS, WORKSPACE_ROOT } from '../src/workspace.mjs';

const port = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.API_PORT ?? port + 1000);
const dataDir = path.resolve(process.env.DATA_DIR ?? path.join(WORKSPACE_ROOT, '.data'));

/**
 * Keeps a section that was rolled back: activates only what was never active or has changed.
 * @param {string} section
 */
async function bringUpToDate(section) {
  const { release, built } = await build(section);
  if (built || !(await readPointer(releasesDir(), section))) await deploy(section);
  return { release, built };
}

console.log('Building what has changed. The first time takes a minute.');
try {
  for (const name of ['api', ...SECTIONS]) {
    const { built } = name === 'api' ? await build(name) : await bringUpToDate(name);
    if (built) console.log(`  ${name}`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const env = await environmentFor(dataDir);
const site = await startSite({
  port,
  apiPort,
  env,
  onLine: process.env.VERBOSE ? (name, text) => process.stdout.write(text) : undefined,
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
