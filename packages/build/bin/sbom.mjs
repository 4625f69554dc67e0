#!/usr/bin/env node
// npm run sbom: writes all packages in the lockfile to test-results/sbom.json, in CycloneDX format.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
const words = [...npm.slice(1), 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'];
const { status, stdout, stderr } = spawnSync(npm[0], words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
if (status !== 0) {
  console.error(stderr);
  process.exit(1);
}
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/sbom.json', stdout);
console.log(`test-results/sbom.json names ${JSON.parse(stdout).components.length} packages`);
