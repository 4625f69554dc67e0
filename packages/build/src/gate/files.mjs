import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { containerNameOf, ENTRY_FILE, exposedChunkOf } from '@verse/releases';
import { refusalsOfSheet } from './styles.mjs';

/** @typedef {import('@verse/releases').Release} Release */
/** @typedef {import('./pages.mjs').Page} Page */

/**
 * Limits in bytes. A registry accepts no larger file through a gateway. `page` bounds a page's own script, which its
 * first visit waits for: the largest is 19 kB today, and a whole release is 3 MB.
 */
export const LIMITS = { file: 512_000, release: 8_000_000, page: 40_000, pageSheet: 20_000 };

const REACT = /react\.(?:transitional\.)?element/;
/** Compressed forms that browsers may receive instead of a file. */
const PACKED = ['.br', '.gz'];

const kB = (/** @type {number} */ bytes) => `${Math.ceil(bytes / 1000)} kB`;

/** @param {Release} record @param {string} name under `client/` */
const read = ({ folder }, name) => readFile(path.join(folder, 'client', name));

/** @param {Release} record */
function refusalsOfSizes({ files }) {
  const entries = Object.entries(files);
  const large = entries
    .filter(([name, { bytes }]) => name.startsWith('client/') && bytes > LIMITS.file)
    .map(([name, { bytes }]) => `${name} has ${kB(bytes)}, and a file may have ${kB(LIMITS.file)}`);
  const sum = entries.reduce((total, [, { bytes }]) => total + bytes, 0);
  return sum > LIMITS.release ? [...large, `it has ${kB(sum)}, and a release may have ${kB(LIMITS.release)}`] : large;
}

/** @param {Release} record @param {string} name */
async function refusalsOfScript(record, name) {
  const text = (await read(record, name)).toString('utf8');
  const refusals = [];
  try {
    new Script(text, { filename: name });
  } catch (error) {
    refusals.push(`client/${name} is no script: ${error instanceof Error ? error.message : error}`);
  }
  if (REACT.test(text)) refusals.push(`client/${name} brings a React of its own, beside the shell's`);
  return refusals;
}

/** @param {Release} record */
async function refusalsOfEntry(record) {
  const { section, release, files } = record;
  if (!(ENTRY_FILE in files)) return [`${ENTRY_FILE} is missing, by which browsers enter the section`];
  const text = (await read(record, path.basename(ENTRY_FILE))).toString('utf8');
  const name = containerNameOf(section, release);
  return [
    ...(new RegExp(`\\b(?:var|let|const)\\s+${name}\\b`).test(text)
      ? []
      : [`${ENTRY_FILE} is not the container ${name}`]),
    ...(/["']\.\/remote["']/.test(text) ? [] : [`${ENTRY_FILE} does not expose ./remote, which the shell asks for`]),
  ];
}

/**
 * Returns the compressed size of the files that a page shares with no other page.
 * @param {Release} record @param {string[]} names
 */
async function packedSize(record, names) {
  const sizes = await Promise.all(names.map(async (name) => brotliCompressSync(await read(record, name)).length));
  return sizes.reduce((total, size) => total + size, 0);
}

/** @param {Release} record @param {Page} page */
async function refusalsOfPage(record, { address, chunk }) {
  if (chunk === undefined) return [`the page ${address} does not name its chunk, so that browsers hear of it late`];
  const [own, shared] = [record.chunks[chunk], record.chunks[exposedChunkOf(record.section)]];
  if (!own) return [`the page ${address} names the chunk ${chunk}, which the release does not have`];
  const scripts = await packedSize(record, [...new Set([...own.js, ...(shared?.js ?? [])])]);
  const sheets = await packedSize(record, [...new Set([...own.css, ...(shared?.css ?? [])])]);
  return [
    ...(scripts > LIMITS.page
      ? [`the page ${address} needs ${kB(scripts)} of script (brotli), and ${kB(LIMITS.page)} are allowed`]
      : []),
    ...(sheets > LIMITS.pageSheet
      ? [`the page ${address} needs ${kB(sheets)} of styles (brotli), and ${kB(LIMITS.pageSheet)} are allowed`]
      : []),
  ];
}

/** @param {Release} record @param {string} name */
const refusalsOfStyles = async (record, name) =>
  refusalsOfSheet(record.section, (await read(record, name)).toString('utf8')).map((one) => `client/${name} ${one}`);

/**
 * Returns the violations in the files of a complete release: their kinds, sizes, and the scope of their styles.
 * @param {Release} record @param {Page[]} pages
 * @returns {Promise<string[]>}
 */
export async function refusalsOfFiles(record, pages) {
  const sizes = refusalsOfSizes(record);
  // Skips the remaining checks, because compressing 30 MB takes too long.
  if (sizes.length > 0) return sizes;
  const names = Object.keys(record.files)
    .filter((name) => name.startsWith('client/') && !PACKED.some((extension) => name.endsWith(extension)))
    .map((name) => name.slice('client/'.length));
  const found = await Promise.all([
    refusalsOfEntry(record),
    ...names.filter((name) => name.endsWith('.js')).map((name) => refusalsOfScript(record, name)),
    ...names.filter((name) => name.endsWith('.css')).map((name) => refusalsOfStyles(record, name)),
    ...pages.map((page) => refusalsOfPage(record, page)),
  ]);
  return [...new Set(found.flat())];
}
