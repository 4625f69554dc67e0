// Validates the paths that a release claims for its section.
import { covers, isMoreSpecific, overlaps, shapeOf } from './path-owner.mjs';

/**
 * A section's pages below one path; the contract's `SectionPart`.
 * @typedef {object} Part
 * @property {string} title the name shown to visitors
 * @property {string} base the path where the routes in `list` are mounted
 * @property {string[]} claims owned paths; each includes everything below it, except `/`, which is only the home page
 * @property {'routes' | 'publicRoutes'} list the remote's list that contains these routes
 * @property {boolean} membersOnly
 */

/**
 * The paths and pages a section declares.
 * @typedef {object} SectionManifest
 * @property {Part[]} parts
 * @property {Record<string, string>} pages
 * @property {string[]} [yields] paths that another section may take over
 * @property {string[]} [routes] patterns of the paths that the release serves; if missing, everything below its claims
 */

/** @typedef {SectionManifest & { section: string }} NamedManifest */

/**
 * Existing claims.
 * @typedef {object} Claims
 * @property {NamedManifest[]} sections
 * @property {{ addresses: string[], pages: string[] }} [platform] paths of the shell, the API and the gateway, and the
 * names in the address table
 */

const SEGMENT = String.raw`(?::[a-zA-Z]\w*|[a-z0-9][\w.~-]*)`;
const ADDRESS = /^\/(?:[a-z0-9][\w.~-]*(?:\/[a-z0-9][\w.~-]*)*)?$/;
const CLAIM = new RegExp(String.raw`^\/(?:[a-z0-9][\w.~-]*(?:\/${SEGMENT})*)?$`);
const PAGE = /^\/(?::?[a-z0-9][\w.~-]*(?:\/:?[a-z0-9][\w.~-]*)*)?$/i;
const NAME = /^[a-z][a-z0-9-]*$/;
const LISTS = ['routes', 'publicRoutes'];

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @returns {value is string[]} */
const areClaims = (value) => Array.isArray(value) && value.every((claim) => CLAIM.test(String(claim)));

/** @param {unknown} part */
const isPart = (part) =>
  isTable(part) &&
  typeof part.title === 'string' &&
  typeof part.membersOnly === 'boolean' &&
  LISTS.includes(String(part.list)) &&
  ADDRESS.test(String(part.base)) &&
  areClaims(part.claims) &&
  part.claims.length > 0;

/** @param {SectionManifest} facts */
const claimsOf = ({ parts }) => parts.flatMap(({ claims }) => claims);

/**
 * Checks a section's metadata on its own, regardless of other sections.
 * @param {{ parts?: unknown, pages?: unknown, yields?: unknown, routes?: unknown }} facts
 * @returns {string | undefined} the reason for a rejection
 */
export function checkMetadata({ parts, pages, yields = [], routes = [] }) {
  if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isPart)) return "'parts' is invalid";
  if (!isTable(pages)) return "'pages' is invalid";
  if (!areClaims(yields)) return "'yields' is invalid";
  if (!Array.isArray(routes) || !routes.every((route) => typeof route === 'string')) return "'routes' is invalid";
  const claims = /** @type {Part[]} */ (parts).flatMap((part) => part.claims);
  for (const [name, address] of Object.entries(pages)) {
    if (!NAME.test(name) || !PAGE.test(String(address))) return `page '${name}' has an invalid path`;
    if (!claims.some((claim) => covers(claim, String(address))))
      return `page '${name}' is at ${address}, outside the section's claims`;
  }
  const outside = /** @type {string[]} */ (yields).find((one) => !claims.some((claim) => covers(claim, one)));
  return outside === undefined ? undefined : `it yields ${outside}, outside the section's claims`;
}

/** @param {SectionManifest} facts @param {string} path */
const doesYield = ({ yields = [] }, path) => yields.some((one) => covers(one, path));

/**
 * Returns a path that a section serves and that another section's claim would take, if any.
 * @param {SectionManifest} facts @param {string} claim the other section's
 */
function findTakenPath(facts, claim) {
  if (doesYield(facts, claim)) return undefined;
  const isLess = (/** @type {string} */ one) => isMoreSpecific(claim, one);
  if (!facts.routes) return claimsOf(facts).some((one) => isLess(one) && covers(one, claim)) ? claim : undefined;
  const kept = claimsOf(facts).filter((one) => !isLess(one));
  return facts.routes.find(
    (route) => overlaps(claim, route) && !kept.some((one) => covers(one, route)) && !doesYield(facts, route),
  );
}

/** @param {NamedManifest} section @param {NamedManifest} other */
function findConflict(section, other) {
  for (const claim of claimsOf(section))
    for (const theirs of claimsOf(other))
      if (shapeOf(claim) === shapeOf(theirs) && doesYield(section, claim) === doesYield(other, theirs))
        return `claim ${claim} of ${section.section} conflicts with ${theirs} of ${other.section}`;
  return undefined;
}

/** @param {NamedManifest} taker @param {NamedManifest} holder */
function findTheft(taker, holder) {
  for (const claim of claimsOf(taker)) {
    if (doesYield(taker, claim)) continue;
    const path = findTakenPath(holder, claim);
    if (path !== undefined)
      return [
        `claim ${claim} of ${taker.section} takes ${path} from ${holder.section}`,
        `first deploy a release of ${holder.section} that yields the path or no longer has it`,
      ].join(': ');
  }
  return undefined;
}

/** @param {NamedManifest} section @param {NonNullable<Claims['platform']>} platform */
function findPlatformConflict(section, platform) {
  for (const claim of claimsOf(section)) {
    const taken = platform.addresses.find((address) => covers(claim, address) || covers(address, claim));
    if (taken !== undefined) return `claim ${claim} of ${section.section} conflicts with ${taken} of the platform`;
  }
  const name = platform.pages.find((one) => Object.hasOwn(section.pages, one));
  return name === undefined ? undefined : `page '${name}' already exists in the platform`;
}

/**
 * Checks a section's claims against existing ones. The most specific claim owns a path. Two sections cannot have equal
 * claims, and none can take a path that another one serves, unless that one yields it.
 * @param {NamedManifest} section @param {Claims} claims
 * @returns {string | undefined} the reason for a rejection
 */
export function checkOwnedPaths(section, { sections, platform }) {
  const reason = platform && findPlatformConflict(section, platform);
  if (reason !== undefined) return reason;
  for (const other of sections) {
    if (other.section === section.section) continue;
    const name = Object.keys(other.pages).find((one) => Object.hasOwn(section.pages, one));
    const violation = findConflict(section, other) ?? findTheft(section, other) ?? findTheft(other, section);
    if (violation !== undefined) return violation;
    if (name !== undefined) return `page '${name}' already exists in ${other.section}`;
  }
  return undefined;
}

/**
 * Returns the parts of all sections, each without the claims that its section yields and another one has.
 * @param {readonly NamedManifest[]} sections
 */
export function composeParts(sections) {
  /** @param {NamedManifest} holder @param {string} claim */
  const isTaken = (holder, claim) =>
    doesYield(holder, claim) &&
    sections.some((other) => other !== holder && claimsOf(other).some((one) => shapeOf(one) === shapeOf(claim)));
  return sections.flatMap((holder) =>
    holder.parts.map((part) => ({
      ...part,
      name: holder.section,
      claims: part.claims.filter((claim) => !isTaken(holder, claim)),
    })),
  );
}
