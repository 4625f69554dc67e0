import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { boundaries, check, CRUISED, format, jest, lint, stylelint, tool, TYPECHECK } from './steps.mjs';

const git = (/** @type {string[]} */ ...words) =>
  execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean);

/** @param {string} name */
function isCommit(name) {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`).length > 0;
  } catch {
    return false;
  }
}

/**
 * Returns all files changed since this branch diverged from `base`, including deleted and untracked ones.
 * @param {string} [base] a branch or commit; by default `origin/main`, `main`, or the last commit
 */
export function changedFiles(base = ['origin/main', 'main'].find(isCommit) ?? 'HEAD') {
  const [start] = git('merge-base', base, 'HEAD');
  const changed = git('diff', '--name-only', '--no-renames', start);
  return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])].sort();
}

const CODE = /\.([cm]?[jt]s|tsx)$/;
const STYLES = /\.scss$/;
const DATA = /\.json$/;
const PACKAGES = /(^|\/)package(-lock)?\.json$|^\.npmrc$|^packages\/build\/minimum-versions\.json$/;
/** Configuration files of each check. If one changes, the check runs on all files. */
const CONFIGURATION = {
  types: /(^|\/)(tsconfig[\w.]*|package)\.json$/,
  lint: /^(eslint\.config\.mjs|packages\/build\/eslint\/(?!.*\.test\.))/,
  stylelint: /^(stylelint\.config\.mjs|packages\/build\/stylelint\/(?!.*\.test\.))/,
  boundaries: /^packages\/build\/boundaries(\.cjs|\/(?!.*\.test\.))/,
  jest: /^(package-lock\.json|(.*\/)?jest(\.\w+)?\.config\.cjs|packages\/build\/jest\/(?!.*\.test\.))/,
};

/**
 * Returns the tests that read documents, workflows and configuration. Jest cannot infer these dependencies from
 * imports.
 */
const repositoryTests = () =>
  readdirSync('packages/build/src/quality')
    .filter((file) => file.endsWith('.test.cjs'))
    .map((file) => `packages/build/src/quality/${file}`);

/**
 * Returns the steps that could fail because of changed files. To find dependent files, tsc uses its build information,
 * and jest uses imports.
 * @param {readonly string[]} files including deleted ones
 * @param {(file: string) => boolean} [isThere]
 * @returns {import('./steps.mjs').Step[]}
 */
export function affectedSteps(files, isThere = existsSync) {
  const left = files.filter(isThere);
  const matching = (/** @type {RegExp} */ pattern) => left.filter((file) => pattern.test(file));
  const changed = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file));
  const code = matching(CODE);
  const folders = CRUISED.filter((folder) => files.some((file) => file.startsWith(`${folder}/`) && CODE.test(file)));
  const readers = files.every((file) => CODE.test(file) || STYLES.test(file)) ? [] : repositoryTests();
  const styles = changed(CONFIGURATION.stylelint) ? ['**/*.scss'] : matching(STYLES);
  const cruised = changed(CONFIGURATION.boundaries) ? CRUISED : folders;
  const tested = [...code, ...matching(DATA), ...readers];
  return [
    ...(changed(CODE) || changed(CONFIGURATION.types) ? [TYPECHECK] : []),
    ...(changed(CONFIGURATION.lint) ? [lint(['.'])] : code.length > 0 ? [lint(['--no-warn-ignored', ...code])] : []),
    ...(left.length > 0 ? [format(left)] : []),
    ...(styles.length > 0 ? [stylelint(styles)] : []),
    ...(cruised.length > 0 ? [boundaries(cruised)] : []),
    ...(changed(PACKAGES) ? [check('dependencies', ...tool('dependencies'))] : []),
    ...(files.length > 0 ? [check('words', ...tool('words'))] : []),
    ...(changed(CONFIGURATION.jest)
      ? [jest()]
      : tested.length > 0
        ? [jest('--passWithNoTests', '--findRelatedTests', ...tested)]
        : []),
  ];
}
