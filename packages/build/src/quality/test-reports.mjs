import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * `figures` are measurements taken by a browser test.
 * @typedef {object} TestResult
 * @property {string} file
 * @property {string} title
 * @property {'passed' | 'failed' | 'skipped'} status
 * @property {number} seconds
 * @property {{ what: string, value: number }[]} [figures]
 */
/** @typedef {{ file: string, seconds: number }} FileTime */

/** @type {Record<string, TestResult['status']>} */
const STATUS = { passed: 'passed', failed: 'failed', expected: 'passed', flaky: 'passed', unexpected: 'failed' };

/** @param {string} word @returns {TestResult['status']} */
const statusOf = (word) => STATUS[word] ?? 'skipped';

/** @param {any} report @returns {TestResult[]} */
const testsOfJest = (report) =>
  report.testResults.flatMap((/** @type {any} */ { name, assertionResults }) =>
    assertionResults.map((/** @type {any} */ { title, status, duration }) => ({
      file: relative('.', name),
      title,
      status: statusOf(status),
      seconds: (duration ?? 0) / 1000,
    })),
  );

/** @param {any} test */
const figuresOf = ({ annotations = [] }) =>
  annotations
    .map((/** @type {any} */ { type, description }) => ({ what: type, value: Number(description) }))
    .filter((/** @type {{ value: number }} */ { value }) => !Number.isNaN(value));

/** @param {any} suite @param {string} folder @returns {TestResult[]} */
const testsOfSuite = (suite, folder) => [
  ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests.map((/** @type {any} */ test) => ({
      file: relative('.', join(folder, spec.file)),
      title: spec.title,
      status: statusOf(test.status),
      seconds: (test.results?.[0]?.duration ?? 0) / 1000,
      figures: figuresOf(test),
    })),
  ),
  ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsOfSuite(inner, folder)),
];

/**
 * Returns all tests in a JSON report from jest or Playwright, or none if the report has another format.
 * @param {any} report
 */
export function testsOf(report) {
  if (report?.testResults) return testsOfJest(report);
  if (report?.suites) return testsOfSuite(report, report.config.rootDir);
  return [];
}

/**
 * Returns the time taken by each file: in jest, measured from its first import; in Playwright, the sum of its tests.
 * @param {any} report
 * @returns {FileTime[]}
 */
export function filesOf(report) {
  if (report?.testResults)
    return report.testResults.map((/** @type {any} */ { name, startTime, endTime }) => ({
      file: relative('.', name),
      seconds: (endTime - startTime) / 1000,
    }));
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { file, seconds } of testsOf(report)) sums.set(file, (sums.get(file) ?? 0) + seconds);
  return [...sums].map(([file, seconds]) => ({ file, seconds }));
}

/** @param {string} folder @returns {TestResult[]} */
export function readTests(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => testsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
