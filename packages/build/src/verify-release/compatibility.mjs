import { checkOwnedPaths, composeParts, findOwner } from '@verse/releases';
import { ADDRESSES, readManifests, toPlanned } from '../addresses.mjs';
import { matchesPattern } from './pages.mjs';

/** @typedef {import('@verse/releases').Release} Release */
/** @typedef {import('./pages.mjs').Page} Page */

/** @param {string} version */
const numbers = (version) => version.replace(/^\D*/, '').split('.').map(Number);

/**
 * Applies the same version check as containers do: same major version, and not older.
 * @param {string} given @param {string} needed
 */
export function satisfies(given, needed) {
  const has = numbers(given);
  const needs = numbers(needed);
  const differs = has.findIndex((number, index) => number !== needs[index]);
  return differs < 0 || (differs > 0 && (has[differs] ?? 0) > (needs[differs] ?? 0));
}

/**
 * Checks that the shell provides the modules and the contract version required by the section.
 * @param {Release} manifest @param {Release} shell
 */
function checkSharedModules({ contract, shared }, shell) {
  const unmet = Object.entries(shared).flatMap(([name, needed]) => {
    const given = shell.shared[name];
    if (given === undefined) return [`it needs ${name}, which the shell does not share`];
    return satisfies(given, needed) ? [] : [`it was built with ${name} ${needed}, and the shell shares ${given}`];
  });
  return contract === shell.contract
    ? unmet
    : [`it implements contract ${contract}, the shell contract ${shell.contract}`, ...unmet];
}

/**
 * Returns a function that reports whether the section owns a path, given the active releases and this checkout.
 * @param {Release} manifest @param {Release[]} others @returns {Promise<(path: string) => boolean>}
 */
export async function ownership(manifest, others) {
  const released = [manifest, ...others];
  const isPlanned = (/** @type {{ section: string }} */ { section }) =>
    !released.some((release) => release.section === section);
  const parts = composeParts([...released, ...toPlanned(await readManifests()).filter(isPlanned)]);
  return (path) => findOwner(parts, path)?.name === manifest.section;
}

/**
 * Checks that no other section owns the section's paths.
 * @param {Release} manifest @param {Release[]} others
 */
function checkPathOwnership(manifest, others) {
  const violation = checkOwnedPaths(manifest, { sections: others });
  return violation === undefined ? [] : [violation];
}

/**
 * Checks that the section has the pages named in its manifest, and all pages that it owns and to which emails, menus
 * and other sections link.
 * @param {Release} manifest @param {Page[]} pages @param {(path: string) => boolean} isOwned
 */
function checkNamedPages(manifest, pages, isOwned) {
  const promised = [
    ...Object.entries(manifest.pages),
    ...Object.entries(/** @type {Record<string, string>} */ (ADDRESSES)).filter(([, address]) => isOwned(address)),
  ];
  const bases = manifest.parts.map(({ base }) => base);
  return promised
    .filter(([, address]) => !bases.includes(address) && !pages.some((page) => matchesPattern(page.address, address)))
    .map(([name, address]) => `it has no page at ${address}, to which others link as '${name}'`);
}

/**
 * Returns the incompatibilities between the section and the live shell, in either direction.
 * @param {Release} manifest @param {Page[]} pages @param {Release | undefined} shell undefined if none is live yet
 * @param {Release[]} others the active releases of the other sections
 * @param {(path: string) => boolean} isOwned reports whether the section owns a path
 * @returns {string[]}
 */
export const checkCompatibility = (manifest, pages, shell, others, isOwned) => [
  ...(shell ? checkSharedModules(manifest, shell) : []),
  ...checkPathOwnership(manifest, others),
  ...checkNamedPages(manifest, pages, isOwned),
];
