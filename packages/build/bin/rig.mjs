#!/usr/bin/env node
// npm run rig: runs the acceptance suite for independent deployment (P1 to P15) at full length and prints a summary
// table; takes an hour on two cores. npm run rig -- P4 P6: only these goals.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GOALS } from '../src/quality/goals.mjs';
import { HEAD, lineOf, rowOf } from '../src/quality/rig.mjs';
import { isInBrowser, namesFrom, runTests } from '../src/quality/soaks.mjs';
import { buildAll } from '../src/releasing/build-all.mjs';
import { SECTIONS } from '../src/workspace.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const names = namesFrom(GOALS, 'goal');
// Full builds, because some goals compare release sizes, and the quick builds of `npm start` are larger.
await buildAll(['api', ...SECTIONS]);
const reports = mkdtempSync(join(tmpdir(), 'verse-rig-'));
/**
 * Reports keyed by test, so that a test that proves two goals runs only once.
 * @type {Map<import('../src/quality/soaks.mjs').Soak, unknown>}
 */
const known = new Map();
let hasFailed = false;

/** @param {import('../src/quality/soaks.mjs').Soak} soak */
function reportOf(soak) {
  if (known.has(soak)) return known.get(soak);
  const file = join(reports, `${known.size}.json`);
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const isPassed = runTests(soak, isInBrowser(soak) ? ['--reporter=list,json'] : ['--json', '--outputFile', file]);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  // Needed because a test that fails to start is missing from the reports.
  if (!isPassed) hasFailed = true;
  known.set(soak, report);
  return report;
}

const lines = [...HEAD];
for (const id of names) {
  const goal = GOALS[id];
  console.log(`\n── ${id}: ${goal.what}`);
  const row = rowOf(goal.runs.map(reportOf));
  lines.push(lineOf(id, goal, row));
}
rmSync(reports, { recursive: true });
writeFileSync('test-results/rig.md', `${lines.join('\n')}\n`);
console.log(`\n${lines.join('\n')}\n\nThe table is in test-results/rig.md.`);
process.exit(hasFailed ? 1 : 0);
