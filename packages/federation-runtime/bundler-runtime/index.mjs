import { findSharedModules } from './find-shared-modules.mjs';

/**
 * @typedef {import('./find-shared-modules.mjs').Offer} Offer
 * @typedef {import('./find-shared-modules.mjs').ShareScope} ShareScope
 * @typedef {import('./find-shared-modules.mjs').Needed} Needed
 * @typedef {object} WebpackRequire the parts of webpack's `__webpack_require__` that are used here
 * @property {Record<string, (module: { exports: unknown }) => void>} m
 * @property {((...args: any[]) => void) & { sheet?: unknown }} l loads one of a chunk's files into the page
 * @property {{ moduleIdToConsumeDataMapping: Record<string, Needed> }} consumesLoadingData
 */

/** @type {[id: string, offer: Offer][]} */
let offers = [];
/** @type {Promise<unknown> | undefined} */
let loading;

/**
 * Checks that the host provides the required shared modules. Does not load them yet, because a host may wait for `init`
 * before it can provide any. Our shell passes its chunk loader as the init scope; other hosts pass a list of
 * initialised scopes, which is not needed. In development, webpack's own loader is kept, because it has no `sheet`.
 * @param {{ webpackRequire: WebpackRequire, shareScope: ShareScope, initScope: any }} container
 * @throws Error naming a shared module that is missing or too old
 */
function initContainerEntry({ webpackRequire, shareScope, initScope }) {
  offers = findSharedModules(shareScope, webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping);
  if (webpackRequire.l.sheet && typeof initScope === 'function') webpackRequire.l = initScope;
}

/**
 * Loads all shared modules before the first chunk runs.
 * @param {{ promises: Promise<unknown>[], webpackRequire: WebpackRequire }} chunk
 */
function consumes({ promises, webpackRequire }) {
  loading ??= Promise.all(
    offers.map(async ([id, offer]) => {
      const factory = await offer.get();
      webpackRequire.m[id] = (module) => {
        module.exports = factory();
      };
    }),
  ).catch((error) => {
    loading = undefined;
    throw error;
  });
  promises.push(loading);
}

/** Called by the plugin's generated code when the entry runs. */
const init = () => true;

export default { runtime: true, bundlerRuntime: { init, consumes, initContainerEntry } };
