import { checkOwnedPaths, findOwner } from '@verse/releases';
import { ADDRESSES, readManifests } from '../addresses.mjs';
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

/** @param {Release} release */
const toOwner = (release) => ({ ...release, owner: release.section });

/**
 * Returns a function that reports whether the section owns a path, given the active releases and this checkout.
 * @param {Release} manifest @param {Release[]} others @returns {Promise<(path: string) => boolean>}
 */
export async function ownership({ section, parts }, others) {
  const active = [section, ...others.map((other) => other.section)];
  const planned = Object.entries(await readManifests()).flatMap(([name, manifest]) =>
    active.includes(name) ? [] : [{ name, parts: manifest.parts }],
  );
  const all = [
    ...others.map((other) => ({ name: other.section, parts: other.parts })),
    ...planned,
    { name: section, parts },
  ];
  const claims = all.flatMap(({ name, parts: own }) => own.map((part) => ({ name, claims: part.claims })));
  return (path) => findOwner(claims, path)?.name === section;
}

/**
 * Checks that no other section owns the section's paths.
 * @param {Release} manifest @param {Release[]} others
 */
function checkPathOwnership(manifest, others) {
  const violation = checkOwnedPaths(manifest.section, manifest, { sections: others.map(toOwner) });
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
