module.exports = require('../packages/build/jest/preset-browser.cjs')('mf-verse', __dirname);
