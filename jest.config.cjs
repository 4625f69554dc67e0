module.exports = {
  projects: ['<rootDir>/packages/*/jest.config.cjs', '<rootDir>/{shell,api,mf-*}/jest*.config.cjs'],
  // Memory that tests leave behind slows later tests: a worker restarts beyond this.
  workerIdleMemoryLimit: '1GB',
};
