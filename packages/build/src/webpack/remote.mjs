import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { identifierOf, SERVER_FILE, SHARED_MODULES } from '@verse/releases';
import { distOf } from '../workspace.mjs';
import { baseConfig, STANDALONE_PATH } from './base.mjs';
import { createContainer } from './container.mjs';
import { FederationTypes } from './federation-manifest.mjs';
import { HostChunkLoading } from './host-chunk-loading.mjs';
import { BEFORE_REACT, hotSection, STANDALONE_STYLES, withHotModules } from './hot/hot-modules.mjs';

/**
 * @param {boolean} isDevelopment in development, the plugin loads stylesheets itself, so that it can replace them in
 * open pages
 */
const sheets = (isDevelopment) =>
  new MiniCssExtractPlugin({
    filename: '[name].css',
    chunkFilename: '[name].css',
    ignoreOrder: true,
    runtime: isDevelopment,
  });

/** @typedef {import('./base.mjs').Deployable} Deployable */

/** @param {Deployable} options */
function clientConfig({ name: section, root, mode, quick }) {
  const base = baseConfig({ section, root, side: 'client', mode, quick });
  const isDevelopment = mode === 'development';
  const module = `${root}/src/remote.tsx`;
  // In development, the entry has the same name in all releases, so that an update finds its modules in the next
  // release.
  const container = isDevelopment
    ? createContainer(section, [hotSection(section), module], { name: identifierOf(section) })
    : createContainer(section, [module], { hasManifest: true });
  /** @type {import('./base.mjs').BaseConfig} */
  const config = {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...base.output, chunkFilename: '[name].js', chunkLoadTimeout: 8000 },
    // Limits a page's script to code used by that page, because visitors wait for the first page and should not have to
    // load code for neighbouring ones.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false } } },
    plugins: [...base.plugins, sheets(isDevelopment), container],
  };
  if (isDevelopment) return withHotModules(config, section);
  return { ...config, plugins: [...config.plugins, new HostChunkLoading('container'), new FederationTypes()] };
}

/**
 * Returns the configuration of a standalone section: `src/standalone.tsx` in a stub shell, with its own React.
 * @param {Deployable} options
 */
function standaloneConfig({ name: section, root }) {
  const base = baseConfig({ section, root, side: 'client', mode: 'development', publicPath: STANDALONE_PATH });
  /** @type {import('./base.mjs').BaseConfig} */
  const config = {
    ...base,
    name: `${section}/standalone`,
    target: ['web', 'es2022'],
    entry: { main: [BEFORE_REACT, STANDALONE_STYLES, hotSection(section), `${root}/src/standalone.tsx`] },
    output: { ...base.output, path: `${distOf(root, 'development')}/standalone` },
    plugins: [...base.plugins, sheets(true)],
    cache: { ...base.cache, type: 'filesystem', name: `${section}-standalone` },
  };
  return withHotModules(config, section);
}

/**
 * Packages that are only imported dynamically, and only in the browser. They would triple the size of the server file.
 */
const BROWSER_ONLY = /^(?:prosemirror-[a-z-]+|markdown-it|diff)$/;

/** @param {Deployable} options @returns {import('webpack').Configuration} */
function serverConfig({ name: section, root, mode, quick }) {
  const base = baseConfig({ section, root, side: 'server', mode, quick });
  return {
    ...base,
    target: 'node20',
    entry: { remote: `${root}/src/remote.tsx` },
    output: { ...base.output, filename: path.basename(SERVER_FILE), library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: Object.fromEntries(SHARED_MODULES.map((name) => [name, name])),
    plugins: [...base.plugins, new webpack.IgnorePlugin({ resourceRegExp: BROWSER_ONLY })],
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
  };
}

/**
 * Returns a remote's two builds: `client/` for Module Federation, and `server/`, a single CommonJS file for the render
 * workers. With `env.standalone`, returns only the build that runs without the shell.
 *
 * @example export default remote({ name: 'mf-store', root: import.meta.dirname });
 * @param {Omit<Deployable, 'mode' | 'quick'>} options
 * @returns {import('./base.mjs').Configs}
 */
export const remote =
  (options) =>
  ({ standalone = false, quick }, { mode }) =>
    standalone
      ? [standaloneConfig(options)]
      : [clientConfig({ ...options, mode, quick }), serverConfig({ ...options, mode, quick })];
