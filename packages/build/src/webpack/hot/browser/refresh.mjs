// What a module with components calls in development, put there by refresh-loader.mjs.
import own from 'react-refresh/runtime';

// Shell and sections are bundles of their own, each with this file; React listens to the first runtime only.
const runtime = (globalThis.verseRefresh ??= own);

/** To be called before React runs. */
export const listenToReact = () => runtime.injectIntoGlobalHook(globalThis);

/** Shows the components of the modules that were replaced, with the state that the old ones had. */
export const showReplaced = () => runtime.performReactRefresh();

/** @param {string} module */
export const registrar = (module) => (/** @type {unknown} */ component, /** @type {string} */ name) =>
  runtime.register(component, `${module} ${name}`);
export const signature = runtime.createSignatureFunctionForTransform;

/** What a page exports for the router beside its components. The router keeps what it was given at first. */
const OF_A_ROUTE = new Set(['loader', 'action', 'handle', 'shouldRevalidate']);

/** @param {unknown} one @param {unknown} other */
const sameText = (one, other) =>
  typeof one === 'function' ? String(one) === String(other) : JSON.stringify(one) === JSON.stringify(other);

/**
 * @typedef {{ data?: { before?: ModuleState }, dispose(keep: (data: { before?: ModuleState }) => void): void }} HotData
 */
/** @typedef {{ isBoundary: boolean, version: string, ofRoute: Record<string, unknown> }} ModuleState */

/**
 * An equal text is no proof when the module only ran again because of what it imports.
 * @param {ModuleState} before @param {ModuleState} now
 */
function differs(before, now) {
  const names = new Set([...Object.keys(before.ofRoute), ...Object.keys(now.ofRoute)]);
  return [...names].some((name) => {
    const [one, other] = [before.ofRoute[name], now.ofRoute[name]];
    return (
      one !== other && (typeof one === 'function' && before.version === now.version ? true : !sameText(one, other))
    );
  });
}

/**
 * Lets a module take its own updates if all it gives are components, which React can replace. Otherwise an update goes
 * on to whoever imports it; one that nobody takes reloads the page.
 * @param {Omit<webpack.Hot, 'data' | 'dispose'> & HotData} hot
 * @param {{ exports: Record<string, unknown> }} module
 * @param {string} version of its source
 */
export function boundary(hot, { exports }, version) {
  const given = Object.entries(exports);
  const others = given.filter(([, value]) => !runtime.isLikelyComponentType(value));
  const isBoundary = others.length < given.length && others.every(([name]) => OF_A_ROUTE.has(name));
  const now = { isBoundary, version, ofRoute: Object.fromEntries(others) };
  const before = hot.data?.before;
  hot.dispose((data) => {
    data.before = now;
  });
  if (isBoundary) hot.accept();
  if (before?.isBoundary && (!isBoundary || differs(before, now))) hot.invalidate();
}
