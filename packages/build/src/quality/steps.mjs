import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { SECTIONS } from '../workspace.mjs';
import { testsOf } from './test-reports.mjs';

const MINUTE = 60_000;

/**
 * A step either runs node with `script`, or any `command`. `report` is the JSON its tests are counted from; `skip` says
 * why it cannot run here, if so. `minutes` is when it is stopped.
 * @typedef {{ name: string, script?: string[], command?: string[], report?: string, env?: Record<string, string>, minutes?: number, skip?: () => string | undefined }} Step
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, skipped?: string }} Outcome
 */

/** The file behind a tool's command, so that no shell and no npx stands between. @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;

const jest = (/** @type {string[]} */ ...more) => [
  bin('jest'),
  '--maxWorkers',
  '2',
  '--json',
  '--outputFile',
  'test-results/jest.json',
  ...more,
];

/** @param {string} folder @returns {Step[]} */
const checksOf = (folder) => [
  { name: 'typecheck', script: [bin('tsc'), '-b', 'tsconfig.json', 'packages/build'] },
  { name: 'format', script: [bin('prettier'), '--check', '--log-level', 'warn', folder] },
  { name: 'lint', script: [bin('eslint'), folder] },
  {
    name: 'stylelint',
    script: [bin('stylelint'), '--allow-empty-input', folder === '.' ? '**/*.scss' : `${folder}/**/*.scss`],
  },
  {
    name: 'boundaries',
    script: [
      bin('depcruise'),
      '--config',
      'packages/build/boundaries.cjs',
      ...(folder === '.' ? DEPLOYABLES : [folder]),
    ],
  },
];

const DEPLOYABLES = [...SECTIONS, 'api', 'packages', 'e2e'];
const tool = (/** @type {string} */ name) => [`packages/build/bin/${name}.mjs`];

/** docker-compose as Debian packages it; without any of its daemon. */
const compose = {
  name: 'compose',
  command: ['docker-compose', '-f', 'docker-compose.yml', 'config', '--quiet'],
  skip: () => (spawnSync('docker-compose', ['version']).status === 0 ? undefined : 'docker-compose is not installed'),
};

/** Everything `npm test` does, in its order. @returns {Step[]} */
export const allSteps = () => [
  ...checksOf('.'),
  { name: 'dependencies', script: tool('dependencies') },
  { name: 'words', script: tool('words') },
  { name: 'build', script: tool('build') },
  { name: 'jest', script: jest(), report: 'test-results/jest.json', minutes: 40 },
  { name: 'adapter', script: ['api/test/adapter/run.cjs'] },
  compose,
  { name: 'size', script: tool('size') },
  {
    name: 'e2e',
    script: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'],
    report: 'test-results/e2e.json',
    minutes: 55,
  },
  { name: 'requirements', script: tool('requirements') },
];

/** What one team needs: the checks of its own workspace. @param {string} workspace @returns {Step[]} */
export const stepsOf = (workspace) => [
  ...checksOf(workspace),
  { name: 'jest', script: jest('--passWithNoTests', '--', `${workspace}/`), report: 'test-results/jest.json' },
];

/** @param {string | undefined} path @returns {{ passed: number, failed: number }} */
function countOf(path) {
  const tests = path && existsSync(path) ? testsOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/** Runs a step to its end, its output as it comes. A step without tests counts as one. @param {Step} step @returns {Outcome} */
export function run({
  name,
  script,
  command = [process.execPath, ...(script ?? [])],
  report,
  env,
  minutes = 10,
  skip,
}) {
  const skipped = skip?.();
  if (skipped) return { name, passed: 0, failed: 0, seconds: 0, skipped };
  const start = performance.now();
  const { status } = spawnSync(command[0], command.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    timeout: minutes * MINUTE,
  });
  const seconds = (performance.now() - start) / 1000;
  const tests = countOf(report);
  if (status === 0) return { name, seconds, passed: tests.passed || 1, failed: 0 };
  return { name, seconds, passed: tests.passed, failed: tests.failed || 1 };
}
