import { baseConfig } from './base.mjs';

/**
 * Packages that must be bundled. A release is outside its workspace, so requiring them at run time would load a
 * different version, the one installed for a build tool.
 */
const NESTED = new Set(['lru-cache']);

/**
 * Bundles packages from this repository; npm packages are required at run time.
 * @param {{ request?: string }} asked @param {(error?: null, external?: string) => void} callback
 */
function externals({ request = '' }, callback) {
  const isOurs = /^(\.|\/|@verse\/)/.test(request) || /\.(scss|css|svg|webp|png|jpg|woff2)$/.test(request);
  return isOurs || NESTED.has(request) ? callback() : callback(null, `commonjs ${request}`);
}

/**
 * Returns a Node configuration that creates one CommonJS file per entry.
 * @param {import('./base.mjs').Deployable & { entry: Record<string, string> }} options
 * @returns {import('webpack').Configuration}
 */
export function nodeBundle({ name: section, root, entry, mode, quick }) {
  const base = baseConfig({ section, root, side: 'server', mode, quick });
  return {
    ...base,
    target: 'node20',
    entry,
    externals,
    // No import allowlist: server-only code may use the entire router, and the client build checks code that also runs
    // in the browser.
    plugins: [],
    devtool: 'source-map',
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, minimize: false, splitChunks: false, runtimeChunk: false },
    node: { __dirname: false, __filename: false },
  };
}

/**
 * Returns the API's configuration: a single server bundle.
 * @param {Omit<Parameters<typeof nodeBundle>[0], 'mode' | 'quick'>} options
 * @returns {import('./base.mjs').Configs}
 */
export const service =
  (options) =>
  ({ quick }, { mode }) => [nodeBundle({ ...options, mode, quick })];
