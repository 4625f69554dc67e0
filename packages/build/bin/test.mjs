#!/usr/bin/env node
// npm test: everything. npm test -- --only lint,jest: those steps. --workspace mf-store: the checks of one team.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allSteps, run, stepsOf } from '../src/quality/steps.mjs';
import { timesInShort, timesOf } from '../src/quality/times.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const { values } = parseArgs({ options: { only: { type: 'string' }, workspace: { type: 'string' } } });
const known = values.workspace ? stepsOf(values.workspace) : allSteps();
const wanted = values.only?.split(',') ?? known.map((step) => step.name);
const unknown = wanted.filter((name) => !known.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are ${known.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

const steps = known.filter((step) => wanted.includes(step.name));
mkdirSync('test-results', { recursive: true });
for (const { report } of steps) if (report) rmSync(report, { force: true });

/** @type {import('../src/quality/steps.mjs').Outcome[]} */
const outcomes = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const outcome = run(step);
  outcomes.push(outcome);
  console.log(
    outcome.skipped
      ? `skipped: ${outcome.skipped}`
      : `${outcome.failed ? 'failed' : 'passed'} in ${outcome.seconds.toFixed(1)} s`,
  );
}

const reports = Object.fromEntries(
  steps.flatMap(({ name, report }) =>
    report && existsSync(report) ? [[name, JSON.parse(readFileSync(report, 'utf8'))]] : [],
  ),
);
writeFileSync('test-results/times.md', timesOf(outcomes, reports));
console.log('\n── slowest, all in test-results/times.md');
for (const line of timesInShort(reports)) console.log(line);

console.log('\n── in short');
for (const { name, passed, failed, seconds, skipped } of outcomes) {
  console.log(
    `${name.padEnd(14)}${skipped ? `skipped: ${skipped}` : `${seconds.toFixed(1).padStart(7)} s  ${passed} passed, ${failed} failed`}`,
  );
}
const sum = (/** @type {'passed' | 'failed'} */ key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') ? 1 : 0);
