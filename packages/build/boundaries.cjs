const layers = require('./boundaries/layers.cjs');
const rules = require('./boundaries/rules.cjs');

/**
 * dependency-cruiser configuration. Run from the root: `depcruise --config packages/build/boundaries.cjs shell mf-* api
 * packages e2e`.
 */
module.exports = {
  forbidden: rules(layers),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: [
        '(^|/)(dist|\\.releases|\\.cache|\\.data)/',
        '\\.config\\.[cm]?(js|ts)$',
        '^packages/build/(?!src(/|$))',
        '/jest[^/]*\\.cjs$',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
