import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { containerNameOf, ENTRY_FILE, exposedChunkOf } from '@verse/releases';
import { checkStylesheet } from './stylesheets.mjs';

/** @typedef {import('@verse/releases').Release} Release */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Limits in bytes. `file` is below 512 KiB, the largest file that can be uploaded to a registry through a gateway.
 * `page` limits a page's own script, because first visits wait for it. Currently, the largest page script is 19 kB, and
 * a whole release is 3 MB.
 */
export const LIMITS = { file: 512_000, release: 8_000_000, page: 40_000, pageSheet: 20_000 };

const REACT = /react\.(?:transitional\.)?element/;
/** Compressed variants that browsers may receive. */
const ENCODINGS = ['.br', '.gz'];

const kB = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1000)} kB`;

/** @param {Release} manifest @param {string} name under `client/` */
const read = ({ folder }, name) => readFile(path.join(folder, 'client', name));

/** @param {Release} manifest */
function checkSizes({ files }) {
  const entries = Object.entries(files);
  const large = entries
    .filter(([name, { bytes }]) => name.startsWith('client/') && bytes > LIMITS.file)
    .map(([name, { bytes }]) => `${name} has ${kB(bytes)}, and a file may have ${kB(LIMITS.file)}`);
  const sum = entries.reduce((total, [, { bytes }]) => total + bytes, 0);
  return sum > LIMITS.release ? [...large, `it has ${kB(sum)}, and a release may have ${kB(LIMITS.release)}`] : large;
}

/** @param {Release} manifest @param {string} name */
async function checkScript(manifest, name) {
  const text = (await read(manifest, name)).toString('utf8');
  const violations = [];
  try {
    new Script(text, { filename: name });
  } catch (error) {
    violations.push(`client/${name} is not a script: ${error instanceof Error ? error.message : error}`);
  }
  if (REACT.test(text)) violations.push(`client/${name} contains its own copy of React`);
  return violations;
}

/** @param {Release} manifest */
async function checkEntry(manifest) {
  const { section, release, files } = manifest;
  if (!Object.hasOwn(files, ENTRY_FILE)) return [`${ENTRY_FILE} is missing, by which browsers enter the section`];
  const text = (await read(manifest, path.basename(ENTRY_FILE))).toString('utf8');
  const name = containerNameOf(section, release);
  return [
    ...(new RegExp(`\\b(?:var|let|const)\\s+${name}\\b`).test(text)
      ? []
      : [`${ENTRY_FILE} is not the container ${name}`]),
    ...(/["']\.\/remote["']/.test(text) ? [] : [`${ENTRY_FILE} does not expose ./remote, which the shell asks for`]),
  ];
}

/**
 * Returns the total compressed size of the given files.
 * @param {Release} manifest @param {string[]} names
 */
async function packedSize(manifest, names) {
  const sizes = await Promise.all(names.map(async (name) => brotliCompressSync(await read(manifest, name)).length));
  return sizes.reduce((total, size) => total + size, 0);
}

/** @param {Release} manifest @param {Page} page */
async function checkPageFiles(manifest, { address, chunk }) {
  if (chunk === undefined) return [`the page ${address} does not name its chunk, so that browsers hear of it late`];
  const own = manifest.chunks[chunk];
  const shared = manifest.chunks[exposedChunkOf(manifest.section)];
  if (!own) return [`the page ${address} names the chunk ${chunk}, which the release does not have`];
  const scripts = await packedSize(manifest, [...new Set([...own.js, ...(shared?.js ?? [])])]);
  const sheets = await packedSize(manifest, [...new Set([...own.css, ...(shared?.css ?? [])])]);
  return [
    ...(scripts > LIMITS.page
      ? [`the page ${address} needs ${kB(scripts)} of script (brotli), and ${kB(LIMITS.page)} are allowed`]
      : []),
    ...(sheets > LIMITS.pageSheet
      ? [`the page ${address} needs ${kB(sheets)} of styles (brotli), and ${kB(LIMITS.pageSheet)} are allowed`]
      : []),
  ];
}

/** @param {Release} manifest @param {string} name */
const checkStyles = async (manifest, name) =>
  checkStylesheet(manifest.section, (await read(manifest, name)).toString('utf8')).map(
    (one) => `client/${name} ${one}`,
  );

/**
 * Returns the violations found in the files of a complete release: file types, sizes, and the scope of styles.
 * @param {Release} manifest @param {Page[]} pages
 * @returns {Promise<string[]>}
 */
export async function checkFiles(manifest, pages) {
  const sizes = checkSizes(manifest);
  // Skips the remaining checks if the release is too large, because compressing 30 MB would take too long.
  if (sizes.length > 0) return sizes;
  const names = Object.keys(manifest.files)
    .filter((name) => name.startsWith('client/') && !ENCODINGS.some((extension) => name.endsWith(extension)))
    .map((name) => name.slice('client/'.length));
  const found = await Promise.all([
    checkEntry(manifest),
    ...names.filter((name) => name.endsWith('.js')).map((name) => checkScript(manifest, name)),
    ...names.filter((name) => name.endsWith('.css')).map((name) => checkStyles(manifest, name)),
    ...pages.map((page) => checkPageFiles(manifest, page)),
  ]);
  return [...new Set(found.flat())];
}
