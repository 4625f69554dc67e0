/** Names whose `typeof` is the same in every browser that supports ES2022, keyed by that `typeof`. */
const FEATURES = {
  object: ['window', 'window.document', 'document', 'navigator', 'performance', 'console', 'Reflect'],
  function: [
    'window.ErrorEvent',
    'window.document.createElement',
    'console.error',
    'performance.now',
    'performance.getEntriesByType',
    'reportError',
    'queueMicrotask',
    'requestAnimationFrame',
    'setTimeout',
    'clearTimeout',
    'AbortController',
    'BroadcastChannel',
    'FormData',
    'HTMLElement',
    'MessageChannel',
    'Promise',
    'Symbol',
    'URLSearchParams',
    'WeakMap',
    'WeakSet',
    'Object.is',
  ],
  undefined: ['process', 'setImmediate'],
};

/**
 * Definitions for webpack's `DefinePlugin` that answer a library's questions about the environment, e.g. `typeof
 * window`, at build time. The minifier then removes the code for servers and for older browsers.
 */
export const browserFeatures = Object.fromEntries(
  Object.entries(FEATURES).flatMap(([type, names]) => names.map((name) => [`typeof ${name}`, JSON.stringify(type)])),
);
