import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { scripts } from '../module-rules.mjs';

const require = createRequire(import.meta.url);
/** @param {string} name */
const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Runs before React, so that components can be replaced. Included only once per page, in the bundle that contains
 * React.
 */
export const BEFORE_REACT = fileOf('./browser/before-react.mjs');

/** Design tokens and base styles for a standalone section. */
export const STANDALONE_STYLES = fileOf('./standalone.scss');

/** Applies new releases of a section to an open page. @param {string} section */
export const hotSection = (section) => `${fileOf('./browser/hot-section.mjs')}?${section}`;

/** @param {string} section */
const refreshed = (section) =>
  scripts({ development: true, refresh: true }, { loader: fileOf('./refresh-loader.mjs'), options: { section } });

/**
 * mini-css-extract-plugin would request stylesheets at outdated URLs, whereas `hot-section.mjs` uses the current ones.
 */
const SHEETS_BY_PLUGIN = require.resolve('mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js');

/**
 * Configures a build whose modules can be replaced in an open page. Names of update files do not contain the release
 * id, because the page of one release finds its update among the files of the next release.
 * @param {import('../base.mjs').BaseConfig} config @param {string} section
 * @returns {import('webpack').Configuration}
 */
export function withHotModules(config, section) {
  const [, ...assets] = config.module.rules;
  const resolve = {
    ...config.resolve,
    alias: { ...config.resolve.alias, [SHEETS_BY_PLUGIN]: fileOf('./no-sheets.cjs') },
  };
  return {
    ...config,
    resolve,
    output: {
      ...config.output,
      hotUpdateMainFilename: '[fullhash].hot-update.json',
      hotUpdateChunkFilename: '[id].[fullhash].hot-update.js',
    },
    module: { ...config.module, rules: [refreshed(section), ...assets] },
    plugins: [...config.plugins, new webpack.HotModuleReplacementPlugin()],
  };
}
