// Which addresses of the site a release says are its section's, and what makes that refused.

/**
 * Pages of a section that lie below one address; the contract's `SectionPart`.
 * @typedef {object} Part
 * @property {string} title what a visitor calls it
 * @property {string} base where the routes of `list` are mounted
 * @property {string[]} claims the addresses that are the section's, each with everything below; `/` is itself alone
 * @property {'routes' | 'publicRoutes'} list which routes of the remote these are
 * @property {boolean} membersOnly
 */

/** What a section says of its place in the site. @typedef {{ parts: Part[], pages: Record<string, string> }} Facts */

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

/** Whether an address is claimed by `claim`. @param {string} claim @param {string} address */
const isBelow = (claim, address) => address === claim || (claim !== '/' && address.startsWith(`${claim}/`));

/**
 * What is wrong with the facts of a section by themselves, in words.
 * @param {{ parts?: unknown, pages?: unknown }} facts
 * @returns {string | undefined}
 */
export function refusalOfFacts({ parts, pages }) {
  if (!Array.isArray(parts) || parts.length === 0 || !parts.every(isPart)) return "it has no right 'parts'";
  if (!isTable(pages)) return "it has no right 'pages'";
  const claims = /** @type {Part[]} */ (parts).flatMap((part) => part.claims);
  for (const [name, address] of Object.entries(pages)) {
    if (!NAME.test(name) || !PAGE.test(String(address))) return `its page '${name}' has no right address`;
    if (!claims.some((claim) => isBelow(claim, String(address))))
      return `its page '${name}' is at ${address}, which it does not claim`;
  }
  return undefined;
}

/**
 * The list of claims: whom an address belongs to. Nobody gets what another one has, nor what lies above or below it.
 * @param {string} section
 * @param {Facts} facts
 * @param {{ owner: string, addresses: string[], pages?: string[] }[]} others what is given away already
 * @returns {string | undefined} why it cannot have what it claims, in words
 */
export function refusalOfClaims(section, { parts, pages }, others) {
  const claims = parts.flatMap((part) => part.claims);
  for (const { owner, addresses, pages: names = [] } of others) {
    if (owner === section) continue;
    for (const claim of claims) {
      const taken = addresses.find((address) => isBelow(claim, address) || isBelow(address, claim));
      if (taken !== undefined) return `it claims ${claim}, and ${taken} belongs to ${owner}`;
    }
    const name = names.find((one) => Object.hasOwn(pages, one));
    if (name !== undefined) return `it has a page '${name}', and so has ${owner}`;
  }
  return undefined;
}
