const vm = require('node:vm');

/** @typedef {{ code: string, script: import('node:vm').Script }} Compiled */

/** @type {Map<string, Compiled>} */
const known = new Map();
const { compileFunction } = vm;

/** @param {string} filename @param {string} code @param {readonly string[]} parameters */
function scriptOf(filename, code, parameters) {
  const key = `${parameters.join()} ${filename}`;
  const last = known.get(key);
  if (last?.code === code) return last.script;
  const head = `(function (${parameters.join(', ')}) {`;
  const script = new vm.Script(`${head}${code}\n})`, { filename, columnOffset: -head.length });
  known.set(key, { code, script });
  return script;
}

/**
 * Makes a worker compile each module once instead of once per test file. Each file still runs the module in its own
 * context. Uses vm.Script, because a script can run in several contexts, whereas a compiled function cannot.
 */
module.exports = function compileOnce() {
  vm.compileFunction = /** @type {typeof compileFunction} */ (
    (code, parameters = [], options = {}) => {
      const { filename, parsingContext } = options;
      if (filename === undefined || parsingContext === undefined) return compileFunction(code, parameters, options);
      return scriptOf(filename, code, parameters).runInContext(parsingContext);
    }
  );
};
