import a11y from 'eslint-plugin-jsx-a11y-x';
import hooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import importSort from 'eslint-plugin-simple-import-sort';
import typescript from 'typescript-eslint';
import { everywhere, inFrontEnds, inProduct, inTests, noDefault, outsideFormats } from './forbidden-syntax.mjs';
import { addressByName } from './rule-addresses.mjs';
import { browserLater, functionLength, lineLength } from './rule-code.mjs';
import { plainContract } from './rule-contract.mjs';
import { labelWithText } from './rule-labels.mjs';
import { honestNames, stayInside } from './rule-names.mjs';
import { constantPattern } from './rule-patterns.mjs';
import { roleByRight } from './rule-roles.mjs';

const verse = {
  rules: {
    'address-by-name': addressByName,
    'plain-contract': plainContract,
    'role-by-right': roleByRight,
    'stay-inside': stayInside,
    'honest-names': honestNames,
    'function-length': functionLength,
    'line-length': lineLength,
    'browser-later': browserLater,
    'constant-pattern': constantPattern,
    'label-with-text': labelWithText,
  },
};

const FRONT_ENDS = ['shell/src/**/*.{ts,tsx}', 'mf-*/src/**/*.{ts,tsx}', 'packages/{ui,contract}/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.{test,spec,suite}.{ts,tsx,cjs}', 'e2e/**/*.ts', '**/testing/**/*.{ts,tsx}'];
/**
 * Code that is also checked by type-aware rules. Tests are excluded, because these rules take most of the lint time.
 */
const TYPED = ['{shell,mf-*,api}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', 'shell/server/**/*.{ts,tsx}'];
const SCRIPTS = ['**/*.{mjs,cjs}'];
/**
 * Files that must have a default export because a tool requires it: exposed modules, configurations, stories, lint
 * rules.
 */
const DEFAULT_EXPORTS = [
  'mf-*/src/remote.tsx',
  '**/*.config.{ts,mjs,cjs}',
  '**/*.d.ts',
  '**/*.{stories,decorator}.tsx',
  'packages/build/**/*.mjs',
  'packages/federation-runtime/**/index.mjs',
];
/**
 * Files that may contain page addresses: the address tables, stories (which have no router), and tests (which open URLs
 * as a visitor types them).
 */
const ADDRESSES_TYPED = [
  'packages/contract/src/{addresses,shell-pages}.ts',
  'mf-*/src/section.ts',
  '**/*.stories.tsx',
  ...TESTS,
  '**/test/**',
];
/**
 * Files that may name roles: the role tables, the demo accounts (which cover every role), and tests (which sign in with
 * a role).
 */
const ROLES_NAMED = [
  'packages/api-contract/src/rights.ts',
  'packages/api-contract/src/roles.ts',
  'packages/build/eslint/rule-roles.mjs',
  'api/src/domains/identity/accounts/seed-accounts.ts',
  ...TESTS,
  '**/test/**',
];
/**
 * Files that may depend on a language or count milliseconds themselves: the formats, the constants of time, and what
 * does not reach visitors.
 */
const FORMATS = ['packages/api-contract/src/{formats/**,time.ts}', 'packages/build/**/*.{mjs,cjs}'];
/** Code that reads what visitors send. Tests and build tools read only our own texts. */
const READS_INPUT = [
  '{shell,mf-*,api}/src/**/*.{ts,tsx}',
  'shell/server/**/*.{ts,tsx}',
  'packages/{api-contract,contract,federation-runtime,releases,ui}/**/*.{ts,tsx,mjs}',
];
/** Entries that run only in a browser. */
const BROWSER_ENTRIES = ['shell/src/main.tsx', 'shell/src/inline/*.ts', 'mf-*/src/standalone.tsx'];

const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Buffer',
  'Event',
  'EventTarget',
  'FormData',
  'PerformanceObserver',
  'Request',
  'Response',
  'URL',
  'URLSearchParams',
  '__dirname',
  '__filename',
  'clearInterval',
  'clearTimeout',
  'console',
  'exports',
  'fetch',
  'globalThis',
  'module',
  'performance',
  'process',
  'queueMicrotask',
  'require',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];
/** @param {string[]} names @returns {Record<string, 'readonly'>} */
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

/** @param {object[][]} lists */
const restricted = (...lists) => ['error', ...lists.flat()];

export default [
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/.releases',
      '**/.dev',
      '**/.data',
      '**/.cache',
      '**/test-results',
      '**/coverage',
      '**/public',
      'packages/api-contract/src/api.ts',
    ],
  },
  { files: ['**/*.{ts,tsx,mjs,cjs}'], linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...typescript.configs.recommended.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { verse, 'import-sort': importSort },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'react-router', message: 'Import from react-router-dom: the two do not share a context.' }] },
      ],
      'no-restricted-syntax': restricted(everywhere, noDefault, inProduct, outsideFormats),
      'no-useless-rename': 'error',
      'no-var': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^@verse/', '^\\.']] }],
      'max-lines': ['error', { max: 300 }],
      'verse/address-by-name': 'error',
      'verse/function-length': ['error', { max: 60, component: 80, factory: 100 }],
      'verse/honest-names': 'error',
      'verse/line-length': ['error', 120],
      'verse/role-by-right': 'error',
      'verse/stay-inside': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: FRONT_ENDS,
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': restricted(everywhere, noDefault, inProduct, outsideFormats, inFrontEnds),
      'verse/browser-later': 'error',
    },
  },
  { ...a11y.configs.strict, files: FRONT_ENDS, ignores: TESTS },
  {
    files: FRONT_ENDS,
    ignores: TESTS,
    rules: {
      // Safari drops the list role if a list has no markers.
      'jsx-a11y-x/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }],
      'verse/label-with-text': 'error',
      'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }],
      // A step that asks for a single value, such as a code, focuses its field.
      'jsx-a11y-x/no-autofocus': 'off',
      // Scrollable regions must be focusable, so that they can be scrolled with the keyboard.
      'jsx-a11y-x/no-noninteractive-tabindex': 'off',
      // Dialogs and popovers may have click handlers that close them. Escape closes them natively, without a key
      // handler.
      'jsx-a11y-x/click-events-have-key-events': 'off',
      'jsx-a11y-x/no-noninteractive-element-interactions': 'off',
      'jsx-a11y-x/no-static-element-interactions': 'off',
    },
  },
  {
    files: TYPED,
    ignores: TESTS,
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
    },
  },
  {
    files: [...FRONT_ENDS, 'packages/api-contract/src/**/*.ts'],
    ignores: ['**/*.schema.ts', ...TESTS],
    rules: { 'verse/plain-contract': 'error' },
  },
  {
    files: READS_INPUT,
    ignores: [...TESTS, '**/*.test.*', 'api/src/store/literal-filter.ts', 'api/src/store/contract/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      'verse/constant-pattern': 'error',
    },
  },
  {
    files: SCRIPTS,
    languageOptions: { globals: readonly(NODE_GLOBALS) },
    rules: { 'no-undef': 'error', 'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }] },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  // Only `var` makes a global a property of globalThis.
  { files: ['**/*.d.ts'], rules: { 'no-var': 'off' } },
  { files: BROWSER_ENTRIES, rules: { 'verse/browser-later': 'off' } },
  // These files contain functions that run in the page.
  {
    files: ['packages/build/src/quality/*.mjs', 'packages/build/src/verify-release/*.mjs'],
    languageOptions: { globals: readonly(['document', 'window', 'innerHeight', 'scrollTo']) },
  },
  {
    files: ['packages/build/src/webpack/hot/browser/*.mjs'],
    languageOptions: { globals: readonly(['document']) },
  },
  // Only the facade that trims react-router-dom may import the package itself.
  { files: ['packages/build/src/**'], rules: { 'no-restricted-imports': 'off' } },
  { files: FORMATS, rules: { 'no-restricted-syntax': restricted(everywhere, noDefault, inProduct) } },
  {
    files: TESTS,
    rules: {
      'verse/browser-later': 'off',
      // A group of tests is no factory.
      'verse/function-length': ['error', { max: 60, component: 80 }],
      'no-restricted-syntax': restricted(everywhere, noDefault, inTests),
    },
  },
  { files: ADDRESSES_TYPED, rules: { 'verse/address-by-name': 'off' } },
  { files: ROLES_NAMED, rules: { 'verse/role-by-right': 'off' } },
  // Collects every schema, so that the OpenAPI document can name them.
  { files: ['packages/api-contract/src/all.schema.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: DEFAULT_EXPORTS, rules: { 'no-restricted-syntax': restricted(everywhere, inProduct) } },
  {
    files: ['**/*.test.cjs', 'packages/build/jest/*.cjs'],
    languageOptions: {
      globals: readonly([
        'afterAll',
        'afterEach',
        'beforeAll',
        'beforeEach',
        'describe',
        'expect',
        'it',
        'jest',
        'document',
        'window',
        'File',
        'Element',
        'HTMLDialogElement',
      ]),
    },
  },
];
