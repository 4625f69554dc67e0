#!/usr/bin/env node
// npm run inventory [-- --check]: writes docs/inventory.json, the facts that a refactoring must not change. --check
// compares instead and prints the differences. Sizes come from the last npm run size.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ADDRESSES, readManifests } from '../src/addresses.mjs';
import { apiDocument } from '../src/contract/document.mjs';
import { differences, listedIn, pathsIn, provedBy, routesIn } from '../src/quality/inventory.mjs';
import { readProofs } from '../src/quality/proofs.mjs';
import { SECTIONS, WORKSPACE_ROOT } from '../src/workspace.mjs';

process.chdir(WORKSPACE_ROOT);
const FILE = 'docs/inventory.json';
const SIZES = 'test-results/size.json';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @returns {Record<string, string[]>} */
function routeTables() {
  const tables = SECTIONS.map((name) => {
    const files = readdirSync(path.join(name, 'src'), { recursive: true, encoding: 'utf8' });
    const routes = files.filter((file) => /(?:^|\/|-)routes?\.tsx?$/.test(file));
    return [name, routes.flatMap((file) => pathsIn(readFileSync(path.join(name, 'src', file), 'utf8'))).sort()];
  });
  return Object.fromEntries(tables);
}

/** @param {Record<string, { parts: { claims: readonly string[] }[] }>} manifests */
const claimsOf = (manifests) =>
  Object.fromEntries(
    Object.entries(manifests).map(([name, { parts }]) => [name, parts.flatMap(({ claims }) => claims).sort()]),
  );

/** @type {import('../src/quality/inventory.mjs').Inventory | undefined} */
const before = existsSync(FILE) ? readJson(FILE) : undefined;
const manifests = await readManifests();
const pages = Object.assign({ ...ADDRESSES }, ...Object.values(manifests).map((manifest) => manifest.pages));
if (!existsSync(SIZES))
  console.log(
    `There is no ${SIZES}, so sizes are taken from ${FILE}. Run npm run build and npm run size for new ones.`,
  );

/** @type {import('../src/quality/inventory.mjs').Inventory} */
const after = {
  claims: claimsOf(manifests),
  pages,
  tables: routeTables(),
  sitemap: listedIn(readFileSync('packages/contract/src/addresses.ts', 'utf8')),
  routes: routesIn(await apiDocument()),
  requirements: provedBy(readProofs('.')),
  bytes: existsSync(SIZES) ? readJson(SIZES) : (before?.bytes ?? {}),
};
for (const [part, entries] of Object.entries(after)) console.log(`${part}: ${Object.keys(entries).length}`);

if (process.argv.includes('--check')) {
  const lines = before ? differences(before, after) : [`There is no ${FILE}: run npm run inventory.`];
  for (const line of lines) console.log(line);
  console.log(lines.length === 0 ? `All as in ${FILE}.` : `${lines.length} differences from ${FILE}.`);
  if (lines.length > 0) process.exitCode = 1;
} else {
  writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);
  console.log(`Written to ${FILE}.`);
}
