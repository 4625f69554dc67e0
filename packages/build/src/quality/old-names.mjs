import path from 'node:path';

/**
 * `identifiers` and `files` map old names to their replacements. `files` contains file names without suffixes. `left`
 * limits how often a name may still occur; `kept` explains why a name is allowed in a file or folder.
 * @typedef {object} OldNames
 * @property {Record<string, string>} identifiers
 * @property {Record<string, string>} files
 * @property {Record<string, number>} left
 * @property {{ name: string, file: string, because: string }[]} kept
 */
/** @typedef {{ file: string, line: number, name: string, use: string }} OldName */

const escape = (/** @type {string} */ name) => name.replaceAll('$', '\\$');

/** Returns a file name without its suffixes, e.g. `in-front` for `in-front.test.ts`. @param {string} file */
const stemOf = (file) => path.basename(file).split('.')[0];

/**
 * Returns every use of an old name, either as a whole identifier in code or as a file name without its suffixes.
 * @param {readonly { file: string, source: string }[]} sources @param {OldNames} names
 * @returns {OldName[]}
 */
export function findOldNames(sources, { identifiers, files, kept }) {
  const pattern = new RegExp(`(?<![\\w$-])(${Object.keys(identifiers).map(escape).join('|')})(?![\\w$-])`, 'g');
  const isKept = (/** @type {string} */ name, /** @type {string} */ file) =>
    kept.some((one) => one.name === name && file.startsWith(one.file));
  return sources.flatMap(({ file, source }) => {
    const stem = stemOf(file);
    const found = source
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(pattern)].map(([name]) => ({ file, line: index + 1, name, use: identifiers[name] })),
      );
    return [...(Object.hasOwn(files, stem) ? [{ file, line: 0, name: stem, use: files[stem] }] : []), ...found].filter(
      ({ name }) => !isKept(name, file),
    );
  });
}

/** @param {readonly OldName[]} found */
export function countNames(found) {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { name } of found) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
