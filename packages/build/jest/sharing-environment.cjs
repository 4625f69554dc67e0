const { readFileSync } = require('node:fs');
const NodeEnvironment = require('./node-environment.cjs');

/** Test files that change modules need modules of their own. */
const CHANGES_MODULES = /\bjest\.(?:mock|unmock|doMock|dontMock|setMock|isolateModules|resetModules)\b/;

/** @type {SharingEnvironment | undefined} */
let first;

/**
 * Node environment in which the test files of a worker run in one context, so that they can share modules (see
 * sharing-runtime.cjs). A test file that changes modules gets its own context. `process` and the global variables that
 * a test file adds are always its own.
 */
class SharingEnvironment extends NodeEnvironment {
  /** @type {Set<string>} */
  #names;

  /** @param {ConstructorParameters<typeof NodeEnvironment>} given */
  constructor(...given) {
    super(...given);
    this.isSharing = !CHANGES_MODULES.test(readFileSync(given[1].testPath, 'utf8'));
    if (this.isSharing) {
      first ??= this;
      first.global.process = this.global.process;
      const { context, global, moduleMocker, fakeTimers, fakeTimersModern } = first;
      Object.assign(this, { context, global, moduleMocker, fakeTimers, fakeTimersModern });
    }
    this.#names = new Set(Object.getOwnPropertyNames(this.global));
  }

  /** @override */
  async teardown() {
    if (!this.isSharing) return super.teardown();
    this.fakeTimersModern?.useRealTimers();
    for (const name of Object.getOwnPropertyNames(this.global)) if (!this.#names.has(name)) delete this.global[name];
    this.disableStorages();
  }
}

module.exports = SharingEnvironment;
