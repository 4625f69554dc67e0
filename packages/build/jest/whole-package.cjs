const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const REQUIRED = /\brequire\((['"])(\.{1,2}(?:\/[^'"]*)?)\1\)/g;

/** @param {string} path */
const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** @param {string} folder @param {string} request */
function fileOf(folder, request) {
  const base = join(folder, request);
  return [base, `${base}.js`, `${base}.json`, join(base, 'index.js')].find(isFile);
}

/**
 * Returns the sources of the entry and of all package files that it requires directly or indirectly, keyed by path.
 * @param {string} entry
 */
function filesFrom(entry) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  const waiting = [entry];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sources.has(file)) continue;
    const folder = dirname(file);
    const source = readFileSync(file, 'utf8').replace(REQUIRED, (call, _quote, request) => {
      const required = fileOf(folder, request);
      // A `require` that cannot be resolved is inside a comment.
      if (required === undefined) return call;
      waiting.push(required);
      return `inPackage(${JSON.stringify(relative(dirname(entry), required))})`;
    });
    sources.set(file, file.endsWith('.json') ? `module.exports = ${source};` : source);
  }
  return sources;
}

/** @param {string} entry */
function bundle(entry) {
  const folder = dirname(entry);
  const modules = [...filesFrom(entry)].map(
    ([file, source]) =>
      `${JSON.stringify(relative(folder, file))}: function (module, exports, inPackage) {\n${source}\n}`,
  );
  return `const modules = {${modules.join(',\n')}};
const loaded = {};
function inPackage(name) {
  if (loaded[name]) return loaded[name].exports;
  const module = (loaded[name] = { exports: {} });
  modules[name].call(module.exports, module, module.exports, inPackage);
  return module.exports;
}
module.exports = inPackage(${JSON.stringify(relative(folder, entry))});`;
}

/** @param {string} path */
const versionOf = (path) => {
  const [, folder] = /** @type {RegExpExecArray} */ (/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)/.exec(path));
  return readFileSync(join(folder, 'package.json'), 'utf8');
};

/**
 * Merges a CommonJS package of hundreds of files into a single file, because Jest takes longer to open and wrap each
 * file than to run it. Only for packages with a single entry, because modules shared by several entries would load
 * twice.
 */
module.exports = {
  /** @param {string} _ @param {string} path */
  process: (_, path) => ({ code: bundle(path) }),
  /** @param {string} source @param {string} path */
  getCacheKey: (source, path) =>
    createHash('sha256')
      .update([readFileSync(__filename, 'utf8'), source, path, versionOf(path)].join('\0'))
      .digest('hex'),
};
