import { baseConfig } from './base.mjs';

/** Packages of this repository are bundled, those of npm are required at run time. */
function externals({ request }, callback) {
  const isOurs = /^(\.|\/|@verse\/)/.test(request) || /\.(scss|css|svg|webp|png|jpg|woff2)$/.test(request);
  return isOurs ? callback() : callback(null, `commonjs ${request}`);
}

/**
 * One CommonJS file per entry for Node.
 * @param {{ name: string, root: string, entry: Record<string, string> }} options
 */
export function nodeBundle({ name: section, root, entry }) {
  const base = baseConfig({ section, root, side: 'server' });
  return {
    ...base,
    target: 'node20',
    entry,
    externals,
    // What runs only here may use all of the router; what also runs in the browser is checked by the browser's build.
    plugins: [],
    devtool: 'source-map',
    output: { ...base.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, minimize: false, splitChunks: false, runtimeChunk: false },
    node: { __dirname: false, __filename: false },
  };
}

/** The API: a single server bundle. */
export const service = (options) => [nodeBundle(options)];
