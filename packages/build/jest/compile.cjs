const { readFileSync } = require('node:fs');
const { dirname, extname, join } = require('node:path');
const swc = require('@swc/jest');

/** @typedef {Required<ReturnType<typeof swc.createTransformer>>} Compiler */

/** @param {import('@swc/core').ParserConfig} parser */
const compiler = (parser) =>
  /** @type {Compiler} */ (
    swc.createTransformer({
      jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    })
  );

/** @type {Record<string, Compiler>} */
const compilers = {
  ts: compiler({ syntax: 'typescript' }),
  tsx: compiler({ syntax: 'typescript', tsx: true }),
  js: compiler({ syntax: 'ecmascript', jsx: true }),
};

/** @type {Map<string, string>} */
const packageTypes = new Map();

/** @param {string} folder @returns {string} */
function packageType(folder) {
  const known = packageTypes.get(folder);
  if (known) return known;
  let type;
  try {
    type = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type ?? 'commonjs';
  } catch {
    type = dirname(folder) === folder ? 'commonjs' : packageType(dirname(folder));
  }
  packageTypes.set(folder, type);
  return type;
}

/** @param {string} path */
const isModule = (path) => path.endsWith('.mjs') || (path.endsWith('.js') && packageType(dirname(path)) === 'module');

/**
 * Reports whether a file needs no compilation. Jest runs CommonJS, so dependencies are compiled only if they ship
 * nothing but ES modules.
 * @param {string} path
 */
const staysAsItIs = (path) => path.endsWith('.cjs') || (path.includes('/node_modules/') && !isModule(path));

/** @param {string} path */
const compilerFor = (path) => compilers[extname(path).slice(1)] ?? compilers.js;

module.exports = {
  /** @type {Compiler['process']} */
  process: (source, path, jestOptions) =>
    staysAsItIs(path) ? { code: source } : compilerFor(path).process(source, path, jestOptions),
  /** @type {Compiler['getCacheKey']} */
  getCacheKey: (source, path, jestOptions) =>
    compilerFor(path).getCacheKey(source, path, jestOptions) + String(staysAsItIs(path)),
};
