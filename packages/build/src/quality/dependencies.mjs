/**
 * @typedef {{ version?: string, resolved?: string, integrity?: string, link?: boolean }} Locked
 * @typedef {Record<string, { from: string[], because: string }>} PackageMinimums
 * @typedef {{ node: string[], packages: PackageMinimums, never: Record<string, string> }} MinimumVersions
 */

/** @param {string} version */
const parseVersion = (version) => version.split('-')[0].split('.').map(Number);

/**
 * Reports whether a version is equal to or newer than the minimum. A prerelease is older than its release.
 * @param {string} version
 * @param {string} minimum
 */
function isAtLeast(version, minimum) {
  const own = parseVersion(version);
  const other = parseVersion(minimum);
  const at = [0, 1, 2].find((place) => own[place] !== other[place]);
  return at === undefined ? !version.includes('-') : own[at] > other[at];
}

/**
 * Compares versions only within a release line: a minimum of 0.1.13 does not apply to 8.3.0.
 * @param {string} version
 * @param {string[]} from
 */
function isNewEnough(version, from) {
  const ofItsLine = from.filter((minimum) => parseVersion(minimum)[0] <= parseVersion(version)[0]).at(-1);
  return ofItsLine !== undefined && isAtLeast(version, ofItsLine);
}

/**
 * Reports whether a package comes from the npm registry, whose URL lockfiles may omit.
 * @param {string | undefined} resolved
 */
const isFromRegistry = (resolved) => resolved === undefined || resolved.startsWith('https://registry.npmjs.org/');

/** @param {string} pattern @param {string} name */
const matchesPattern = (pattern, name) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/**
 * @param {string} name @param {string} place @param {Locked} locked @param {MinimumVersions} minimumVersions
 * @returns {string[]}
 */
function findPackageFaults(name, place, { version = '', resolved, integrity }, { packages, never }) {
  const minimum = packages[name];
  const banned = Object.keys(never).find((pattern) => matchesPattern(pattern, name));
  return [
    ...(minimum && !isNewEnough(version, minimum.from)
      ? [`${place} ${version} is older than ${minimum.from.join(' or ')}: ${minimum.because}`]
      : []),
    ...(banned ? [`${place} must not be there: ${never[banned]}`] : []),
    ...(/^sha(384|512)-/.test(integrity ?? '') ? [] : [`${place} has no strong hash`]),
    ...(isFromRegistry(resolved) ? [] : [`${place} comes from elsewhere: ${resolved}`]),
  ];
}

/**
 * Returns the violations among installed packages: too old, forbidden, from another source, without a hash, or allowed
 * to run scripts.
 * @param {{ lock: { packages: Record<string, Locked> }, npmrc: string, minimumVersions: MinimumVersions }} installation
 * @returns {string[]}
 */
export function findFaults({ lock, npmrc, minimumVersions }) {
  const places = Object.entries(lock.packages).filter(([place, { link }]) => place.includes('node_modules/') && !link);
  const faults = places.flatMap(([place, locked]) =>
    findPackageFaults(place.split('node_modules/').at(-1) ?? '', place, locked, minimumVersions),
  );
  return /^ignore-scripts=true$/m.test(npmrc)
    ? faults
    : [...faults, '.npmrc lets packages run scripts when they are installed'];
}
