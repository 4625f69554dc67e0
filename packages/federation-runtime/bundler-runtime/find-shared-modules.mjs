/**
 * @typedef {{ get: () => (() => unknown) | Promise<() => unknown> }} Offer resolves to a factory of the module
 * @typedef {Record<string, Record<string, Offer>>} ShareScope as Module Federation defines it: name → version → offer
 * @typedef {{ shareKey: string, requiredVersion: string }} Needed
 */

/** @param {string} version */
const parse = (version) => version.replace(/^\D*/, '').split('.').map(Number);

/**
 * Implements the `^` range operator: the major versions must be equal, and the version must not be lower than the
 * range's.
 * @param {string} version @param {string} range
 */
function satisfies(version, range) {
  const has = parse(version);
  const needs = parse(range);
  const differs = has.findIndex((number, index) => number !== needs[index]);
  return differs < 0 || (differs > 0 && (has[differs] ?? 0) > (needs[differs] ?? 0));
}

/**
 * Finds, in a host's share scope, the shared modules that a section needs.
 * @param {ShareScope} scope @param {Record<string, Needed>} needed keyed by the id of the module that uses it
 * @returns {[id: string, offer: Offer][]}
 * @throws Error naming the missing module and its versions
 */
export const findSharedModules = (scope, needed) =>
  Object.entries(needed).map(([id, { shareKey, requiredVersion }]) => {
    const offers = Object.entries(scope[shareKey] ?? {});
    const offer = offers.find(([version]) => satisfies(version, requiredVersion))?.[1];
    if (!offer) {
      const versions = offers.map(([version]) => version).join(', ') || 'none';
      throw new Error(`it needs ${shareKey} ${requiredVersion} and is given ${versions}`);
    }
    return [id, offer];
  });
