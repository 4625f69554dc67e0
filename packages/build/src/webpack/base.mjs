import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { publicPathOf } from '@verse/releases';
import { distOf, WORKSPACE_ROOT } from '../workspace.mjs';
import { browserFeatures } from './browser-features.mjs';
import { ImportAllowlist } from './import-allowlist.mjs';
import { rulesFor } from './module-rules.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';

/** Cache version. Derived from these build files, because webpack does not invalidate the cache when they change. */
const FACTORY_VERSION = (() => {
  const hash = createHash('sha256').update(readFileSync(path.join(WORKSPACE_ROOT, 'package-lock.json')));
  for (const folder of ['.', './hot/', '../../../federation-runtime/bundler-runtime/'].map(
    (name) => new URL(name, import.meta.url),
  ))
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(new URL(entry.name, folder)));
  return hash.digest('hex');
})();

/** Minifier for quick builds. It handles only scripts, because sass has already compressed the stylesheets. */
const quickMinifier = new TerserPlugin({ minify: TerserPlugin.swcMinify, parallel: false, extractComments: false });

/**
 * Terser reduces swc's output by another 1 %. Does not set `pure_getters`, which would remove statements that read a
 * size only to force a layout. Does not set `unsafe_arrows`, which would turn a constructor in ProseMirror's history
 * into an arrow function, because the constructor does not mention `this`. `pure_funcs` lists the router's warnings,
 * which are for developers.
 */
const minifier = new TerserPlugin({
  minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
  terserOptions: [
    // Does not inline functions that are used only once. Inlining makes the code less repetitive, so the compressed
    // file would be larger.
    { compress: { pure_funcs: ['warning', 'warnOnce'], inline: 0, reduce_funcs: false } },
    {
      ecma: 2022,
      compress: { ecma: 2022, passes: 3, keep_fargs: false, unsafe_methods: true },
      format: { comments: false },
    },
  ],
  extractComments: false,
});

/**
 * Tells the browser to compile all functions while the file loads, in parallel with the page's own work, instead of
 * each one on its first call. Runs after the minifier, because the minifier removes comments.
 */
const compiledAhead = new webpack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  test: /\.js$/,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

/** URL path of a standalone section's files. */
export const STANDALONE_PATH = '/_standalone/';

/** @param {boolean} quick @returns {import('webpack').Configuration['optimization']} */
const minimised = (quick) => ({
  minimizer: quick ? [quickMinifier] : [minifier, new CssMinimizerPlugin()],
  chunkIds: 'named',
  // Ids need not be stable across builds, because every release has new URLs for all its files.
  moduleIds: 'size',
  mangleExports: 'size',
});
/**
 * Keeps the previous build if a file does not compile.
 * @type {import('webpack').Configuration['optimization']}
 */
const readable = { chunkIds: 'named', moduleIds: 'named', emitOnErrors: false };

/**
 * @typedef {object} Parts the parts common to all bundles, which each type of bundle extends
 * @property {string} name
 * @property {NonNullable<import('webpack').Configuration['output']>} output
 * @property {NonNullable<import('webpack').Configuration['resolve']>} resolve
 * @property {{ rules: import('webpack').RuleSetRule[] }} module
 * @property {import('webpack').WebpackPluginInstance[]} plugins
 * @property {import('webpack').FileCacheOptions | false} cache
 *
 * @typedef {Omit<import('webpack').Configuration, keyof Parts> & Parts} BaseConfig
 * @typedef {import('../workspace.mjs').Mode} Mode
 * @typedef {{ standalone?: boolean, quick?: boolean }} Environment `quick`: a faster build with larger files
 * @typedef {{ root: string, mode?: Mode, quick?: boolean }} Options
 * @typedef {Options & { name: string }} Deployable
 * @typedef {import('webpack').Configuration} Config
 * @typedef {(environment: Environment, argv: { mode?: Mode }) => Config[] | Promise<Config[]>} Configs
 */

/**
 * Returns the configuration shared by all bundles.
 * @param {Options & { section: string, side: 'client' | 'server', publicPath?: string }} options
 * @returns {BaseConfig}
 */
export function baseConfig({
  section,
  root,
  side,
  mode = 'production',
  quick = false,
  publicPath = publicPathOf(section, RELEASE_PLACEHOLDER),
}) {
  const isDevelopment = mode === 'development';
  return {
    name: `${section}/${side}`,
    mode,
    context: WORKSPACE_ROOT,
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    output: {
      path: path.join(distOf(root, mode), side),
      filename: '[name].js',
      publicPath,
      uniqueName: isDevelopment ? section : `${section}__${RELEASE_PLACEHOLDER}`,
      hashFunction: 'xxhash64',
      clean: !isDevelopment,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rulesFor({ section, emit: side === 'client', root: WORKSPACE_ROOT, publicPath }) },
    plugins: [
      new ImportAllowlist(),
      ...(isDevelopment || side === 'server'
        ? []
        : [new webpack.DefinePlugin({ ...browserFeatures, BROWSER_FILES: 'true' }), compiledAhead]),
    ],
    optimization: isDevelopment ? readable : minimised(quick),
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // Quick builds have no cache, because writing it takes a third of a first build's time.
    cache: quick
      ? false
      : {
          type: 'filesystem',
          cacheDirectory: path.join(WORKSPACE_ROOT, '.cache/webpack'),
          name: `${section}-${side}-${mode}`,
          version: FACTORY_VERSION,
        },
  };
}
