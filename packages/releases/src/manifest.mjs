import { createHash } from 'node:crypto';
import { isSafeFile, publicPathOf } from './names.mjs';
import { checkMetadata } from './owned-paths.mjs';

/**
 * @typedef {{ js: string[], css: string[] }} ChunkFiles the names of a chunk's files under `client/`
 * @typedef {{ sha256: string, bytes: number }} FileEntry
 */

/**
 * The content of `release.json`.
 * @typedef {object} ReleaseManifest
 * @property {string} section
 * @property {string} release the release id, which is a hash of its files and metadata
 * @property {string} version the version of the section's workspace
 * @property {string} [commit] the commit from which it was built, if known
 * @property {string} [owner] the team to contact about it
 * @property {string} builtAt
 * @property {number} contract the version it implements of the contract between shell and sections
 * @property {Record<string, string>} shared the modules that the shell provides, with the versions it was built against
 * @property {string} publicPath
 * @property {Record<string, ChunkFiles>} chunks
 * @property {Record<string, FileEntry>} files
 * @property {import('./owned-paths.mjs').Part[]} parts the paths of its pages on the site; empty for the shell
 * @property {Record<string, string>} pages the paths of its inner pages, keyed by page name
 * @property {string[]} [yields] paths that another section may take over
 * @property {string[]} [routes] patterns of the paths that it serves; if missing, everything below its claims
 */

/** @typedef {ReleaseManifest & { folder: string }} Release a release on this machine */

/** @param {Uint8Array | string} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Returns a file's `integrity` value (`sha256-…`). With this value, browsers reject a modified file.
 * @param {Pick<ReleaseManifest, 'files'>} manifest @param {string} name the file's name under `client/`
 * @returns {string | undefined} undefined for a file that is not in the release
 */
export function integrityOf({ files }, name) {
  const file = files[`client/${name}`];
  return file && `sha256-${Buffer.from(file.sha256, 'hex').toString('base64')}`;
}

/**
 * Returns the integrity hashes of all scripts and stylesheets, keyed by file name under `client/`.
 * @param {Pick<ReleaseManifest, 'files'>} manifest @returns {Record<string, string>}
 */
export const hashesOf = (manifest) =>
  Object.fromEntries(
    Object.keys(manifest.files).flatMap((file) => {
      const [, name = ''] = /^client\/(.*\.(?:js|css))$/.exec(file) ?? [];
      const integrity = integrityOf(manifest, name);
      return integrity ? [[name, integrity]] : [];
    }),
  );

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';

/** @param {unknown} value */
const areTexts = (value) => Array.isArray(value) && value.every(isText);

/** @param {unknown} file */
const isFileEntry = (file) =>
  isTable(file) && /^[0-9a-f]{64}$/.test(String(file.sha256)) && Number.isInteger(file.bytes);

/** @param {unknown} chunk */
const isChunk = (chunk) => isTable(chunk) && areTexts(chunk.js) && areTexts(chunk.css);

/** @type {Record<string, (value: unknown) => boolean>} */
const FIELDS = {
  version: isText,
  commit: (value) => value === undefined || isText(value),
  owner: (value) => value === undefined || isText(value),
  builtAt: isText,
  contract: Number.isInteger,
  shared: (value) => isTable(value) && Object.values(value).every(isText),
  chunks: (value) => isTable(value) && Object.values(value).every(isChunk),
  files: (value) => isTable(value) && Object.values(value).every(isFileEntry),
};

/**
 * Parses a `release.json`. Rejects a manifest that belongs to another release or contains file names that could lead to
 * a URL or path outside the release.
 * @param {string} text @param {string} section @param {string} release
 * @returns {ReleaseManifest}
 */
export function parseManifest(text, section, release) {
  const manifest = JSON.parse(text);
  /** @param {string} reason */
  const violation = (reason) => new Error(`${section}/${release}: ${reason}`);
  if (!isTable(manifest)) throw violation('release.json is not a manifest');
  if (manifest.section !== section || manifest.release !== release)
    throw violation('release.json names another release');
  if (manifest.publicPath !== publicPathOf(section, release))
    throw violation('the public path belongs to another release');
  for (const [name, isValid] of Object.entries(FIELDS))
    if (!isValid(manifest[name])) throw violation(`release.json: '${name}' is invalid`);
  const reason = section === 'shell' ? undefined : checkMetadata(manifest);
  if (reason !== undefined) throw violation(reason);
  const { files, chunks } = /** @type {ReleaseManifest} */ (/** @type {unknown} */ (manifest));
  const unsafe = Object.keys(files).find((name) => !isSafeFile(name));
  if (unsafe !== undefined) throw violation(`unsafe file name: ${unsafe}`);
  const missing = Object.values(chunks)
    .flatMap(({ js, css }) => [...js, ...css])
    .find((name) => !Object.hasOwn(files, `client/${name}`));
  if (missing !== undefined) throw violation(`a chunk consists of ${missing}, which is not in 'files'`);
  return /** @type {ReleaseManifest} */ (/** @type {unknown} */ (manifest));
}
