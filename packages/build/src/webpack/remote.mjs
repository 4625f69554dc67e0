import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { BEFORE_REACT, hotSection, STAND_IN_STYLES, withHotModules } from '../development/hot-modules.mjs';
import { ALONE_PATH, baseConfig, distOf } from './base.mjs';
import { RELEASE_PLACEHOLDER } from './release-id.mjs';
import { consumedModules, SHARED } from './shared.mjs';

// The plugin's option `implementation` would take a published package; a file of ours needs the alias.
const pluginRuntime = createRequire(import.meta.resolve('@module-federation/enhanced')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);
const ourRuntime = fileURLToPath(new URL('./container-runtime.mjs', import.meta.url));

/** The global name of a remote's container: unique per release, so that two releases can live in one tab. */
export const containerName = (section, release = RELEASE_PLACEHOLDER) => `${section.replaceAll('-', '_')}__${release}`;

const sheets = () =>
  new MiniCssExtractPlugin({ filename: '[name].css', chunkFilename: '[name].css', ignoreOrder: true });

/** In development the entry has one name for all releases, so that what changes in one is found in the next. */
const container = (section, exposed, mode) =>
  new ModuleFederationPlugin({
    name: mode === 'development' ? section.replaceAll('-', '_') : containerName(section),
    library: { type: 'var', name: containerName(section) },
    filename: 'remote-entry.js',
    exposes: { './remote': { import: exposed, name: `${section}-remote` } },
    shared: consumedModules(),
    dts: false,
    manifest: false,
  });

function clientConfig({ name: section, root, mode }) {
  const base = baseConfig({ section, root, side: 'client', mode });
  const module = `${root}/src/remote.tsx`;
  const exposed = mode === 'development' ? [hotSection(section), module] : module;
  const config = {
    ...base,
    target: ['web', 'es2022'],
    entry: {},
    output: { ...base.output, chunkFilename: '[name].js', chunkLoadTimeout: 8000 },
    resolve: { ...base.resolve, alias: { [pluginRuntime]: ourRuntime } },
    // A page brings what it uses and nothing that only its neighbours use: the first page is the one people wait for.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: { default: false } } },
    plugins: [...base.plugins, sheets(), container(section, exposed, mode)],
  };
  return mode === 'development' ? withHotModules(config, section) : config;
}

/** The section without the site: `src/standalone.tsx` on a stand-in shell, with a React of its own. */
function aloneConfig({ name: section, root }) {
  const base = baseConfig({ section, root, side: 'client', mode: 'development', publicPath: ALONE_PATH });
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

function serverConfig({ name: section, root, mode }) {
  const base = baseConfig({ section, root, side: 'server', mode });
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
 * The two builds of a remote: `client/` for Module Federation, `server/` one CommonJS file for the render workers. With
 * `env.alone` the one build that needs no shell.
 *
 * @example
 * export default remote({ name: 'mf-store', root: import.meta.dirname });
 * @param {{ name: string, root: string }} options
 */
export const remote =
  (options) =>
  ({ alone = false }, { mode }) =>
    alone ? [aloneConfig(options)] : [clientConfig({ ...options, mode }), serverConfig({ ...options, mode })];
