// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ title: string, status: 'passed' | 'failed' | 'skipped' }} TestResult */

const STATUS = { passed: 'passed', failed: 'failed', expected: 'passed', flaky: 'passed', unexpected: 'failed' };

/** @param {string} word @returns {TestResult['status']} */
const statusOf = (word) => STATUS[/** @type {keyof typeof STATUS} */ (word)] ?? 'skipped';

/** @param {any} report @returns {TestResult[]} */
const testsOfJest = (report) =>
  report.testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ test) => ({ title: test.fullName, status: statusOf(test.status) })),
  );

/** @param {any} suite @param {string[]} above @returns {TestResult[]} */
function testsOfSuite(suite, above) {
  const titles = suite.title ? [...above, suite.title] : above;
  return [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({ title: [...titles, spec.title].join(' '), status: statusOf(test.status) })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => testsOfSuite(inner, titles)),
  ];
}

/** Every test of a report that jest, vitest or Playwright has written as JSON; none for any other file. @param {any} report */
export function testsOf(report) {
  if (report?.testResults) return testsOfJest(report);
  if (report?.suites) return testsOfSuite(report, []);
  return [];
}

/** @param {string} folder @returns {TestResult[]} */
export function readTests(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return files.flatMap((name) => testsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
