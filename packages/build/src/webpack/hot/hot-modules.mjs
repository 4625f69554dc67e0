import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { scripts } from '../rules.mjs';

const require = createRequire(import.meta.url);
/** @param {string} name */
const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Runs before React: tells it that components will be replaced. Once per page, in whatever brings React. */
export const BEFORE_REACT = fileOf('./browser/before-react.mjs');

/** Tokens and base styles, for a section without the site. */
export const STAND_IN_STYLES = fileOf('./standalone.scss');

/** Takes new releases of a section into an open page. @param {string} section */
export const hotSection = (section) => `${fileOf('./browser/hot-section.mjs')}?${section}`;

/** @param {string} section */
const refreshed = (section) =>
  scripts({ development: true, refresh: true }, { loader: fileOf('./refresh-loader.mjs'), options: { section } });

/** mini-css-extract-plugin would ask for its sheets where they were; `hot-section.mjs` asks where they are now. */
const SHEETS_BY_PLUGIN = require.resolve('mini-css-extract-plugin/dist/hmr/hotModuleReplacement.js');

/**
 * A browser's build whose modules can be replaced in an open page. Names hold no release: an update is of the next one.
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
