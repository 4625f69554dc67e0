/**
 * @typedef {object} Area
 * @property {string} folder
 * @property {string[]} packages
 * @property {string[]} layers
 * @property {{ from: string[], to: string, open: string[] }} [exceptions]
 * @property {boolean} [hasPublicApis] whether each layer may be imported only through its index.ts
 */

/**
 * Layers of every deployable, from top to bottom: a layer may import the layers below it, but not those above.
 * `packages` lists the shared packages, or single files in them, that it may import. Unlisted layers are errors.
 * `folder` is a regular expression, so that it covers new sections automatically. Features are not listed individually
 * for the same reason.
 * @type {Area[]}
 */
module.exports = [
  {
    folder: 'shell/src',
    packages: ['contract', 'api-contract', 'releases/src/names.mjs', 'releases/src/path-owner.mjs', 'ui'],
    layers: ['main.tsx', 'inline', 'app', 'pages', 'layout', 'shell-api', 'remotes', 'session', 'shared'],
  },
  {
    folder: 'shell/server',
    packages: ['contract', 'api-contract', 'releases'],
    layers: ['main.ts', 'gateway', 'render', 'releases', 'upstream', 'config.ts', 'log.ts'],
    // Exceptions: modules on which the worker and the browser must agree, because the worker renders the document that
    // the browser hydrates.
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
    layers: ['main.ts', 'admin.ts', 'bootstrap.ts', 'composition-root.ts', 'app.ts', 'domains', 'platform', 'store'],
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
