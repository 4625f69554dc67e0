// Takes the place of the federation runtime's snapshot and preload modules. They serve manifests, which this product does
// not use, and `disableSnapshot` has already made every call to them unreachable; only their 9 kB would remain.
const absent = (name) => () => {
  throw new Error(`the federation runtime called ${name}, which this build leaves out`);
};

export const snapshotPlugin = absent('snapshotPlugin');
export const generatePreloadAssetsPlugin = absent('generatePreloadAssetsPlugin');
export const formatPreloadArgs = absent('formatPreloadArgs');
export const preloadAssets = absent('preloadAssets');

// Registering a plugin or a remote anew asks these two for what they hold: nothing.
export const getGlobalRemoteInfo = () => ({});
export class SnapshotHandler {
  manifestCache = new Map();
  hooks = { applyPlugin() {} };
}
