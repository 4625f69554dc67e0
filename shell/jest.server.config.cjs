const { compileInlineScripts } = require('../packages/build/src/webpack/inline-scripts.cjs');

module.exports = require('../packages/build/jest/preset-node.cjs')('shell-server', __dirname, {
  roots: ['<rootDir>/server'],
  globals: { INLINE_SCRIPTS: compileInlineScripts(`${__dirname}/src/inline`) },
});
