import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { WORKSPACE_ROOT } from '../webpack/base.mjs';
import { configsOf } from '../webpack/configs.mjs';
import { failureOf } from '../webpack/failure.mjs';
import { releaseDir, SECTIONS } from './paths.mjs';
import { releaseOf } from './release-of.mjs';
import { writeRelease } from './write.mjs';

const IGNORED = /(^|[\\/])(node_modules|dist|\.[^\\/]+|types)([\\/]|$)|\.(test|spec)\.[a-z]+$|README\.md$/;

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

/** A hash of everything that goes into the build of a deployable. */
async function inputsOf(name) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [name, 'packages/contract', 'packages/api-contract', 'packages/ui', 'packages/build/src'])
    await hashTree(hash, path.join(WORKSPACE_ROOT, folder));
  return hash.update(await readFile(path.join(WORKSPACE_ROOT, 'package-lock.json'))).digest('hex');
}

async function bundle(name) {
  const compiler = webpack(await configsOf(name, 'production'));
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(failureOf(stats.stats));
  return stats.stats;
}

/**
 * Builds a deployable unless nothing it is made of has changed.
 * @param {string} name a workspace folder: a section, or `api`
 * @returns {Promise<{ release?: string, built: boolean }>}
 */
export async function build(name) {
  const stampFile = path.join(WORKSPACE_ROOT, '.cache/build', `${name}.json`);
  const inputs = await inputsOf(name);
  const stamp = await readFile(stampFile, 'utf8').then(JSON.parse, () => null);
  const isRelease = SECTIONS.includes(name);
  const isThere = () =>
    existsSync(
      isRelease
        ? path.join(releaseDir(name, stamp.release), 'release.json')
        : path.join(WORKSPACE_ROOT, name, 'dist/server/main.cjs'),
    );
  if (stamp?.inputs === inputs && isThere()) return { release: stamp.release, built: false };

  const [client] = await bundle(name);
  const release = isRelease ? (await writeRelease(await releaseOf(name, client))).release : undefined;
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ inputs, release }));
  return { release, built: true };
}
