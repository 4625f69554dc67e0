module.exports = require('../packages/build/jest/preset-browser.cjs')('mf-marketing', __dirname);
