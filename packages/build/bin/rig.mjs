#!/usr/bin/env node
// npm run rig: what was promised of teams that ship by themselves (P1 to P15), proved at full length, as one table;
// half an hour on two cores. npm run rig -- P4 P6: these alone.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GOALS } from '../src/quality/goals.mjs';
import { HEAD, lineOf, rowOf } from '../src/quality/rig.mjs';
import { isInBrowser, runTests } from '../src/quality/soaks.mjs';
import { testsOf } from '../src/quality/test-reports.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !(id in GOALS));
if (unknown.length > 0) {
  console.error(`No such goal: ${unknown.join(', ')}. There are ${Object.keys(GOALS).join(', ')}.`);
  process.exit(2);
}

const reports = mkdtempSync(join(tmpdir(), 'verse-rig-'));
/** @param {import('../src/quality/soaks.mjs').Soak} soak */
function reportOf(soak) {
  const file = join(reports, 'report.json');
  rmSync(file, { force: true });
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  runTests(soak, isInBrowser(soak) ? ['--reporter=list,json'] : ['--json', '--outputFile', file]);
  return JSON.parse(readFileSync(file, 'utf8'));
}

const lines = [...HEAD];
let failed = 0;
for (const [id, goal] of Object.entries(GOALS)) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  console.log(`\n── ${id}: ${goal.what}`);
  const row = rowOf(goal.runs.map(reportOf), testsOf);
  failed += row.failed;
  lines.push(lineOf(id, goal, row));
}
rmSync(reports, { recursive: true });
writeFileSync('test-results/rig.md', `${lines.join('\n')}\n`);
console.log(`\n${lines.join('\n')}\n\nThe table is in test-results/rig.md.`);
process.exit(failed > 0 ? 1 : 0);
