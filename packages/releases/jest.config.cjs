module.exports = require('../build/jest/preset-node.cjs')('releases', __dirname);
