import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { parseManifest, sha256 } from './manifest.mjs';
import { MANIFEST_FILE } from './names.mjs';

/** @typedef {import('./manifest.mjs').Release} Release */

/**
 * Returns a release's folder, `<dir>/<section>/<release>/`, which contains `client/`, `server/` and `release.json`.
 * @param {string} dir @param {string} section @param {string} release
 */
export const releaseFolder = (dir, section, release) => path.join(dir, section, release);

/**
 * Reports whether the folder contains the complete release.
 * @param {string} dir @param {string} section @param {string} release
 */
export const hasRelease = (dir, section, release) =>
  existsSync(path.join(releaseFolder(dir, section, release), MANIFEST_FILE));

/**
 * Reads a release without verifying its files. Used for the release that this process itself runs from.
 * @param {string} dir @param {string} section @param {string} release
 * @returns {Promise<Release>}
 */
export async function readManifest(dir, section, release) {
  const folder = releaseFolder(dir, section, release);
  return { ...parseManifest(await readFile(path.join(folder, MANIFEST_FILE), 'utf8'), section, release), folder };
}

/** Compressed variants of a file. The build may have created them for browsers. */
const ENCODINGS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Reports whether every existing compressed variant decompresses to the original file. Inflates at most its length,
 * because a few bytes can inflate to gigabytes.
 * @param {string} file @param {import('./manifest.mjs').FileEntry} expected the original
 */
async function areEncodingsIntact(file, expected) {
  const forms = Object.entries(ENCODINGS).map(async ([extension, unpack]) => {
    const bytes = await readFile(file + extension).catch(() => undefined);
    const limit = { maxOutputLength: Math.max(1, expected.bytes) };
    const isValid = async () => bytes && sha256(await unpack(bytes, limit)) === expected.sha256;
    return bytes === undefined || isValid().catch(() => false);
  });
  return (await Promise.all(forms)).every(Boolean);
}

/**
 * Reads a release and verifies the hashes of all files, including compressed variants.
 * @param {string} dir @param {string} section @param {string} release
 * @returns {Promise<Release>}
 */
export async function readRelease(dir, section, release) {
  const manifest = await readManifest(dir, section, release);
  for (const [name, expected] of Object.entries(manifest.files)) {
    const bytes = await readFile(path.join(manifest.folder, name)).catch(() => undefined);
    if (!bytes) throw new Error(`${section}/${release}: ${name} is missing`);
    if (sha256(bytes) !== expected.sha256) throw new Error(`${section}/${release}: ${name} differs from its hash`);
    if (!(await areEncodingsIntact(path.join(manifest.folder, name), expected)))
      throw new Error(`${section}/${release}: a compressed form of ${name} differs from it`);
  }
  return manifest;
}

/**
 * Writes a release atomically. `fill` receives a function for writing the files. The manifest is written last.
 * @param {string} dir
 * @param {{ section: string, release: string }} manifest
 * @param {(write: (name: string, bytes: Uint8Array | string) => Promise<void>) => Promise<void>} fill
 */
export async function putRelease(dir, manifest, fill) {
  const target = releaseFolder(dir, manifest.section, manifest.release);
  const draft = path.join(dir, manifest.section, `.draft-${randomBytes(6).toString('hex')}`);
  /** @param {string} name @param {Uint8Array | string} bytes */
  const write = async (name, bytes) => {
    const file = path.join(draft, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, bytes);
  };
  try {
    await fill(write);
    await write(MANIFEST_FILE, JSON.stringify(manifest, null, 2));
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Another process may have written the same release in the meantime.
    if (!hasRelease(dir, manifest.section, manifest.release)) throw error;
  }
}

/**
 * Copies a release atomically, verifying its manifest and the hash of every file.
 * @param {string} dir @param {string} section @param {string} release
 * @param {{ manifest(): Promise<Uint8Array>, file(name: string, sha256: string): Promise<Uint8Array> }} from
 */
export async function copyRelease(dir, section, release, from) {
  const manifest = parseManifest(Buffer.from(await from.manifest()).toString('utf8'), section, release);
  await putRelease(dir, manifest, async (write) => {
    for (const [name, { sha256: expected }] of Object.entries(manifest.files)) {
      const bytes = await from.file(name, expected);
      if (sha256(bytes) !== expected) throw new Error(`${section}/${release}: ${name} differs from its hash`);
      await write(name, bytes);
    }
  });
}
