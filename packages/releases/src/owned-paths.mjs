// Validates the paths that a release claims for its section.

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
 * @typedef {{ parts: Part[], pages: Record<string, string> }} SectionManifest
 */

const ADDRESS = /^\/(?:[a-z0-9][\w.~-]*(?:\/[a-z0-9][\w.~-]*)*)?$/;
const PAGE = /^\/(?::?[a-z0-9][\w.~-]*(?:\/:?[a-z0-9][\w.~-]*)*)?$/i;
const NAME = /^[a-z][a-z0-9-]*$/;
const LISTS = ['routes', 'publicRoutes'];

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isTable = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} part */
const isPart = (part) =>
  isTable(part) &&
  typeof part.title === 'string' &&
  typeof part.membersOnly === 'boolean' &&
  LISTS.includes(String(part.list)) &&
  ADDRESS.test(String(part.base)) &&
  Array.isArray(part.claims) &&
  part.claims.length > 0 &&
  part.claims.every((claim) => ADDRESS.test(String(claim)));

/** Reports whether `claim` covers a path. @param {string} claim @param {string} address */
const isBelow = (claim, address) => address === claim || (claim !== '/' && address.startsWith(`${claim}/`));

/**
 * Checks a section's metadata on its own, regardless of other sections.
 * @param {{ parts?: unknown, pages?: unknown }} facts
 * @returns {string | undefined} the reason for a rejection
 */
export function checkMetadata({ parts, pages }) {
  if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isPart)) return "'parts' is invalid";
  if (!isTable(pages)) return "'pages' is invalid";
  const claims = /** @type {Part[]} */ (parts).flatMap((part) => part.claims);
  for (const [name, address] of Object.entries(pages)) {
    if (!NAME.test(name) || !PAGE.test(String(address))) return `page '${name}' has an invalid path`;
    if (!claims.some((claim) => isBelow(claim, String(address))))
      return `page '${name}' is at ${address}, outside the section's claims`;
  }
  return undefined;
}

/**
 * Checks a section's claims against those of other sections. Each path has one owner, and no other section may claim a
 * path above or below it.
 * @param {string} section
 * @param {SectionManifest} facts
 * @param {{ owner: string, addresses: string[], pages?: string[] }[]} others the existing claims
 * @returns {string | undefined} the reason for a rejection
 */
export function checkOwnedPaths(section, { parts, pages }, others) {
  const claims = parts.flatMap((part) => part.claims);
  for (const { owner, addresses, pages: names = [] } of others) {
    if (owner === section) continue;
    for (const claim of claims) {
      const takenPath = addresses.find((address) => isBelow(claim, address) || isBelow(address, claim));
      if (takenPath !== undefined) return `claim ${claim} conflicts with ${takenPath} of ${owner}`;
    }
    const name = names.find((one) => Object.hasOwn(pages, one));
    if (name !== undefined) return `page '${name}' already exists in ${owner}`;
  }
  return undefined;
}
