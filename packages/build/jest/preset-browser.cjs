const preset = require('./preset.cjs');

/**
 * Jest preset for code that runs in the browser. A file that begins with `@jest-environment node` in a comment runs in
 * Node.
 *
 * @param {string} name @param {string} rootDir @param {object} more
 * @example
 * module.exports = require('../packages/build/jest/preset-browser.cjs')('mf-store', __dirname);
 */
module.exports = (name, rootDir, more = {}) => {
  const shared = preset(name, rootDir);
  return {
    ...shared,
    testEnvironment: require.resolve('./browser-environment.cjs'),
    // Omits 'browser', because under that condition several packages offer only ES modules, which would be slower and
    // no more realistic.
    testEnvironmentOptions: { customExportConditions: [''] },
    setupFilesAfterEnv: [
      ...shared.setupFilesAfterEnv,
      require.resolve('./browser-gaps.cjs'),
      require.resolve('./test-timeout-browser.cjs'),
    ],
    ...more,
  };
};
