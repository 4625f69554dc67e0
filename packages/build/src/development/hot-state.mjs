import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {{ hash: string | undefined, sheets: Record<string, string> }} HotState */

/**
 * Returns the state that an open page compares with its own (`hot.json`): hashes of the section's modules and of each
 * stylesheet.
 * @param {Pick<import('webpack').Stats, 'hash' | 'compilation'>} client
 * @returns {Promise<HotState>}
 */
export async function createHotState({ hash, compilation }) {
  const names = compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.css'));
  const hashOf = async (/** @type {string} */ name) => {
    const bytes = await readFile(path.join(compilation.outputOptions.path ?? '', name));
    return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  };
  return { hash, sheets: Object.fromEntries(await Promise.all(names.map(async (name) => [name, await hashOf(name)]))) };
}
