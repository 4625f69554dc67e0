const config = require('../packages/build/jest/preset-browser.cjs')('mf-resources', __dirname, { testTimeout: 30_000 });

module.exports = { ...config, setupFilesAfterEnv: [...config.setupFilesAfterEnv, require.resolve('./jest-patience.cjs')] };
