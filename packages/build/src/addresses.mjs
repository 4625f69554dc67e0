// Site addresses for tools. The tables are written in TypeScript, but Node runs the tools without a build, so the types
// are stripped here.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from '@swc/core';
import { checkMetadata, checkOwnedPaths } from '@verse/releases';
import { SECTIONS, WORKSPACE_ROOT } from './workspace.mjs';

const RELATIVE_IMPORT = /from '(\.[^']+)'/g;

/**
 * Returns an import URL for a module that contains only data. Modules that it imports by relative path are included.
 * @param {string} file
 */
async function plainModule(file) {
  const source = await readFile(file, 'utf8');
  let { code } = await transform(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } });
  for (const [text, name = ''] of [...code.matchAll(RELATIVE_IMPORT)])
    code = code.replace(text, `from '${await plainModule(path.join(path.dirname(file), `${name}.ts`))}'`);
  return `data:text/javascript,${encodeURIComponent(code).replaceAll("'", '%27')}`;
}

/**
 * Reads the manifest that a section declares in `src/section.ts`.
 * @param {string} section
 * @returns {Promise<import('@verse/releases').SectionManifest>}
 * @throws Error if it is missing or invalid
 */
export async function readManifest(section) {
  const file = path.join(WORKSPACE_ROOT, section, 'src/section.ts');
  if (!existsSync(file)) throw new Error(`${section}: src/section.ts is missing, which says where its pages lie`);
  const { section: manifest } = await import(await plainModule(file));
  const reason = checkMetadata(manifest ?? {});
  if (reason) throw new Error(`${section}: src/section.ts: ${reason}`);
  const { parts, pages, yields } = manifest;
  return { parts, pages, ...(yields ? { yields } : {}) };
}

/**
 * Returns manifests of this checkout as `checkOwnedPaths` compares them. Their routes are only known after a build.
 * @param {Record<string, import('@verse/releases').SectionManifest>} manifests
 */
export const toPlanned = (manifests) =>
  Object.entries(manifests).map(([section, manifest]) => ({ ...manifest, section, routes: [] }));

/**
 * Reads the manifests of all sections in this checkout.
 * @throws Error if two of them claim the same path
 */
export async function readManifests() {
  const names = SECTIONS.filter((name) => name !== 'shell');
  const all = await Promise.all(names.map(async (name) => /** @type {const} */ ([name, await readManifest(name)])));
  const manifests = Object.fromEntries(all);
  const sections = toPlanned(manifests);
  for (const one of sections) {
    const refusal = checkOwnedPaths(one, { sections });
    if (refusal) throw new Error(`${one.section}: src/section.ts: ${refusal}`);
  }
  return manifests;
}

export const { ADDRESSES, FEEDS, addressOf, cardIdOf, listedPages } = await import(
  await plainModule(path.join(WORKSPACE_ROOT, 'packages/contract/src/addresses.ts'))
);
