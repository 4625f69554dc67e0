import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { readManifests } from '../addresses.mjs';
import { baseConfig } from './base.mjs';
import { HostChunkLoading } from './host-chunk-loading.mjs';
import { BEFORE_REACT } from './hot/hot-modules.mjs';
import { compileInlineScripts } from './inline-scripts.cjs';
import { nodeBundle } from './node.mjs';
import { ROUTER_FACADE, sharedVersions } from './shared.mjs';

const router = path.dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/**
 * Aliases for the router: our facade, and the router's production builds, because its `exports` would select the
 * development builds in every mode.
 */
const ROUTER = {
  'react-router-dom$': ROUTER_FACADE,
  'react-router$': path.join(router, 'dist/production/index.mjs'),
  'react-router/dom$': path.join(router, 'dist/production/dom-export.mjs'),
};

/** @param {import('./base.mjs').Deployable} options @returns {import('webpack').Configuration} */
function clientConfig({ name: section, root, mode, quick }) {
  const base = baseConfig({ section, root, side: 'client', mode, quick });
  const isDevelopment = mode === 'development';
  return {
    ...base,
    target: ['web', 'es2022'],
    // Source maps are for `npm run size`, and are not part of the release.
    devtool: isDevelopment ? base.devtool : 'hidden-source-map',
    entry: { main: [...(isDevelopment ? [BEFORE_REACT] : []), `${root}/src/main.tsx`] },
    output: { ...base.output, chunkFilename: '[name].js', chunkLoadTimeout: 8000 },
    resolve: { ...base.resolve, alias: ROUTER },
    plugins: [
      ...base.plugins,
      new webpack.DefinePlugin({ SHARED_VERSIONS: JSON.stringify(sharedVersions()) }),
      new MiniCssExtractPlugin({
        filename: '[name].css',
        chunkFilename: '[name].css',
        ignoreOrder: true,
        runtime: isDevelopment,
      }),
      ...(isDevelopment ? [] : [new HostChunkLoading('host')]),
    ],
  };
}

/**
 * Returns the configuration of the gateway and its workers. They follow the releases of all sections. They also contain
 * the list of sections known at build time, so that even a section without a release has its URLs and an error card.
 * @param {import('./base.mjs').Deployable} options
 */
async function serverConfig(options) {
  const entry = { gateway: `${options.root}/server/main.ts`, worker: `${options.root}/server/render/worker.ts` };
  const known = Object.entries(await readManifests()).flatMap(([name, { parts }]) =>
    parts.map((part) => ({ name, ...part })),
  );
  const inline = `${options.root}/src/inline`;
  const defined = new webpack.DefinePlugin({
    KNOWN_SECTIONS: JSON.stringify(known),
    INLINE_SCRIPTS: webpack.DefinePlugin.runtimeValue(() => JSON.stringify(compileInlineScripts(inline)), {
      contextDependencies: [inline],
    }),
  });
  return { ...nodeBundle({ ...options, entry }), plugins: [defined] };
}

/**
 * Returns the shell's configurations: the federation host in the browser, and the gateway and its render workers on the
 * server.
 * @param {Omit<import('./base.mjs').Deployable, 'mode' | 'quick'>} options
 * @returns {import('./base.mjs').Configs}
 */
export const shell =
  (options) =>
  async ({ quick }, { mode }) => [
    clientConfig({ ...options, mode, quick }),
    await serverConfig({ ...options, mode, quick }),
  ];
