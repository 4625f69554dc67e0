module.exports = { projects: ['<rootDir>/packages/*/jest.config.cjs', '<rootDir>/{shell,api,mf-*}/jest*.config.cjs'] };
