import { createRequire } from 'node:module';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const require = createRequire(import.meta.url);

const scripts = {
  test: /\.tsx?$/,
  exclude: /node_modules\/(?!@verse\/)/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        // Remotes run under whatever React the shell brings, so never the development JSX transform.
        transform: { react: { runtime: 'automatic', development: false } },
        target: 'es2022',
      },
    },
  },
};

/**
 * Styles and pictures. `emit: false` is the server's form: class names and addresses only, equal to the browser's
 * because both come from the same `context` and section name.
 * @param {{ section: string, emit: boolean, root: string, publicPath: string }} options
 */
function assets({ section, emit, root, publicPath }) {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      importLoaders: 1,
      modules: {
        auto: /\.module\.scss$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: !emit,
        localIdentContext: root,
        localIdentName: `${section}_[local]_[hash:base64:5]`,
      },
    },
  };
  const sass = { loader: require.resolve('sass-loader'), options: { api: 'modern', implementation: require('sass'), sassOptions: { quietDeps: true } } };
  return [
    { test: /\.(scss|css)$/, use: [...(emit ? [MiniCssExtractPlugin.loader] : []), css, sass] },
    {
      test: /\.(svg|webp|png|jpg|avif|woff2)$/,
      type: 'asset/resource',
      generator: { filename: 'media/[name].[contenthash:8][ext]', emit, publicPath },
    },
  ];
}

export const rulesFor = (options) => [scripts, ...assets(options)];
