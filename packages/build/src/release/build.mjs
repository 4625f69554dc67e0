import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { WORKSPACE_ROOT } from '../webpack/base.mjs';
import { SECTIONS, releaseDir } from './paths.mjs';
import { writeRelease } from './write.mjs';

const IGNORED = /(^|[\\/])(node_modules|dist|\.[^\\/]+|types)([\\/]|$)|\.(test|spec)\.[a-z]+$|README\.md$/;

async function hashTree(hash, folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(WORKSPACE_ROOT, path.join(entry.parentPath, entry.name)))
    .filter((file) => !IGNORED.test(file))
    .sort();
  for (const file of files) hash.update(`${file}\0`).update(await readFile(path.join(WORKSPACE_ROOT, file))).update('\n');
}

/** A hash of everything that goes into the build of a deployable. */
async function inputsOf(name) {
  const hash = createHash('sha256').update(process.version);
  for (const folder of [name, 'packages/contract', 'packages/api-contract', 'packages/ui', 'packages/build/src']) await hashTree(hash, path.join(WORKSPACE_ROOT, folder));
  return hash.update(await readFile(path.join(WORKSPACE_ROOT, 'package-lock.json'))).digest('hex');
}

async function contractVersion() {
  const source = await readFile(path.join(WORKSPACE_ROOT, 'packages/contract/src/version.ts'), 'utf8');
  return Number(/CONTRACT_VERSION = (\d+)/.exec(source)?.[1]);
}

const SHOWN_ERRORS = 8;

function summary({ children }) {
  const lines = [...new Set(children.flatMap(({ errors }) => errors.map(({ moduleName, message }) => `${moduleName ?? ''}\n  ${message}`)))];
  return [...lines.slice(0, SHOWN_ERRORS), ...(lines.length > SHOWN_ERRORS ? [`and ${lines.length - SHOWN_ERRORS} more errors`] : [])].join('\n');
}

async function bundle(name) {
  const { default: configs } = await import(pathToFileURL(path.join(WORKSPACE_ROOT, name, 'webpack.config.mjs')).href);
  const compiler = webpack(configs);
  const stats = await new Promise((resolve, reject) => compiler.run((error, result) => (error ? reject(error) : resolve(result))));
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) throw new Error(summary(stats.toJson({ all: false, children: true, errors: true, moduleTrace: false })));
  return stats.toJson({ all: false, children: true, chunkGroups: true, entrypoints: true });
}

const filesOf = (group) => {
  const names = group.assets.map((asset) => asset.name);
  return { js: names.filter((name) => name.endsWith('.js')), css: names.filter((name) => name.endsWith('.css')) };
};

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
  const isThere = () => existsSync(isRelease ? path.join(releaseDir(name, stamp.release), 'release.json') : path.join(WORKSPACE_ROOT, name, 'dist/server/main.cjs'));
  if (stamp?.inputs === inputs && isThere()) return { release: stamp.release, built: false };

  const stats = await bundle(name);
  let release;
  if (isRelease) {
    const groups = { ...stats.children[0].namedChunkGroups, ...stats.children[0].entrypoints };
    const root = path.join(WORKSPACE_ROOT, name);
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
    const chunks = Object.fromEntries(Object.entries(groups).map(([chunk, group]) => [chunk, filesOf(group)]));
    ({ release } = await writeRelease({ section: name, root, version, contract: await contractVersion(), chunks }));
  }
  await mkdir(path.dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ inputs, release }));
  return { release, built: true };
}
