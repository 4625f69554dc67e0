import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';

/**
 * @typedef {Record<string, Record<string, number>>} Budget maximum bytes of a page, keyed by file type and module group
 */

/** @param {string} folder */
const read = (folder) => {
  const file = path.join(WORKSPACE_ROOT, folder, 'budgets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/**
 * Returns the budget of each page listed in a section's budgets.json: the general budget with the section's overrides.
 * @returns {Record<string, Budget>}
 */
export function readBudgets() {
  /** @type {Budget} */
  const everywhere = read('packages/build');
  /** @type {Record<string, Partial<Budget>>} */
  const pages = Object.assign({}, ...SECTIONS.filter((section) => section !== 'shell').map(read));
  return Object.fromEntries(
    Object.entries(pages).map(([page, own]) => [
      page,
      Object.fromEntries(Object.entries(everywhere).map(([kind, limits]) => [kind, { ...limits, ...own[kind] }])),
    ]),
  );
}
