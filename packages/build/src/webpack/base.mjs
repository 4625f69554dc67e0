import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { CuratedImports } from './curated-imports.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';
import { rulesFor } from './rules.mjs';

export const WORKSPACE_ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The cache outlives a change of these files unless they are part of its name; it has kept a failure that way. */
const FACTORY_VERSION = (() => {
  const hash = createHash('sha256').update(readFileSync(path.join(WORKSPACE_ROOT, 'package-lock.json')));
  for (const folder of [new URL('.', import.meta.url), new URL('../development/', import.meta.url)])
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(new URL(entry.name, folder)));
  return hash.digest('hex');
})();

/**
 * What swc leaves, terser makes smaller by a hundredth. `unsafe_arrows`: no function expression without `this` is called with
 * `new`. Not `pure_getters`: reading a size to make the browser lay out is a statement here.
 */
const minifier = new TerserPlugin({
  minify: [TerserPlugin.swcMinify, TerserPlugin.terserMinify],
  terserOptions: [
    {},
    {
      ecma: 2022,
      compress: { ecma: 2022, keep_fargs: false, unsafe_arrows: true, unsafe_methods: true },
      format: { comments: false },
    },
  ],
  extractComments: false,
});

export const clientPath = (section) => `/mf/${section}/${RELEASE_PLACEHOLDER}/client/`;

/** Where a section that runs without the site has its files. */
export const ALONE_PATH = '/_alone/';

/** Where the files of a build lie; those of development never among what is released. */
export const distOf = (root, mode) => path.join(root, 'dist', ...(mode === 'development' ? [mode] : []));

const minimised = {
  minimizer: [minifier, new CssMinimizerPlugin()],
  chunkIds: 'named',
  moduleIds: 'deterministic',
};
/** A file that does not compile leaves what was built before as it was. */
const readable = { chunkIds: 'named', moduleIds: 'named', emitOnErrors: false };

/**
 * What every bundle has in common.
 * @param {{ section: string, root: string, side: 'client' | 'server', mode?: 'production' | 'development', publicPath?: string }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ section, root, side, mode = 'production', publicPath = clientPath(section) }) {
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
    plugins: [new CuratedImports()],
    optimization: isDevelopment ? readable : minimised,
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(WORKSPACE_ROOT, '.cache/webpack'),
      name: `${section}-${side}-${mode}`,
      version: FACTORY_VERSION,
    },
  };
}
