const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');
const compileOnce = require('./compile-once.cjs');

compileOnce();

/** Methods that enable an AsyncLocalStorage. Node copies the values of enabled storages to every new promise. */
const ENABLING = /** @type {const} */ (['run', 'enterWith']);
const original = AsyncLocalStorage.prototype;

/**
 * Jest's Node environment, except that it disables a test file's AsyncLocalStorages once the file is done. Every file
 * loads its modules afresh, so storages would accumulate in a worker, and every promise in later files would copy all
 * of them.
 */
module.exports = class NodeEnvironment extends TestEnvironment {
  /** @type {Set<AsyncLocalStorage<unknown>>} */
  #used = new Set();
  #methods = ENABLING.map((name) => /** @type {const} */ ([name, original[name]]));

  /** @override */
  async setup() {
    await super.setup();
    const used = this.#used;
    for (const [name, method] of this.#methods)
      Object.defineProperty(original, name, {
        configurable: true,
        writable: true,
        /** @this {AsyncLocalStorage<unknown>} @param {unknown[]} given */
        value(...given) {
          used.add(this);
          return Reflect.apply(method, this, given);
        },
      });
  }

  disableStorages() {
    for (const [name, value] of this.#methods)
      Object.defineProperty(original, name, { configurable: true, writable: true, value });
    for (const storage of this.#used) storage.disable();
    this.#used.clear();
  }

  /** @override */
  async teardown() {
    this.disableStorages();
    await super.teardown();
  }
};
