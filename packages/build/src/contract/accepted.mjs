import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Reads the accepted declarations, keyed by file name. They are stored line by line in a JSON file, so that compilers
 * do not treat them as part of the package.
 * @param {string} file @returns {Record<string, string>}
 */
export function acceptedIn(file) {
  /** @type {Record<string, string[]>} */
  const lines = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(lines).map(([name, text]) => [name, text.join('\n')]));
}

/** @param {string} file @param {Record<string, string>} texts */
export function accept(file, texts) {
  const lines = Object.entries(texts).map(([name, text]) => [name, text.split('\n')]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
}
