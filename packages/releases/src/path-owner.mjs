// Patterns of paths that sections own. This module must not import Node modules, because it also runs in browsers.

/** @param {string} path */
const segmentsOf = (path) => (path === '/' ? [] : path.slice(1).split('/'));

/** @param {string | undefined} segment */
const isParameter = (segment) => segment?.startsWith(':') ?? false;

/** Returns the pattern of a route, given that of its parent. @param {string} base @param {string | undefined} path */
export const patternOf = (base, path) => (path ? `${base === '/' ? '' : base}/${path}` : base);

/**
 * @param {string} claim @param {string} path
 * @param {(segment: string, given: string) => boolean} matches compares two segments that differ
 */
function compare(claim, path, matches) {
  const wanted = segmentsOf(claim);
  const given = segmentsOf(path);
  if (wanted.length === 0) return given.length === 0;
  return wanted.every((segment, index) => {
    const other = given[index];
    return segment === other || (Boolean(other) && matches(segment, other ?? ''));
  });
}

/**
 * Reports whether a claim covers a path or everything that a pattern matches. A claim covers itself and everything
 * below, except `/`, which is only the home page.
 * @param {string} claim e.g. `/o/:handle/contests` @param {string} path a path or a pattern
 */
export const covers = (claim, path) => compare(claim, path, isParameter);

/**
 * Reports whether a claim covers some of the paths that a pattern matches: `/u/ada` and `/u/:handle` overlap.
 * @param {string} claim @param {string} pattern
 */
export const overlaps = (claim, pattern) =>
  compare(claim, pattern, (segment, given) => isParameter(segment) || isParameter(given));

/** Returns a key that is equal for claims that match the same paths. @param {string} claim */
export const shapeOf = (claim) =>
  `/${segmentsOf(claim)
    .map((one) => (isParameter(one) ? ':' : one))
    .join('/')}`;

/**
 * Reports whether a claim takes precedence over another one that covers the same path. The one with more segments does
 * or, at the first difference, the one without a parameter.
 * @param {string} claim @param {string} other
 */
export function isMoreSpecific(claim, other) {
  const own = segmentsOf(claim);
  const others = segmentsOf(other);
  if (own.length !== others.length) return own.length > others.length;
  const difference = own.findIndex((segment, index) => isParameter(segment) !== isParameter(others[index]));
  return difference >= 0 && !isParameter(own[difference]);
}

/**
 * Returns the entry with the most specific claim that covers a path, if any.
 * @template {{ claims: readonly string[] }} Entry
 * @param {readonly Entry[]} entries @param {string} path a path or a pattern
 */
export function findOwner(entries, path) {
  /** @type {{ entry: Entry, claim: string } | undefined} */
  let best;
  for (const entry of entries)
    for (const claim of entry.claims)
      if (covers(claim, path) && (!best || isMoreSpecific(claim, best.claim))) best = { entry, claim };
  return best?.entry;
}
