import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import {
  containerNameOf,
  ENTRY_SCRIPT,
  exposedChunkOf,
  GIVEN_MODULES,
  identifierOf,
  SERVER_FILE,
} from '@verse/releases';
import { distOf } from '../workspace.mjs';
import { ALONE_PATH, baseConfig } from './base.mjs';
import { FilesByShell } from './files-by-shell.mjs';
import { BEFORE_REACT, hotSection, STAND_IN_STYLES, withHotModules } from './hot/hot-modules.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';
import { consumedModules } from './shared.mjs';

// The plugin's option `implementation` would take a published package; a local file needs the alias.
const pluginRuntime = createRequire(import.meta.resolve('@module-federation/enhanced')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);
const ourRuntime = fileURLToPath(new URL('./container-runtime.mjs', import.meta.url));

const sheets = () =>
  new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true });

/** @typedef {import('./base.mjs').Deployable} Deployable */

/**
 * In development all releases share one name for the entry, so that an update finds its modules in the next release.
 * @param {string} section @param {string | string[]} exposed @param {import('../workspace.mjs').Mode} [mode]
 */
const container = (section, exposed, mode) =>
  new ModuleFederationPlugin({
    name: mode === 'development' ? identifierOf(section) : containerNameOf(section, RELEASE_PLACEHOLDER),
    library: { type: 'var', name: containerNameOf(section, RELEASE_PLACEHOLDER) },
    filename: ENTRY_SCRIPT,
    exposes: { './remote': { import: exposed, name: exposedChunkOf(section) } },
    shared: consumedModules(),
    dts: false,
    manifest: false,
  });

/** @param {Deployable} options */
function clientConfig({ name: section, root, mode }) {
  const base = baseConfig({ section, root, side: 'client', mode });
  const module = `${root}/src/remote.tsx`;
  const exposed = mode === 'development' ? [hotSection(section), module] : module;
  /** @type {import('./base.mjs').BaseConfig} */
  const config = {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...base.output, chunkFilename: '[name].js', chunkLoadTimeout: 8000 },
    resolve: { ...base.resolve, alias: { [pluginRuntime]: ourRuntime } },
    // Limits a page to the code that it uses itself, without its neighbours': visitors wait for the first page.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false } } },
    plugins: [...base.plugins, sheets(), container(section, exposed, mode)],
  };
  if (mode === 'development') return withHotModules(config, section);
  return { ...config, plugins: [...config.plugins, new FilesByShell()] };
}

/**
 * Returns the configuration of a standalone section: `src/standalone.tsx` on a stub shell, with its own React.
 * @param {Deployable} options
 */
function aloneConfig({ name: section, root }) {
  const base = baseConfig({ section, root, side: 'client', mode: 'development', publicPath: ALONE_PATH });
  /** @type {import('./base.mjs').BaseConfig} */
  const config = {
    ...base,
    name: `${section}/alone`,
    target: ['web', 'es2022'],
    entry: { main: [BEFORE_REACT, STAND_IN_STYLES, hotSection(section), `${root}/src/standalone.tsx`] },
    output: { ...base.output, path: `${distOf(root, 'development')}/alone` },
    plugins: [...base.plugins, sheets()],
    cache: { ...base.cache, name: `${section}-alone` },
  };
  return withHotModules(config, section);
}

/** @param {Deployable} options @returns {import('webpack').Configuration} */
function serverConfig({ name: section, root, mode }) {
  const base = baseConfig({ section, root, side: 'server', mode });
  return {
    ...base,
    target: 'node20',
    entry: { remote: `${root}/src/remote.tsx` },
    output: { ...base.output, filename: path.basename(SERVER_FILE), library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: Object.fromEntries(GIVEN_MODULES.map((name) => [name, name])),
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
  };
}

/**
 * Returns the two builds of a remote: `client/` for Module Federation, `server/` one CommonJS file for the render
 * workers. With `env.alone`, the one build that needs no shell.
 *
 * @example
 * export default remote({ name: 'mf-store', root: import.meta.dirname });
 * @param {Omit<Deployable, 'mode'>} options
 * @returns {import('./base.mjs').Configs}
 */
export const remote =
  (options) =>
  ({ alone = false }, { mode }) =>
    alone ? [aloneConfig(options)] : [clientConfig({ ...options, mode }), serverConfig({ ...options, mode })];
