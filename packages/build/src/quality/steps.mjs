import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { SECTIONS } from '../workspace.mjs';
import { testsOf } from './test-reports.mjs';

const MINUTE = 60_000;

/**
 * A step runs either `script` in Node or any `command`. `report` is the JSON file from which its tests are counted;
 * `skip` returns the reason if the step cannot run here. `minutes` is its timeout. `isBeside` marks steps that can run
 * in parallel with one other such step, because they write no files that neighbouring steps read.
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [script]
 * @property {string[]} [command]
 * @property {string} [report]
 * @property {Record<string, string>} [env]
 * @property {number} [minutes]
 * @property {() => string | undefined} [skip]
 * @property {boolean} [isBeside]
 *
 * @typedef {{ name: string, passed: number, failed: number, seconds: number, skipped?: string }} Outcome
 */

/** Returns the file behind a tool's command, so that it can be started without a shell or npx. @param {string} name */
const bin = (name) => `node_modules/.bin/${name}`;

/**
 * Gives V8 more room for the many short-lived objects that tests create, which halves the number of garbage
 * collections. Workers inherit this Node option.
 */
const ROOM = '--max-semi-space-size=32';

/** One more worker than cores, because some tests wait. @param {string[]} more @returns {Step} */
export const jest = (...more) => ({
  name: 'jest',
  script: [ROOM, bin('jest'), '--maxWorkers', '3', '--json', '--outputFile', 'test-results/jest.json', ...more],
  report: 'test-results/jest.json',
  minutes: 40,
});

/** @type {Step} */
export const TYPECHECK = {
  name: 'typecheck',
  script: [bin('tsc'), '-b', 'tsconfig.json', 'packages/build'],
  isBeside: true,
};

/** @param {string} name @param {string[]} script @returns {Step} */
export const check = (name, ...script) => ({ name, script, isBeside: true });
export const lint = (/** @type {string[]} */ paths) => check('lint', bin('eslint'), ...paths);
export const format = (/** @type {string[]} */ paths) =>
  check('format', bin('prettier'), '--check', '--ignore-unknown', '--log-level', 'warn', ...paths);
export const stylelint = (/** @type {string[]} */ paths) =>
  check('stylelint', bin('stylelint'), '--allow-empty-input', ...paths);
export const boundaries = (/** @type {string[]} */ folders) =>
  check('boundaries', bin('depcruise'), '--config', 'packages/build/boundaries.cjs', ...folders);

export const CRUISED = [...SECTIONS, 'api', 'packages', 'e2e'];

export const tool = (/** @type {string} */ name) => [`packages/build/bin/${name}.mjs`];

/** Checks the configuration with Debian's docker-compose, which needs no daemon for this. */
const compose = () => ({
  name: 'compose',
  isBeside: true,
  command: ['docker-compose', 'config', '--quiet'],
  skip: () => (spawnSync('docker-compose', ['version']).status === 0 ? undefined : 'docker-compose is not installed'),
});

/** Returns all steps of `npm test`, in order. @returns {Step[]} */
export const allSteps = () => [
  // The longest step comes first, so that it does not run alone on one core at the end.
  lint(['.']),
  check('build', ...tool('build')),
  TYPECHECK,
  format(['.']),
  boundaries(CRUISED),
  stylelint(['**/*.scss']),
  check('dependencies', ...tool('dependencies')),
  check('words', ...tool('words')),
  jest(),
  check('size', ...tool('size')),
  check('adapter', 'api/test/adapter/run.cjs'),
  compose(),
  {
    name: 'e2e',
    script: [bin('playwright'), 'test', '-c', 'e2e/playwright.config.ts'],
    report: 'test-results/e2e.json',
    minutes: 55,
  },
  { name: 'requirements', script: tool('requirements') },
];

/**
 * Returns the steps for one team: the checks of its own workspace.
 * @param {string} workspace @returns {Step[]}
 */
export const stepsOf = (workspace) => [
  TYPECHECK,
  lint([workspace]),
  format([workspace]),
  stylelint([`${workspace}/**/*.scss`]),
  boundaries([workspace]),
  jest('--passWithNoTests', '--', `${workspace}/`),
];

/** @param {string | undefined} path @returns {{ passed: number, failed: number }} */
function countOf(path) {
  const tests = path && existsSync(path) ? testsOf(JSON.parse(readFileSync(path, 'utf8'))) : [];
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  return { passed: count('passed'), failed: count('failed') };
}

/**
 * Runs a step to completion. Streams its output or, if other steps are running at the same time, returns it at the end.
 * A step without tests counts as one test.
 * @param {Step} step @param {{ isAlone?: boolean }} [how]
 * @returns {Promise<Outcome & { output: string }>}
 */
export async function run(
  { name, script, command = [process.execPath, ...(script ?? [])], report, env, minutes = 10, skip },
  { isAlone = true } = {},
) {
  const skipped = skip?.();
  if (skipped) return { name, passed: 0, failed: 0, seconds: 0, skipped, output: '' };
  const start = performance.now();
  const child = spawn(command[0], command.slice(1), {
    stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    timeout: minutes * MINUTE,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const [status] = await once(child, 'close');
  const seconds = (performance.now() - start) / 1000;
  const tests = countOf(report);
  if (status === 0) return { name, seconds, passed: tests.passed || 1, failed: 0, output };
  return { name, seconds, passed: tests.passed, failed: tests.failed || 1, output };
}

/**
 * Groups the steps in order. Steps that may run at the same time share a group.
 * @param {readonly Step[]} steps @returns {Step[][]}
 */
export function groupsOf(steps) {
  /** @type {Step[][]} */
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.isBeside && last?.[0].isBeside) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

const AT_ONCE = 2;

/**
 * Runs a group, two steps at a time. The outcomes are in the order of the steps.
 * @param {readonly Step[]} group @param {(outcome: Outcome & { output: string }) => void} tell called when a step ends
 */
export async function runGroup(group, tell) {
  /** @type {Outcome[]} */
  const outcomes = [];
  const waiting = [...group.entries()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await run(next[1], { isAlone: group.length === 1 });
      tell(outcome);
      outcomes[next[0]] = outcome;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes;
}
