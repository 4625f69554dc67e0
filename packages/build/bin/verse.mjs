#!/usr/bin/env node
// What a section's team runs inside its own workspace: verse build | deploy | rollback | dev | check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../src/releasing/build.mjs';
import { deploy, rollback } from '../src/releasing/deploy.mjs';
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

/** @type {Record<string, () => unknown>} */
const commands = {
  build: async () => console.log(`${section}: release ${(await build(section)).release ?? 'none'}`),
  deploy: async () => console.log(`${section}: release ${(await deploy(section)).release} is active`),
  rollback: async () => console.log(`${section}: release ${await rollback(section)} is active again`),
  dev: () => runTool(existsSync('src/standalone.tsx') ? 'alone.mjs' : 'dev.mjs', section),
  check: () => runTool('test.mjs', '--workspace', section),
};

const command = commands[process.argv[2] ?? ''];
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
