module.exports = require('../packages/build/jest/preset-node.cjs')('shell-server', __dirname, {
  roots: ['<rootDir>/server'],
});
