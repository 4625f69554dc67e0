import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as sass from 'sass';

const resolve = createRequire(import.meta.url).resolve;

/** Resolves `@verse/ui/styles` through the package's `exports`. sass resolves relative URLs on its own. */
const importer = {
  /** @param {string} address */
  findFileUrl: (address) => (address.startsWith('@verse/') ? pathToFileURL(resolve(address)) : null),
};

/** @typedef {{ result: sass.CompileResult, files: [file: string, modified: number][] }} Entry */
/** @type {Map<string, Entry>} */
const cache = new Map();

/** @param {string} file */
const modified = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** @param {sass.CompileResult} result @returns {Entry} */
function createEntry(result) {
  const files = result.loadedUrls.filter(({ protocol }) => protocol === 'file:').map((url) => fileURLToPath(url));
  return { result, files: files.map((file) => [file, modified(file)]) };
}

/**
 * A sass implementation for sass-loader that caches results, because a section's client and server builds compile the
 * same stylesheets, and all sections compile those of `packages/ui`. It uses the synchronous compiler, which takes half
 * as long as the asynchronous one that sass-loader would use.
 */
const cachedSass = {
  ...sass,
  /** @param {string} source @param {sass.StringOptions<'sync'>} options */
  async compileStringAsync(source, options) {
    const key = JSON.stringify([options.url?.href, options.style, options.sourceMap, source]);
    const known = cache.get(key);
    if (known?.files.every(([file, time]) => modified(file) === time)) return known.result;
    const entry = createEntry(sass.compileString(source, options));
    cache.set(key, entry);
    return entry.result;
  },
};

export const sassOptions = {
  api: 'modern',
  implementation: cachedSass,
  webpackImporter: false,
  sassOptions: { quietDeps: true, importers: [importer] },
};
