import { createHash } from 'node:crypto';
import { refusalOfFacts } from './claims.mjs';
import { isSafeFile, publicPathOf } from './names.mjs';

/**
 * @typedef {{ js: string[], css: string[] }} ChunkFiles the files of a chunk, by their names under `client/`
 * @typedef {{ sha256: string, bytes: number }} FileRecord
 */

/**
 * The content of `release.json`.
 * @typedef {object} ReleaseRecord
 * @property {string} section
 * @property {string} release the id: the hash of its files
 * @property {string} version of the section's workspace
 * @property {string} [commit] the commit it was built from, where known
 * @property {string} [owner] the team to contact about it
 * @property {string} builtAt
 * @property {number} contract the version of the contract between shell and section that it implements
 * @property {Record<string, string>} shared the modules that the shell provides, with the versions it was built with
 * @property {string} publicPath
 * @property {Record<string, ChunkFiles>} chunks
 * @property {Record<string, FileRecord>} files
 * @property {import('./claims.mjs').Part[]} parts the addresses of its pages in the site; the shell has none
 * @property {Record<string, string>} pages its inner pages, by name
 */

/** @typedef {ReleaseRecord & { folder: string }} Release a release on this machine */

/** @param {Uint8Array | string} bytes */
export const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/**
 * Returns the `integrity` value by which browsers reject a changed file: `sha256-…`.
 * @param {Pick<ReleaseRecord, 'files'>} record @param {string} name its name under `client/`
 * @returns {string | undefined} undefined for a file that the release does not have
 */
export function integrityOf({ files }, name) {
  const file = files[`client/${name}`];
  return file && `sha256-${Buffer.from(file.sha256, 'hex').toString('base64')}`;
}

/**
 * Returns the hash of every script and stylesheet, by its name under `client/`.
 * @param {Pick<ReleaseRecord, 'files'>} record @returns {Record<string, string>}
 */
export const hashesOf = (record) =>
  Object.fromEntries(
    Object.keys(record.files).flatMap((file) => {
      const [, name = ''] = /^client\/(.*\.(?:js|css))$/.exec(file) ?? [];
      const integrity = integrityOf(record, name);
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
const isFileRecord = (file) =>
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
  files: (value) => isTable(value) && Object.values(value).every(isFileRecord),
};

/**
 * Parses a `release.json`. Rejects one of another release, and one from which an address or file name outside the
 * release could be built.
 * @param {string} text @param {string} section @param {string} release
 * @returns {ReleaseRecord}
 */
export function parseRecord(text, section, release) {
  const record = JSON.parse(text);
  /** @param {string} reason */
  const refusal = (reason) => new Error(`${section}/${release}: ${reason}`);
  if (!isTable(record)) throw refusal('release.json is no record');
  if (record.section !== section || record.release !== release) throw refusal('release.json names another release');
  if (record.publicPath !== publicPathOf(section, release)) throw refusal('a foreign public path');
  for (const [name, isRight] of Object.entries(FIELDS))
    if (!isRight(record[name])) throw refusal(`release.json has no right '${name}'`);
  const wrong = section === 'shell' ? undefined : refusalOfFacts(record);
  if (wrong !== undefined) throw refusal(wrong);
  const { files, chunks } = /** @type {ReleaseRecord} */ (/** @type {unknown} */ (record));
  const unsafe = Object.keys(files).find((name) => !isSafeFile(name));
  if (unsafe !== undefined) throw refusal(`an unsafe file name: ${unsafe}`);
  const missing = Object.values(chunks)
    .flatMap(({ js, css }) => [...js, ...css])
    .find((name) => !(`client/${name}` in files));
  if (missing !== undefined) throw refusal(`a chunk consists of ${missing}, which is not among the files`);
  return /** @type {ReleaseRecord} */ (/** @type {unknown} */ (record));
}
