module.exports = require('../packages/build/jest/preset-browser.cjs')('shell', __dirname, { roots: ['<rootDir>/src'] });
