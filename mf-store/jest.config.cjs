module.exports = require('../packages/build/jest/preset-browser.cjs')('mf-store', __dirname);
