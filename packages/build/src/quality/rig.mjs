import { testsOf } from './test-reports.mjs';

/** @typedef {{ passed: number, failed: number, figures: Map<string, number[]> }} Row */

/** @param {number[]} values @param {number} share */
const quantile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? 0;

/** Summarises figures by median, 95th percentile and maximum. @param {number[]} values */
const shown = (values) =>
  values.length === 1
    ? String(values[0])
    : `${quantile(values, 0.5)}, p95 ${quantile(values, 0.95)}, most ${Math.max(...values)} (${values.length})`;

/** Combines the reports of jest and Playwright. @param {any[]} reports @returns {Row} */
export function rowOf(reports) {
  const tests = reports.flatMap(testsOf);
  /** @type {Map<string, number[]>} */
  const figures = new Map();
  for (const { what, value } of tests.flatMap((test) => test.figures ?? []))
    figures.set(what, [...(figures.get(what) ?? []), value]);
  const count = (/** @type {string} */ wanted) => tests.filter(({ status }) => status === wanted).length;
  return { passed: count('passed'), failed: count('failed'), figures };
}

/**
 * @param {string} id @param {import('./goals.mjs').Goal} goal @param {Row} row
 * @returns {string} a table row
 */
export function lineOf(id, { what, asked, missing }, { passed, failed, figures }) {
  const found = [...figures].map(([name, values]) => `${shown(values)} ${name}`).join('; ');
  return `| ${[id, what, asked, `${passed} passed, ${failed} failed`, found, missing ?? ''].join(' | ')} |`;
}

export const HEAD = ['| | what | asked | tests | figures | not proved |', '|---|---|---|---|---|---|'];
