module.exports = require('../packages/build/jest/preset-browser.cjs')('mf-resources', __dirname);
