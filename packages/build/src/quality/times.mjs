import { basename } from 'node:path';
import { filesOf, testsOf } from './test-reports.mjs';

/** @typedef {import('./steps.mjs').Outcome} Outcome */
/** @typedef {{ seconds: number, what: string }} Row */

const SHOWN = 40;
const SHOWN_IN_SHORT = 10;

/** @param {Row[]} rows @param {number} count */
const slowest = (rows, count) => rows.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);

/** @param {any} report @returns {Row[]} */
const files = (report) => filesOf(report).map(({ file, seconds }) => ({ seconds, what: file }));

/** @param {any} report @returns {Row[]} */
const tests = (report) =>
  testsOf(report).map(({ file, title, seconds }) => ({ seconds, what: `${basename(file)}: ${title}` }));

/** @param {string} title @param {Row[]} rows */
const table = (title, rows) => [
  `## ${title}`,
  '',
  '| s | |',
  '|--:|---|',
  ...rows.map(({ seconds, what }) => `| ${seconds.toFixed(1)} | ${what.replaceAll('|', '\\|')} |`),
  '',
];

/**
 * Summarises the times of a run. Steps, files and tests run in parallel, so their sums exceed the duration of the run.
 * @param {Outcome[]} outcomes @param {number} took seconds from the start of the first step to the end of the last
 * @param {Record<string, any>} reports the jest and Playwright reports, keyed by step
 */
export function timesOf(outcomes, took, reports) {
  const steps = outcomes.map(({ name, seconds }) => ({ seconds, what: name }));
  return [
    '# Where the time goes',
    '',
    ...table('Steps', [...steps, { seconds: took, what: 'together' }]),
    ...Object.entries(reports).flatMap(([name, report]) => [
      ...table(`${name}: the slowest files`, slowest(files(report), SHOWN)),
      ...table(`${name}: the slowest tests`, slowest(tests(report), SHOWN)),
    ]),
  ].join('\n');
}

/** @param {Record<string, any>} reports @returns {string[]} */
export const timesInShort = (reports) =>
  Object.entries(reports).flatMap(([name, report]) =>
    slowest(files(report), SHOWN_IN_SHORT).map(
      ({ seconds, what }) => `${name.padEnd(14)}${seconds.toFixed(1).padStart(7)} s  ${what}`,
    ),
  );
