import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SHARED_MODULES } from '@verse/releases';

const require = createRequire(import.meta.url);

/** The part of react-router-dom that reaches the browser; tree shaking removes the rest. See `import-allowlist.mjs`. */
export const ROUTER_FACADE = fileURLToPath(new URL('./router-facade.mjs', import.meta.url));

/** @param {string} name @returns {string} */
const versionOf = (name) =>
  require(
    `${name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')}/package.json`,
  ).version;

/**
 * Returns the modules that a section requires from its host. Each must have the version that the section was built
 * with, or a newer one with the same major version.
 * @returns {Record<string, { singleton: true, strictVersion: true, requiredVersion: string, import: false }>}
 */
export const consumedModules = () =>
  Object.fromEntries(
    SHARED_MODULES.map((name) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${versionOf(name)}`, import: false },
    ]),
  );

export const sharedVersions = () => Object.fromEntries(SHARED_MODULES.map((name) => [name, versionOf(name)]));
