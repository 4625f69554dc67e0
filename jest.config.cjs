module.exports = {
  projects: ['<rootDir>/packages/*/jest.config.cjs', '<rootDir>/{shell,api,mf-*}/jest*.config.cjs'],
  // What tests leave behind in a worker's memory slows the tests after them: it starts anew beyond this.
  workerIdleMemoryLimit: '1GB',
};
