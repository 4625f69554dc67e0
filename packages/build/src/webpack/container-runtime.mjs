// Replaces @module-federation/webpack-bundler-runtime in the containers that ModuleFederationPlugin builds. The shell
// provides every shared module before it requests any other, so a container needs no negotiation, plugins or manifests:
// it checks the modules it receives and uses them. See docs/decisions/028.

/** @param {string} version */
const numbers = (version) => version.replace(/^\D*/, '').split('.').map(Number);

/** Implements `^`: the same major version, and not older. @param {string} version @param {string} range */
function satisfies(version, range) {
  const [has, needs] = [numbers(version), numbers(range)];
  const differs = has.findIndex((number, index) => number !== needs[index]);
  return differs < 0 || (differs > 0 && (has[differs] ?? 0) > (needs[differs] ?? 0));
}

/**
 * @typedef {{ get: () => Promise<() => unknown> }} Shared resolves to a factory of the module
 * @typedef {Record<string, Record<string, Shared>>} ShareScope as webpack defines it: name → version → `{ get }`
 * @typedef {{ shareKey: string, requiredVersion: string }} Needed
 * @typedef {object} WebpackRequire the parts of webpack's `__webpack_require__` that are used here
 * @property {Record<string, (module: { exports: unknown }) => void>} m
 * @property {unknown} [l] loads a file of a chunk into the page
 * @property {{ moduleIdToConsumeDataMapping: Record<string, Needed> }} consumesLoadingData
 */

/** @param {WebpackRequire} webpackRequire @param {string} id @param {Needed} needed @param {ShareScope} shareScope */
async function take(webpackRequire, id, { shareKey, requiredVersion }, shareScope) {
  const offers = Object.entries(shareScope[shareKey] ?? {});
  const offer = offers.find(([version]) => satisfies(version, requiredVersion));
  if (!offer)
    throw new Error(
      `it needs ${shareKey} ${requiredVersion} and is given ${offers.map(([version]) => version).join(', ') || 'none'}`,
    );
  const factory = await offer[1].get();
  webpackRequire.m[id] = (module) => {
    module.exports = factory();
  };
}

/**
 * `initScope` is the shell's function that loads files. Development uses its own.
 * @param {{ webpackRequire: WebpackRequire, shareScope: ShareScope, initScope: unknown }} container
 */
function initContainerEntry({ webpackRequire, shareScope, initScope }) {
  webpackRequire.l ??= initScope;
  return Promise.all(
    Object.entries(webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping).map(([id, needed]) =>
      take(webpackRequire, id, needed, shareScope),
    ),
  );
}

// The plugin's generated code calls these two when the entry runs and for every chunk. `init` has already done it all.
const init = () => true;
const consumes = () => undefined;

export default { runtime: true, bundlerRuntime: { init, consumes, initContainerEntry } };
