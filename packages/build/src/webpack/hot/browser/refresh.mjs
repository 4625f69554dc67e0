// Functions called in development by modules that contain components; refresh-loader.mjs adds the calls.
import own from 'react-refresh/runtime';

// The shell and each section are separate bundles with their own copy of this file. They all share the first runtime,
// because React uses only that one.
const runtime = (globalThis.verseRefresh ??= own);

/** Must be called before React runs. */
export const listenToReact = () => runtime.injectIntoGlobalHook(globalThis);

/** Rerenders the components of replaced modules, keeping their state. */
export const showReplaced = () => runtime.performReactRefresh();

/** @param {string} module */
export const registrar = (module) => (/** @type {unknown} */ component, /** @type {string} */ name) =>
  runtime.register(component, `${module} ${name}`);
export const signature = runtime.createSignatureFunctionForTransform;

/**
 * Defines a page, and registers the components in its definition by their keys, so that they can be replaced.
 * @template {Record<string, unknown>} Page
 * @param {(component: unknown, name: string) => void} register
 * @param {(definition: Record<string, unknown>) => Page} define
 * @param {Record<string, unknown>} definition
 */
export function definedPage(register, define, definition) {
  const page = define(definition);
  for (const [name, value] of Object.entries({ ...definition, ...page }))
    if (/^[A-Z]/.test(name) && runtime.isLikelyComponentType(value)) register(value, name);
  return page;
}

/** Exports of a page module that the router uses. The router keeps using the first versions it received. */
const OF_A_ROUTE = new Set(['loader', 'action', 'handle', 'shouldRevalidate']);

/** @param {unknown} one @param {unknown} other */
const sameText = (one, other) =>
  typeof one === 'function' ? String(one) === String(other) : JSON.stringify(one) === JSON.stringify(other);

/**
 * @typedef {{ data?: { before?: ModuleState }, dispose(keep: (data: { before?: ModuleState }) => void): void }} HotData
 */
/** @typedef {{ isBoundary: boolean, version: string, ofRoute: Record<string, unknown> }} ModuleState */

/**
 * Reports whether the exports differ. If the module's own source has changed, compares the text of the exports. If only
 * an import has changed, functions count as different even if their text is the same, because they may behave
 * differently.
 * @param {ModuleState} before @param {ModuleState} now
 */
function differs(before, now) {
  const names = new Set([...Object.keys(before.ofRoute), ...Object.keys(now.ofRoute)]);
  return [...names].some((name) => {
    const one = before.ofRoute[name];
    const other = now.ofRoute[name];
    return (
      one !== other && (typeof one === 'function' && before.version === now.version ? true : !sameText(one, other))
    );
  });
}

/**
 * Lets a module accept its own updates if it exports only components and unchanged route exports, because React can
 * replace components. Otherwise the update propagates to the importers, and the page reloads if no module accepts it.
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
