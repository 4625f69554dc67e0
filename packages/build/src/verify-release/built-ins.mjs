/**
 * Runs in the page before any of its scripts. Stores references to the browser's built-ins, and later lists those that
 * were replaced, removed or extended, e.g. `Array.prototype.at` and `window.fetch`. Compares by identity, so that it
 * also detects replacements that look native.
 */
export function watchBuiltIns() {
  const { getOwnPropertyDescriptor } = Object;
  const { ownKeys } = Reflect;
  /** @param {object} owner @returns {Map<PropertyKey, unknown[]>} its callable members */
  const partsOf = (owner) =>
    new Map(
      ownKeys(owner).map((key) => {
        const { value, get, set } = getOwnPropertyDescriptor(owner, key) ?? {};
        return [key, [typeof value === 'function' ? value : undefined, get, set]];
      }),
    );
  /** @type {[string, object][]} */
  const owners = [];
  for (const name of Object.getOwnPropertyNames(window)) {
    const value = getOwnPropertyDescriptor(window, name)?.value;
    if (value === window || !['function', 'object'].includes(typeof value) || !value) continue;
    owners.push([name, value]);
    if (typeof value === 'function' && value.prototype) owners.push([`${name}.prototype`, value.prototype]);
  }
  const before = owners.map(([name, owner]) => ({ name, owner, parts: partsOf(owner) }));
  const windowNames = partsOf(window);

  function changedBuiltIns() {
    /** @param {unknown[] | undefined} was @param {unknown[] | undefined} is */
    const differ = (was, is) => !was || !is || was.some((part, index) => part !== is[index]);
    const now = partsOf(window);
    const replaced = [...windowNames].filter(([key, was]) => differ(was, now.get(key))).map(([key]) => ['window', key]);
    const others = before.flatMap(({ name, owner, parts }) => {
      const after = partsOf(owner);
      const keys = new Set([...parts.keys(), ...after.keys()]);
      return [...keys].filter((key) => differ(parts.get(key), after.get(key))).map((key) => [name, key]);
    });
    return [...replaced, ...others].map(([name, key]) => `${String(name)}.${String(key)}`);
  }
  Object.defineProperty(window, 'changedBuiltIns', { value: changedBuiltIns });
}
