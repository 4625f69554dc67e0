#!/usr/bin/env node
// npm run compose -- up --build: docker compose, with an origin for every section of this checkout.
import { spawnSync } from 'node:child_process';
import { composeFiles } from '../src/site/compose.mjs';
import { WORKSPACE_ROOT } from '../src/workspace.mjs';

const { status, error } = spawnSync('docker', ['compose', ...composeFiles(), ...process.argv.slice(2)], {
  cwd: WORKSPACE_ROOT,
  stdio: 'inherit',
});
if (error) console.error(`docker compose does not run here: ${error.message}`);
process.exit(status ?? 1);
