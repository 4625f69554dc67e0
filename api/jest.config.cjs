module.exports = require('../packages/build/jest/preset-node.cjs')('api', __dirname, {
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  globalSetup: '<rootDir>/test/start-mongo.cjs',
  globalTeardown: '<rootDir>/test/stop-mongo.cjs',
});
