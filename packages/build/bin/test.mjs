#!/usr/bin/env node
// npm test: all steps. npm test -- --only lint,jest: only these steps. --workspace mf-store: only one team's checks.
// npm run check: only the steps that could fail because of changed files. npm run check -- --base HEAD~3: files changed
// since that commit.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { affectedSteps, changedFiles } from '../src/quality/affected.mjs';
import { allSteps, groupsOf, runGroup, stepsOf } from '../src/quality/steps.mjs';
import { timesInShort, timesOf } from '../src/quality/times.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    workspace: { type: 'string' },
    affected: { type: 'boolean' },
    base: { type: 'string' },
  },
});

function findSteps() {
  if (values.workspace) return stepsOf(values.workspace);
  if (!values.affected) return allSteps();
  const files = changedFiles(values.base);
  console.log(`${files.length} changed files`);
  return affectedSteps(files);
}

const known = findSteps();
const wanted = values.only?.split(',') ?? known.map((step) => step.name);
const unknown = wanted.filter((name) => !known.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${known.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const steps = known.filter((step) => wanted.includes(step.name));
mkdirSync('test-results', { recursive: true });
for (const { report } of steps) if (report) rmSync(report, { force: true });

// The first site of the run leaves its sample content to the others.
const shared = mkdtempSync(join(tmpdir(), 'verse-test-'));
process.env.SEEDED_FOLDER = join(shared, 'seeded');

const begun = performance.now();
/** @type {import('../src/quality/steps.mjs').Outcome[]} */
const outcomes = [];
for (const group of groupsOf(steps)) {
  if (group.length === 1) console.log(`\n── ${group[0].name}`);
  const ended = await runGroup(group, ({ name, output, skipped, failed, seconds }) => {
    if (group.length > 1) process.stdout.write(`\n── ${name}\n${output}`);
    console.log(skipped ? `skipped: ${skipped}` : `${failed ? 'failed' : 'passed'} in ${seconds.toFixed(1)} s`);
  });
  outcomes.push(...ended);
}
const took = (performance.now() - begun) / 1000;
rmSync(shared, { recursive: true, force: true });

const reports = Object.fromEntries(
  steps.flatMap(({ name, report }) =>
    report && existsSync(report) ? [[name, JSON.parse(readFileSync(report, 'utf8'))]] : [],
  ),
);
writeFileSync('test-results/times.md', timesOf(outcomes, took, reports));
console.log('\n── slowest, all in test-results/times.md');
for (const line of timesInShort(reports)) console.log(line);

console.log('\n── in short');
for (const { name, passed, failed, seconds, skipped } of outcomes) {
  const result = skipped
    ? `skipped: ${skipped}`
    : `${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`;
  console.log(name.padEnd(14) + result);
}
const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${'together'.padEnd(14)}${took.toFixed(1).padStart(7)} s`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
