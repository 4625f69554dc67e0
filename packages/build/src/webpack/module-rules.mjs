import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { sassOptions } from './cached-sass.mjs';

const require = createRequire(import.meta.url);

/** @param {object} react JSX compilation options @param {object[]} after loaders that process the compiled output */
export const scripts = (react, ...after) => ({
  test: /\.tsx?$/,
  exclude: /node_modules\/(?!@verse\/)/,
  use: [
    ...after,
    {
      loader: require.resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', ...react } },
          target: 'es2022',
        },
      },
    },
    require.resolve('./page-chunks.mjs'),
  ],
});

// Remotes run with the React of the shell that loads them, so they never use the development JSX transform.
const released = scripts({ development: false });

/**
 * Derives a class name from the section, the stylesheet and the key. All classes in a stylesheet share the part that
 * identifies it, because repetition compresses well in scripts, stylesheets and pages.
 * @param {string} section
 * @param {string} root
 */
export const classNamer =
  (section, root) =>
  (
    /** @type {{ resourcePath: string }} */ { resourcePath },
    /** @type {string} */ _pattern,
    /** @type {string} */ word,
  ) => {
    const sheet = createHash('sha256').update(path.relative(root, resourcePath)).digest('base64url').slice(0, 4);
    return `${section}_${sheet}_${word}`;
  };

/**
 * Returns the rules for styles and pictures. With `emit: false`, as on the server, imports yield class names and URLs,
 * but no files are written. The names and URLs match those in the browser, because they are derived from the same
 * `context` and section name.
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
        getLocalIdent: classNamer(section, root),
      },
    },
  };
  const sass = { loader: require.resolve('sass-loader'), options: sassOptions };
  return [
    { test: /\.(scss|css)$/, use: [...(emit ? [MiniCssExtractPlugin.loader] : []), css, sass] },
    {
      test: /\.(svg|webp|png|jpg|avif|woff2)$/,
      type: 'asset/resource',
      generator: { filename: 'media/[name].[contenthash:8][ext]', emit, publicPath },
    },
  ];
}

/** @param {Parameters<typeof assets>[0]} options @returns {import('webpack').RuleSetRule[]} */
export const rulesFor = (options) => [released, ...assets(options)];
