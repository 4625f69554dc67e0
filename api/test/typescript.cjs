const { readFileSync } = require('node:fs');
const { resolve } = require('node:path');
const { transformSync } = require('@swc/core');

require.extensions['.ts'] = (module, filename) => {
  const options = {
    filename,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  };
  module._compile(transformSync(readFileSync(filename, 'utf8'), options).code, filename);
};

/** Runs a TypeScript file in a test's child process: `node test/typescript.cjs script.ts one two`. */
process.argv.splice(1, 1);
require(resolve(process.argv[1]));
