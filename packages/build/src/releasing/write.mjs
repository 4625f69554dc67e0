import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { hasRelease, publicPathOf, putRelease, readManifest, sha256 } from '@verse/releases';
import { RELEASE_PLACEHOLDER } from '../webpack/release-id.mjs';
import { sharedVersions } from '../webpack/shared.mjs';
import { distOf, releasesDir, WORKSPACE_ROOT } from '../workspace.mjs';
import { listRoutes } from './routes.mjs';
import { createSectionManifest } from './section-manifest.mjs';

const brotli = promisify(zlib.brotliCompress);
/** @type {(bytes: Uint8Array, options: zlib.ZlibOptions) => Promise<Buffer>} */
const gzip = promisify(zlib.gzip);
const QUICK = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
const TEXT = /\.(c?js|css|json|map|svg|txt)$/;

/** @typedef {import('../workspace.mjs').Mode} Mode */
/** @typedef {Map<string, Buffer>} Files files, keyed by their name in the release */

/**
 * Reads the built files. Omits source maps in production.
 * @param {string} root
 * @param {Mode} mode
 * @returns {Promise<Files>}
 */
async function readFiles(root, mode) {
  const files = new Map();
  const dist = distOf(root, mode);
  for (const side of ['client', 'server']) {
    const entries = await readdir(path.join(dist, side), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const isLeftOut = mode === 'production' && side === 'client' && entry.name.endsWith('.map');
      if (!entry.isFile() || isLeftOut) continue;
      const file = path.join(entry.parentPath, entry.name);
      files.set(path.relative(dist, file).split(path.sep).join('/'), await readFile(file));
    }
  }
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Hashes the files and the section's metadata, so that identical builds yield the same release id.
 * @param {Files} files @param {Awaited<ReturnType<typeof createSectionManifest>>} facts
 */
function identify(files, { chunks: _, ...facts }) {
  const hash = createHash('sha256').update(`${JSON.stringify(facts)}\n`);
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

/**
 * @param {string} name @param {Buffer} bytes @param {boolean} quick
 * @returns {Promise<[string, Buffer][]>} the file in all its encodings
 */
async function compressed(name, bytes, quick) {
  if (!name.startsWith('client/') || !TEXT.test(name) || bytes.length < 512) return [];
  if (quick) return [[`${name}.br`, await brotli(bytes, QUICK)]];
  return [
    [`${name}.br`, await brotli(bytes)],
    [`${name}.gz`, await gzip(bytes, { level: 9 })],
  ];
}

/**
 * Turns a section's built `dist/` into an immutable release, and returns its manifest.
 * @param {string} section
 * @param {import('webpack').Stats} client the client build
 * @param {{ mode?: Mode, quick?: boolean }} [how] files are not compressed in development
 */
export async function writeRelease(section, client, { mode = 'production', quick = false } = {}) {
  const dir = releasesDir();
  const root = path.join(WORKSPACE_ROOT, section);
  const built = await readFiles(root, mode);
  const facts = await createSectionManifest(section, client);
  const release = identify(built, facts);
  if (hasRelease(dir, section, release)) return readManifest(dir, section, release);

  const files = [...built].map(
    /** @returns {[string, Buffer]} */ ([name, bytes]) => [
      name,
      TEXT.test(name) ? Buffer.from(bytes.toString('utf8').replaceAll(RELEASE_PLACEHOLDER, release)) : bytes,
    ],
  );
  const routes = section === 'shell' ? undefined : await listRoutes(section, distOf(root, mode), facts);
  const manifest = {
    section,
    release,
    commit: commit(),
    builtAt: new Date().toISOString(),
    shared: sharedVersions(),
    publicPath: publicPathOf(section, release),
    ...facts,
    ...(routes ? { routes } : {}),
    files: Object.fromEntries(files.map(([name, bytes]) => [name, { sha256: sha256(bytes), bytes: bytes.length }])),
  };
  await putRelease(dir, manifest, async (write) => {
    for (const [name, bytes] of files) {
      await write(name, bytes);
      if (mode === 'production')
        for (const [packed, smaller] of await compressed(name, bytes, quick)) await write(packed, smaller);
    }
  });
  return manifest;
}
