const { isBuiltin } = require('node:module');
const { dirname, isAbsolute, join } = require('node:path');
const { default: Runtime } = require('jest-runtime');

/** Test files and their helpers, which register hooks. */
const OF_TESTS = /\/test\/|\.(?:test|suite)(?:\.[cm]?[jt]sx?)?$/;
const OF_JEST = /^(?:@jest\/|jest-|expect$)/;

/** @param {string} from @param {string} request */
function isShared(from, request) {
  if (request.startsWith('.')) return !OF_TESTS.test(join(dirname(from), request));
  return !isAbsolute(request) && !isBuiltin(request) && !OF_JEST.test(request);
}

/** @type {Runtime | undefined} Loads the shared modules, and is never torn down. */
let library;

/** @param {ConstructorParameters<typeof Runtime>} given */
function makeLibrary(...given) {
  const runtime = new Runtime(...given);
  for (const file of given[0].setupFiles) runtime.requireModule(file);
  return runtime;
}

/**
 * Runtime that loads the modules of the product and its packages once per worker instead of once per test file, because
 * loading them takes most of the time of a small test file. Needs the environment of sharing-environment.cjs. Only for
 * products whose modules keep nothing that a test could notice.
 */
class SharingRuntime extends Runtime {
  /** @type {Runtime | undefined} */
  #library;

  /** @param {ConstructorParameters<typeof Runtime>} given */
  constructor(...given) {
    super(...given);
    if (!('isSharing' in given[1] && given[1].isSharing)) return;
    library ??= makeLibrary(...given);
    this.#library = library;
  }

  /**
   * @override @template [T=unknown]
   * @param {string} from @param {string} request @returns {T}
   */
  requireModuleOrMock(from, request) {
    if (this.#library && isShared(from, request)) return this.#library.requireModuleOrMock(from, request);
    return super.requireModuleOrMock(from, request);
  }

  /** @override */
  getSourceMaps() {
    const own = super.getSourceMaps();
    const shared = this.#library?.getSourceMaps();
    // Modules are loaded after this call, so their maps must be looked up when they are needed.
    if (shared) own.get = (path) => Map.prototype.get.call(own, path) ?? shared.get(path);
    return own;
  }
}

module.exports = { __esModule: true, default: SharingRuntime };
