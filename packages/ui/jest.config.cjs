module.exports = require('../build/jest/preset-browser.cjs')('ui', __dirname);
