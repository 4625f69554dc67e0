import { checkOwnedPaths } from '@verse/releases';
import { ADDRESSES } from '../addresses.mjs';
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
 * Checks that no other section owns the section's paths.
 * @param {Release} manifest @param {Release[]} others
 */
function checkPathOwnership(manifest, others) {
  const violation = checkOwnedPaths(
    manifest.section,
    manifest,
    others.map(({ section, parts, pages }) => ({
      owner: section,
      addresses: parts.flatMap(({ claims }) => claims),
      pages: Object.keys(pages),
    })),
  );
  return violation === undefined ? [] : [violation];
}

/**
 * Checks that the section has the pages named in its manifest, and all pages within its paths to which emails, menus
 * and other sections link.
 */
function checkNamedPages(/** @type {Release} */ manifest, /** @type {Page[]} */ pages) {
  /** @param {string} address */
  const isClaimed = (address) =>
    manifest.parts.some(({ claims }) =>
      claims.some((claim) => address === claim || (claim !== '/' && address.startsWith(`${claim}/`))),
    );
  const promised = [
    ...Object.entries(manifest.pages),
    ...Object.entries(/** @type {Record<string, string>} */ (ADDRESSES)).filter(([, address]) => isClaimed(address)),
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
 * @returns {string[]}
 */
export const checkCompatibility = (manifest, pages, shell, others) => [
  ...(shell ? checkSharedModules(manifest, shell) : []),
  ...checkPathOwnership(manifest, others),
  ...checkNamedPages(manifest, pages),
];
