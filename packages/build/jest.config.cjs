module.exports = require('./jest/preset-node.cjs')('build', __dirname);
