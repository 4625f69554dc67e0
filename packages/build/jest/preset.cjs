const here = (file) => require.resolve(`./${file}`);

/** When a test is given up as stuck. It is no stopwatch: two cores that also build can make any test slow. */
const LIMIT_MS = 30_000;

/** What the two presets share. */
module.exports = (name, rootDir) => ({
  displayName: name,
  rootDir,
  testTimeout: LIMIT_MS,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx,cjs}'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.releases/'],
  modulePathIgnorePatterns: ['/dist/', '/.releases/'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'cjs', 'js', 'json', 'node'],
  resolver: here('resolve.cjs'),
  transform: {
    '\\.(svg|webp|avif|png|jpe?g|gif|woff2?)$': here('file-name.cjs'),
    '\\.([cm]?js|tsx?)$': here('compile.cjs'),
  },
  transformIgnorePatterns: [],
  moduleNameMapper: { '\\.module\\.scss$': here('class-names.cjs'), '\\.(scss|css)$': here('empty.cjs') },
  setupFilesAfterEnv: [here('quiet-console.cjs')],
});
