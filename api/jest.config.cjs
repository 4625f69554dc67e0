module.exports = require('../packages/build/jest/preset-node.cjs')('api', __dirname, {
  testEnvironment: require.resolve('../packages/build/jest/sharing-environment.cjs'),
  runtime: require.resolve('../packages/build/jest/sharing-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.ts'],
  globalSetup: '<rootDir>/test/before-all.cjs',
  globalTeardown: '<rootDir>/test/after-all.cjs',
  setupFiles: ['<rootDir>/test/remembered-passwords.cjs', '<rootDir>/test/remembered-pictures.cjs'],
});
