import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { fileURLToPath } from 'node:url';
import { WORKSPACE_ROOT, baseConfig } from './base.mjs';
import { nodeBundle } from './node.mjs';
import { sharedModules } from './shared.mjs';

// Without this alias provideExternalRuntime bundles a second, CommonJS copy of the runtime: 179 kB instead of 88 kB.
const runtimeCore = path.join(WORKSPACE_ROOT, 'node_modules/@module-federation/runtime-core/dist/index.js');

const withoutSnapshots = fileURLToPath(new URL('./federation-without-snapshots.mjs', import.meta.url));
const SNAPSHOT_MODULES = /^(?=.*(snapshot\/(index|SnapshotHandler)|generate-preload-assets|utils\/preload|\.\/preload)\.js$)\.\.?\//;

/** Only the runtime's own imports are replaced: other packages may have files of these names. */
function leaveOutSnapshots(resource) {
  if (resource.context.includes('@module-federation/runtime-core')) resource.request = withoutSnapshots;
}

function clientConfig({ name: section, root }) {
  const base = baseConfig({ section, root, side: 'client' });
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: `${root}/src/main.tsx` },
    output: { ...base.output, chunkFilename: '[name].js', chunkLoadTimeout: 8000 },
    resolve: { ...base.resolve, alias: { '@module-federation/runtime-tools/runtime-core$': runtimeCore } },
    plugins: [
      ...base.plugins,
      new webpack.NormalModuleReplacementPlugin(SNAPSHOT_MODULES, leaveOutSnapshots),
      new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true }),
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules('shell'),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
    ],
  };
}

/**
 * The shell: the host of the federation in the browser, the gateway and its render workers on the server.
 * @param {{ name: string, root: string }} options
 */
export const shell = (options) => [
  clientConfig(options),
  nodeBundle({ ...options, entry: { gateway: `${options.root}/server/main.ts`, worker: `${options.root}/server/render/worker.ts` } }),
];
