import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { distOf } from '../webpack/base.mjs';
import { RELEASE_PLACEHOLDER } from '../webpack/release-id.mjs';
import { sharedVersions } from '../webpack/shared.mjs';
import { releaseDir, sectionDir } from './paths.mjs';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const TEXT = /\.(c?js|css|json|map|svg|txt)$/;
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** Only in development does the browser get source maps. @param {string} root @param {string} mode */
async function readFiles(root, mode) {
  const files = new Map();
  const dist = distOf(root, mode);
  const isLeftOut = (side, name) => mode === 'production' && side === 'client' && name.endsWith('.map');
  for (const side of ['client', 'server']) {
    const entries = await readdir(path.join(dist, side), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries.filter((item) => item.isFile() && !isLeftOut(side, item.name))) {
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(dist, file).split(path.sep).join('/'), await readFile(file));
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function identify(files) {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${sha256(bytes)}\n`);
  return hash.digest('hex').slice(0, RELEASE_PLACEHOLDER.length);
}

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};

async function writePlain(file, bytes) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}

async function writeCompressed(file, bytes) {
  await writePlain(file, bytes);
  if (!TEXT.test(file) || bytes.length < 512 || !file.includes(`${path.sep}client${path.sep}`)) return;
  await writeFile(`${file}.br`, await brotli(bytes));
  await writeFile(`${file}.gz`, await gzip(bytes, { level: 9 }));
}

/**
 * Turns the built `dist/` of a section into an immutable release and returns its `release.json`.
 * The id is the hash of the file list, so the same build gives the same release.
 * @param {{ section: string, root: string, version: string, contract: number, chunks: Record<string, { js: string[], css: string[] }> }} build
 * @param {'production' | 'development'} mode in development nothing is compressed
 */
export async function writeRelease({ section, root, version, contract, chunks }, mode = 'production') {
  const built = await readFiles(root, mode);
  const release = identify(built);
  const target = releaseDir(section, release);
  if (existsSync(path.join(target, 'release.json')))
    return JSON.parse(await readFile(path.join(target, 'release.json'), 'utf8'));

  const files = new Map(
    [...built].map(([name, bytes]) => [
      name,
      TEXT.test(name) ? Buffer.from(bytes.toString('utf8').replaceAll(RELEASE_PLACEHOLDER, release)) : bytes,
    ]),
  );
  const record = {
    section,
    release,
    version,
    commit: commit(),
    builtAt: new Date().toISOString(),
    contract,
    shared: sharedVersions(),
    publicPath: `/mf/${section}/${release}/client/`,
    chunks,
    files: Object.fromEntries(
      [...files].map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: bytes.length }]),
    ),
  };
  const draft = path.join(sectionDir(section), `.draft-${randomBytes(6).toString('hex')}`);
  const writeOne = mode === 'production' ? writeCompressed : writePlain;
  for (const [name, bytes] of files) await writeOne(path.join(draft, name), bytes);
  await writeFile(path.join(draft, 'release.json'), JSON.stringify(record, null, 2));
  await rename(draft, target).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
  return record;
}
