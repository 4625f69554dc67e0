module.exports = require('../build/jest/preset-node.cjs')('api-contract', __dirname);
