module.exports = require('../build/jest/preset-node.cjs')('art', __dirname);
