import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * What the shell gives to every remote, in the browser by Module Federation and on the server by the loader's white
 * list. Remotes bundle none of it. A module with a React context that both sides use must be in this list.
 */
export const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', '@verse/contract/react'];

/** The part of react-router-dom that reaches the browser; the rest is shaken off. See `curated-imports.mjs`. */
export const ROUTER_FACADE = fileURLToPath(new URL('./router-facade.mjs', import.meta.url));

const versionOf = (name) =>
  require(
    `${name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/')}/package.json`,
  ).version;

/** What a remote asks of the shell: the version it was built with or a newer one of the same major version. */
export const consumedModules = () =>
  Object.fromEntries(
    SHARED.map((name) => [
      name,
      { singleton: true, strictVersion: true, requiredVersion: `^${versionOf(name)}`, import: false },
    ]),
  );

export const sharedVersions = () => Object.fromEntries(SHARED.map((name) => [name, versionOf(name)]));
