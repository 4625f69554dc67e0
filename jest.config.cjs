module.exports = {
  projects: ['<rootDir>/packages/*/jest.config.cjs', '<rootDir>/{shell,api,mf-*}/jest*.config.cjs'],
  // Restarts a worker whose idle memory exceeds this, because memory that tests leak slows later tests.
  workerIdleMemoryLimit: '1GB',
};
