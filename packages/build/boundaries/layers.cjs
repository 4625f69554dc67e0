/**
 * @typedef {object} Area
 * @property {string} folder
 * @property {string[]} packages
 * @property {string[]} layers
 * @property {{ from: string[], to: string, open: string[] }} [exceptions]
 * @property {boolean} [hasPublicApis] each layer is entered through its index.ts
 */

/**
 * Layers of every deployable, from the top down: a layer may import any layer below it, but none above it. `packages`
 * are the shared packages, or single files of them, that it may import. Layers that are not listed are errors. `folder`
 * is a regular expression, so that new sections are covered automatically. Features are not listed one by one for the
 * same reason.
 * @type {Area[]}
 */
module.exports = [
  {
    folder: 'shell/src',
    packages: ['contract', 'api-contract', 'releases/src/names.mjs', 'ui'],
    layers: ['main.tsx', 'inline', 'app', 'pages', 'layout', 'shell-api', 'remotes', 'session', 'shared'],
  },
  {
    folder: 'shell/server',
    packages: ['contract', 'api-contract', 'releases'],
    layers: ['main.ts', 'gateway', 'render', 'releases', 'upstream', 'config.ts', 'log.ts'],
    // A worker renders the same document that the browser hydrates, so the modules on which both sides must agree are
    // exceptions.
    exceptions: {
      from: ['render'],
      to: 'shell/src',
      open: ['remotes/sections.ts', 'remotes/app-manifest.ts', 'session/guard.ts', 'session/account-styles.ts'],
    },
  },
  {
    folder: 'shell/server/gateway',
    packages: ['contract', 'api-contract', 'releases'],
    layers: ['app.ts', 'pages', 'proxy', 'rollout', 'telemetry', 'http'],
    hasPublicApis: true,
  },
  {
    folder: 'mf-[^/]+/src',
    packages: ['contract', 'api-contract', 'ui'],
    layers: [
      'standalone.tsx',
      'remote.tsx',
      'routes.tsx',
      'section.ts',
      'app',
      'pages',
      'widgets',
      'features',
      'shared',
    ],
  },
  {
    folder: 'api/src',
    packages: ['api-contract', 'contract/src/addresses.ts', 'releases'],
    layers: [
      'main.ts',
      'admin.ts',
      'bootstrap.ts',
      'composition-root.ts',
      'composition',
      'app.ts',
      'features',
      'platform',
      'store',
    ],
  },
  {
    folder: 'packages/build/src',
    packages: ['releases'],
    layers: [
      'index.mjs',
      'verify-release',
      'quality',
      'contract',
      'development',
      'releasing',
      'site',
      'webpack',
      'addresses.mjs',
      'workspace.mjs',
    ],
  },
];
