import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { CuratedImports } from './curated-imports.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';
import { rulesFor } from './rules.mjs';

export const WORKSPACE_ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The cache outlives a change of these files unless they are part of its name; it has kept a failure that way. */
const FACTORY_VERSION = (() => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const hash = createHash('sha256').update(readFileSync(path.join(WORKSPACE_ROOT, 'package-lock.json')));
  for (const file of readdirSync(folder).sort()) hash.update(readFileSync(path.join(folder, file)));
  return hash.digest('hex');
})();

export const clientPath = (section) => `/mf/${section}/${RELEASE_PLACEHOLDER}/client/`;

/**
 * What every bundle has in common.
 * @param {{ section: string, root: string, side: 'client' | 'server' }} options
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ section, root, side }) {
  const publicPath = clientPath(section);
  return {
    name: `${section}/${side}`,
    mode: 'production',
    context: WORKSPACE_ROOT,
    devtool: false,
    output: {
      path: path.join(root, 'dist', side),
      filename: '[name].js',
      publicPath,
      uniqueName: `${section}__${RELEASE_PLACEHOLDER}`,
      hashFunction: 'xxhash64',
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: { rules: rulesFor({ section, emit: side === 'client', root: WORKSPACE_ROOT, publicPath }) },
    plugins: [new CuratedImports()],
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }), new CssMinimizerPlugin()],
      chunkIds: 'named',
      moduleIds: 'deterministic',
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(WORKSPACE_ROOT, '.cache/webpack'),
      name: `${section}-${side}`,
      version: FACTORY_VERSION,
    },
  };
}
