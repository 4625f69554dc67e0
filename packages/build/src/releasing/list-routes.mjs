// Loads a built server file in a separate process. Writes the patterns of the paths that it serves to stdout as JSON.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadServerFile, patternOf, sha256 } from '@verse/releases';
import { SERVER_FILE } from '@verse/releases/names';
import { STUB_MODULES } from './stub-modules.mjs';

const [section = '', folder = '', facts = '{}'] = process.argv.slice(2);
/** @type {Pick<import('@verse/releases').ReleaseManifest, 'contract' | 'parts'>} */
const { contract, parts } = JSON.parse(facts);

/** @typedef {{ path?: string, children?: Route[] }} Route */

/** @param {Route[]} routes @param {string} base @returns {string[]} */
const patternsIn = (routes, base) =>
  routes.flatMap((route) => {
    const pattern = patternOf(base, route.path);
    return route.children ? patternsIn(route.children, pattern) : [pattern];
  });

const files = { [SERVER_FILE]: { sha256: sha256(readFileSync(path.join(folder, SERVER_FILE))), bytes: 0 } };
/** @type {Record<string, unknown>} */
const remote = {
  ...loadServerFile({ section, release: 'built', folder, files }, { contract, given: STUB_MODULES }),
};
const patterns = parts.flatMap(({ list, base }) => patternsIn(/** @type {Route[]} */ (remote[list] ?? []), base));
process.stdout.write(JSON.stringify([...new Set(patterns)].sort()), () => process.exit(0));
