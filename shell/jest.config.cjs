const { compileInlineScripts } = require('../packages/build/src/webpack/inline-scripts.cjs');

module.exports = require('../packages/build/jest/preset-browser.cjs')('shell', __dirname, {
  roots: ['<rootDir>/src'],
  globals: { INLINE_SCRIPTS: compileInlineScripts(`${__dirname}/src/inline`) },
});
