import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../addresses.mjs';
import { WORKSPACE_ROOT } from '../workspace.mjs';

/** @param {string[]} names */
const readIn = (...names) => readFile(path.join(WORKSPACE_ROOT, ...names), 'utf8');

const contractVersion = async () =>
  Number(/CONTRACT_VERSION = (\d+)/.exec(await readIn('packages/contract/src/version.ts'))?.[1]);

/** Returns the owner of the section's folder in `CODEOWNERS`. @param {string} section */
async function ownerOf(section) {
  const lines = (await readIn('CODEOWNERS').catch(() => '')).split('\n').map((line) => line.trim().split(/\s+/));
  return lines.find(([folder]) => folder === `/${section}/`)?.[1];
}

/** @param {import('webpack').StatsChunkGroup} group */
function filesOf({ assets = [] }) {
  const names = assets.map(({ name }) => name).filter((name) => !name.includes('.hot-update.'));
  return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
}

/**
 * Returns the contents of a release manifest other than its file list.
 * @param {string} section @param {import('webpack').Stats} client the client build
 */
export async function createSectionManifest(section, client) {
  const { namedChunkGroups, entrypoints } = client.toJson({ all: false, chunkGroups: true, entrypoints: true });
  return {
    /** @type {string} */
    version: JSON.parse(await readIn(section, 'package.json')).version,
    owner: await ownerOf(section),
    contract: await contractVersion(),
    ...(section === 'shell' ? { parts: [], pages: {} } : await readManifest(section)),
    chunks: Object.fromEntries(
      Object.entries({ ...namedChunkGroups, ...entrypoints }).map(([chunk, group]) => [chunk, filesOf(group)]),
    ),
  };
}
