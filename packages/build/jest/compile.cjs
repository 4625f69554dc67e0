const { readFileSync } = require('node:fs');
const { dirname, extname, join } = require('node:path');
const swc = require('@swc/jest');

const options = (parser) => ({
  jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
  module: { type: 'commonjs' },
});

const compilers = {
  ts: swc.createTransformer(options({ syntax: 'typescript' })),
  tsx: swc.createTransformer(options({ syntax: 'typescript', tsx: true })),
  js: swc.createTransformer(options({ syntax: 'ecmascript', jsx: true })),
};

const packageTypes = new Map();

function packageType(folder) {
  if (packageTypes.has(folder)) return packageTypes.get(folder);
  let type;
  try {
    type = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).type ?? 'commonjs';
  } catch {
    type = dirname(folder) === folder ? 'commonjs' : packageType(dirname(folder));
  }
  packageTypes.set(folder, type);
  return type;
}

const isModule = (path) => path.endsWith('.mjs') || (path.endsWith('.js') && packageType(dirname(path)) === 'module');

/** Jest runs CommonJS: a dependency that is CommonJS already stays as it is, one that ships ES modules only is compiled. */
const staysAsItIs = (path) => path.endsWith('.cjs') || (path.includes('/node_modules/') && !isModule(path));

const compilerFor = (path) => compilers[extname(path).slice(1)] ?? compilers.js;

module.exports = {
  process: (source, path, jestOptions) =>
    staysAsItIs(path) ? { code: source } : compilerFor(path).process(source, path, jestOptions),
  getCacheKey: (source, path, jestOptions) =>
    compilerFor(path).getCacheKey(source, path, jestOptions) + staysAsItIs(path),
};
