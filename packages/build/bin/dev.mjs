#!/usr/bin/env node
// npm run dev: the site as by `npm start`, and whatever is saved is built, checked and active a few seconds later; open pages reload by themselves.
import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../src/release/build.mjs';
import { deploy } from '../src/release/deploy.mjs';
import { SECTIONS } from '../src/release/paths.mjs';
import { WORKSPACE_ROOT } from '../src/webpack/base.mjs';

const QUIET_MS = 150;
const REMOTES = SECTIONS.filter((section) => section !== 'shell');
const only = process.argv.slice(2);

/** Which deployables a saved file goes into. */
const USERS = { 'packages/ui': ['shell', ...REMOTES], 'packages/contract': ['shell', ...REMOTES], 'packages/api-contract': ['api', 'shell', ...REMOTES] };
const sources = Object.entries({ ...USERS, ...Object.fromEntries(['api', ...SECTIONS].map((name) => [name, [name]])) });

let site;
const startFile = fileURLToPath(new URL('./start.mjs', import.meta.url));
function serve() {
  site = spawn(process.execPath, [startFile], { cwd: WORKSPACE_ROOT, stdio: 'inherit', env: { ...process.env, LIVE_RELOAD: '1' } });
}
async function serveAgain() {
  const ended = new Promise((resolve) => site.once('exit', resolve));
  site.kill('SIGTERM');
  await ended;
  serve();
}

const changed = new Set();
let isBuilding = false;
let timer;

async function bringUpToDate() {
  if (isBuilding) return;
  isBuilding = true;
  const names = [...changed].filter((name) => only.length === 0 || only.includes(name));
  changed.clear();
  try {
    for (const name of names) {
      const { built } = name === 'api' ? await build(name) : await deploy(name);
      if (built) console.log(`${name} is built`);
    }
    // Remotes are found at run time; the two processes themselves have to be started anew.
    if (names.includes('api') || names.includes('shell')) await serveAgain();
  } catch (error) {
    console.error(error.message);
  }
  isBuilding = false;
  if (changed.size > 0) void bringUpToDate();
}

serve();
for (const [folder, users] of sources) {
  watch(path.join(WORKSPACE_ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || /(^|[\\/])(node_modules|dist)([\\/]|$)|\.test\.|~$/.test(file)) return;
    for (const name of users) changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => void bringUpToDate(), QUIET_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    site.once('exit', () => process.exit(0));
    site.kill(signal);
  });
}
