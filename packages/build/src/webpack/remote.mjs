import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { baseConfig } from './base.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';
import { SHARED, sharedModules } from './shared.mjs';

/** The global name of a remote's container: unique per release, so that two releases can live in one tab. */
export const containerName = (section, release = RELEASE_PLACEHOLDER) => `${section.replaceAll('-', '_')}__${release}`;

function clientConfig({ name: section, root }) {
  const base = baseConfig({ section, root, side: 'client' });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...base.output, chunkFilename: '[name].js', chunkLoadTimeout: 8000 },
    // A page brings what it uses and nothing that only its neighbours use: the first page is the one people wait for.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false } } },
    plugins: [
      ...base.plugins,
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: containerName(section),
        filename: 'remote-entry.js',
        exposes: { './remote': { import: `${root}/src/remote.tsx`, name: `${section}-remote` } },
        shared: sharedModules('remote'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
      }),
    ],
  };
}

function serverConfig({ name: section, root }) {
  const base = baseConfig({ section, root, side: 'server' });
  return {
    ...base,
    target: 'node20',
    entry: { remote: `${root}/src/remote.tsx` },
    output: { ...base.output, filename: 'remote.cjs', library: { type: 'commonjs2' } },
    externalsType: 'commonjs',
    externals: Object.fromEntries(SHARED.map((name) => [name, name])),
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
  };
}

/**
 * The two builds of a remote: `client/` for Module Federation, `server/` one CommonJS file for the render workers.
 *
 * @example
 * export default remote({ name: 'mf-store', root: import.meta.dirname });
 * @param {{ name: string, root: string }} options
 */
export const remote = (options) => [clientConfig(options), serverConfig(options)];
