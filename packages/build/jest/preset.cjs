/** @param {string} file */
const here = (file) => require.resolve(`./${file}`);

/** Settings shared by both presets. @param {string} name @param {string} rootDir */
module.exports = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,cjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.releases/'],
  modulePathIgnorePatterns: ['/dist/', '/.releases/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'cjs', 'js', 'json', 'node'],
  resolver: here('resolve.cjs'),
  transform: {
    '/node_modules/(mingo/cjs|kysely/dist/cjs|pdf-lib/cjs)/(index|updater)\\.js$': here('whole-package.cjs'),
    '\\.(svg|webp|avif|png|jpe?g|gif|woff2?)$': here('file-name.cjs'),
    '\\.([cm]?js|tsx?)$': here('compile.cjs'),
  },
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.module\\.scss$': here('class-names.cjs'), '\\.(scss|css)$': here('empty.cjs') },
  setupFilesAfterEnv: [here('quiet-console.cjs'), here('test-timeout.cjs')],
});
