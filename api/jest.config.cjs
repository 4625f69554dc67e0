module.exports = require('../packages/build/jest/preset-node.cjs')('api', __dirname, {
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  globalSetup: '<rootDir>/test/before-all.cjs',
  globalTeardown: '<rootDir>/test/after-all.cjs',
  setupFiles: ['<rootDir>/test/remembered-passwords.cjs'],
});
