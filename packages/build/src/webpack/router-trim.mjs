// A loader for react-router's production file. It removes code that this product cannot reach: links that prefetch for
// the router's framework, server components, instrumentation, view transitions, the router's own error page, and
// warnings for developers. Functions that are still called return their constant value; the others throw. A function
// that an update of the router has renamed or reshaped fails the build.

/** Every data router calls these; outside the framework they return these constants. */
const VALUES = {
  usePrefetchBehavior: 'return [false, null, {}];',
  parseHydrationData: '',
  deserializeErrors: '',
  warning: '',
  warnOnce: '',
  // Their texts are for developers; the minifier drops unused ones.
  invariant: 'if (value === false || value == null) throw Error("react-router");',
  getDataRouterConsoleError: 'return "";',
  getInvalidPathError: 'return "";',
  getInternalRouterError:
    'return new ErrorResponseImpl(status || 500, ' +
    'status === 404 ? "Not Found" : "Refused", Error("react-router"), true);',
};

/**
 * Reachable only through options, props and names that the product does not use. The last name of a removed chain is
 * enough.
 */
export const ABSENT = [
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'DefaultErrorComponent',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'decodeRouteErrorResponseDigest',
  'decodeRedirectErrorDigest',
];

/** @typedef {[pattern: RegExp, instead: string]} Cut a part of the source that occurs exactly once */

/** A component that the facade does not offer; its creation only looks like a side effect. @type {Cut[]} */
const UNUSED = [
  [/^var NavLink = (?=React\d*\.forwardRef\($)/gm, 'var NavLink = /* @__PURE__ */ '],
  [/^NavLink\.displayName = "NavLink";$/gm, ''],
];

/**
 * View transitions, which the product does not use, and code that depends on `useTransitions`, which is false.
 * @type {Cut[]}
 */
const TRANSITIONS = [
  [/ {6}restoreAppliedTransitions\(routerWindow[\s\S]*?(?= {4}\}\n {4}if \(!state\.initialized\))/g, ''],
  [/ {4}let viewTransitionOpts;\n[\s\S]*?(?= {4}updateState\(\n {6}\{\n {8}\.\.\.newState,\n {8}\/\/ matches)/g, ''],
  [/ {8}viewTransitionOpts,\n(?= {8}flushSync: flushSync === true)/g, ''],
  [/ {2}let unstable_rsc = useIsRSCRouterContext\(\);\n {2}useTransitions = .*\n/g, ''],
  [/let \[state, setOptimisticState\] = useOptimisticSafe\(_state\);\n.*setPendingState.*\n/g, 'let state = _state;'],
  [/let \[vtContext, setVtContext\] = /g, 'let [vtContext] = '],
  [/ {2}let \[renderDfd.*\n.*setTransition\].*\n.*setInterruption\].*\n/g, ''],
  [
    / {6}let isViewTransitionAvailable = [\s\S]*? {4}\[\n {6}router\.window,[^\]]*\]/g,
    'const show = () => setStateImpl(newState); if (flushSync) reactDomFlushSyncImpl(show); else show(); }, ' +
      '[reactDomFlushSyncImpl, onError]',
  ],
  [/ {2}React3\.useEffect\(\(\) => \{\n {4}if \(vtContext\.isTransitioning[\s\S]*?(?= {2}let navigator = React3)/g, ''],
];

const REPLACED = {
  ...VALUES,
  ...Object.fromEntries(ABSENT.map((name) => [name, `throw Error("react-router: ${name} is left out");`])),
};

/**
 * Matches a top-level function, as the package's bundler formats it: its first and last lines are not indented.
 * @param {string} name
 */
const declaration = (name) =>
  new RegExp(
    `^((?:async )?function ${name}\\([^\\n]*(?:(?:\\n [^\\n]*)+\\n\\}(?: = \\{\\})?)?\\) \\{)\\n[\\s\\S]*?\\n\\}$`,
    'gm',
  );

/**
 * @param {string} source
 * @param {string} name
 * @param {RegExp} pattern
 * @param {(...parts: string[]) => string} replacement
 */
function replaceOnce(source, name, pattern, replacement) {
  const found = source.match(pattern)?.length ?? 0;
  if (found !== 1)
    throw new Error(
      `react-router has ${found} of ${name}: adjust packages/build/src/webpack/router-trim.mjs to its new version`,
    );
  return source.replace(pattern, replacement);
}

/** @param {string} source */
export default function trimRouter(source) {
  if (!source.includes('\nfunction createRouter(')) return source;
  let trimmed = source;
  for (const [name, body] of Object.entries(REPLACED))
    trimmed = replaceOnce(trimmed, name, declaration(name), (_, head) => `${head}${body}}`);
  for (const [pattern, replacement] of [...UNUSED, ...TRANSITIONS])
    trimmed = replaceOnce(trimmed, String(pattern), pattern, () => replacement);
  return trimmed;
}
