import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { hasRelease } from '@verse/releases';
import { readManifests } from '../addresses.mjs';
import { formatBuildErrors } from '../webpack/build-errors.mjs';
import { loadConfigs } from '../webpack/configs.mjs';
import { releasesDir, SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';
import { writeRelease } from './write.mjs';

const IGNORED =
  /(^|[\\/])(node_modules|dist|\.[^\\/]+|types)([\\/]|$)|\.(test|spec|stories|decorator)\.[a-z]+$|README\.md$/;
/** Inputs of every build, in addition to the deployable itself. */
const SHARED_FOLDERS = [
  'packages/contract',
  'packages/api-contract',
  'packages/ui',
  'packages/releases',
  'packages/federation-runtime/bundler-runtime',
  'packages/build/src/webpack',
  'packages/build/src/releasing',
];
const SHARED_FILES = ['packages/build/src/addresses.mjs', 'package-lock.json'];

/** @param {import('node:crypto').Hash} hash @param {string} folder */
async function hashTree(hash, folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(WORKSPACE_ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(await readFile(path.join(WORKSPACE_ROOT, file)))
      .update('\n');
}

/** Hashes all build inputs of a deployable. @param {string} name */
async function hashInputs(name) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [name, ...SHARED_FOLDERS]) await hashTree(hash, path.join(WORKSPACE_ROOT, folder));
  if (name === 'shell') hash.update(JSON.stringify(await readManifests()));
  for (const file of SHARED_FILES) hash.update(await readFile(path.join(WORKSPACE_ROOT, file)));
  return hash.digest('hex');
}

/**
 * @param {string} name @param {boolean} quick
 * @returns {Promise<import('webpack').Stats[]>} the client build and the server build
 */
async function bundle(name, quick) {
  const compiler = webpack(await loadConfigs(name, 'production', { quick }));
  /** @type {import('webpack').MultiStats} */
  const outcome = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (outcome.hasErrors()) throw new Error(formatBuildErrors(outcome.stats));
  return outcome.stats;
}

/** @typedef {{ inputs: string, release?: string, quick?: boolean }} Stamp a workspace's last build */

/** @param {string} name */
const stampFile = (name) => path.join(WORKSPACE_ROOT, '.cache/build', `${name}.json`);

/** @param {string} name @returns {Promise<Stamp | null>} */
const readStamp = (name) => readFile(stampFile(name), 'utf8').then(JSON.parse, () => null);

/** @param {string} name @param {string | undefined} release */
const isThere = (name, release) =>
  release === undefined
    ? existsSync(path.join(WORKSPACE_ROOT, name, 'dist/server/main.cjs'))
    : hasRelease(releasesDir(), name, release);

/**
 * Build options. A quick build is for the first start: it is less minified and less compressed.
 * @typedef {{ quick?: boolean }} BuildOptions
 *
 * @typedef {{ release?: string | undefined, built: boolean }} Built
 */

/**
 * Returns the last build if its inputs are unchanged. A quick build does not count if a full one is required.
 * @param {string} name @param {string} inputs @param {BuildOptions} options
 */
async function findBuild(name, inputs, { quick = false }) {
  const stamp = await readStamp(name);
  return stamp?.inputs === inputs && (quick || !stamp.quick) && isThere(name, stamp.release) ? stamp : undefined;
}

/** Reports whether a workspace must be built. @param {string} name @param {BuildOptions} [options] */
export const isStale = async (name, options = {}) => !(await findBuild(name, await hashInputs(name), options));

/**
 * Builds a deployable, unless its inputs are unchanged.
 * @param {string} name a workspace folder: a section, or `api`
 * @param {BuildOptions} [options]
 * @returns {Promise<Built>}
 */
export async function build(name, { quick = false } = {}) {
  const inputs = await hashInputs(name);
  const known = await findBuild(name, inputs, { quick });
  if (known) return { release: known.release, built: false };
  const [client] = await bundle(name, quick);
  const release = client && SECTIONS.includes(name) ? (await writeRelease(name, client, { quick })).release : undefined;
  await mkdir(path.dirname(stampFile(name)), { recursive: true });
  await writeFile(stampFile(name), JSON.stringify({ inputs, release, quick }));
  return { release, built: true };
}
