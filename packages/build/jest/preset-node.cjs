const preset = require('./preset.cjs');

/**
 * Jest preset for code that runs in Node.
 *
 * @param {string} name @param {string} rootDir @param {object} more
 * @example
 * module.exports = require('../packages/build/jest/preset-node.cjs')('api', __dirname);
 */
module.exports = (name, rootDir, more = {}) => ({
  ...preset(name, rootDir),
  testEnvironment: require.resolve('./node-environment.cjs'),
  ...more,
});
