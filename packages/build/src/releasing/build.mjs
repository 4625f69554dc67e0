import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { hasRelease } from '@verse/releases';
import { factsOfAll } from '../addresses.mjs';
import { configsOf } from '../webpack/configs.mjs';
import { failureOf } from '../webpack/failure.mjs';
import { releasesDir, SECTIONS, WORKSPACE_ROOT } from '../workspace.mjs';
import { writeRelease } from './write.mjs';

const IGNORED = /(^|[\\/])(node_modules|dist|\.[^\\/]+|types)([\\/]|$)|\.(test|spec)\.[a-z]+$|README\.md$/;
/** Inputs of every build besides the deployable itself. */
const SHARED_FOLDERS = [
  'packages/contract',
  'packages/api-contract',
  'packages/ui',
  'packages/releases',
  'packages/build/src',
];

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

/** Hashes all inputs of the build of a deployable. @param {string} name */
async function inputsOf(name) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [name, ...SHARED_FOLDERS]) await hashTree(hash, path.join(WORKSPACE_ROOT, folder));
  if (name === 'shell') hash.update(JSON.stringify(await factsOfAll()));
  return hash.update(await readFile(path.join(WORKSPACE_ROOT, 'package-lock.json'))).digest('hex');
}

/** @param {string} name @returns {Promise<import('webpack').Stats[]>} the client build and the server build */
async function bundle(name) {
  const compiler = webpack(await configsOf(name, 'production'));
  /** @type {import('webpack').MultiStats} */
  const outcome = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (outcome.hasErrors()) throw new Error(failureOf(outcome.stats));
  return outcome.stats;
}

/** @param {string} file @returns {Promise<{ inputs: string, release?: string } | null>} the stamp of the last build */
const readStamp = (file) => readFile(file, 'utf8').then(JSON.parse, () => null);

/** @param {string} name @param {string | undefined} release */
const isThere = (name, release) =>
  release === undefined
    ? existsSync(path.join(WORKSPACE_ROOT, name, 'dist/server/main.cjs'))
    : hasRelease(releasesDir(), name, release);

/**
 * Builds a deployable unless its inputs are unchanged.
 * @param {string} name a workspace folder: a section, or `api`
 * @returns {Promise<{ release?: string, built: boolean }>}
 */
export async function build(name) {
  const stampFile = path.join(WORKSPACE_ROOT, '.cache/build', `${name}.json`);
  const inputs = await inputsOf(name);
  const stamp = await readStamp(stampFile);
  if (stamp?.inputs === inputs && isThere(name, stamp.release)) return { release: stamp.release, built: false };

  const [client] = await bundle(name);
  const release = client && SECTIONS.includes(name) ? (await writeRelease(name, client)).release : undefined;
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ inputs, release }));
  return { release, built: true };
}
