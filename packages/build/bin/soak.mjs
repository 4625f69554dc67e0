#!/usr/bin/env node
// npm run soak: the long tests at their full length, which takes up to an hour, the last ones in a browser. npm run soak -- timing runs one of them.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

/** Each runs the tests of every day with other counts. A seed of one's own repeats a failure: FUZZ_SEED=7. @type {Record<string, { files: string[], title?: string, env: Record<string, string> }>} */
const SOAKS = {
  timing: {
    files: ['api/src/features/accounts/attacks.test.ts'],
    title: 'the time of an answer',
    env: { TIMING_TRIES: '1000' },
  },
  hijacking: {
    files: ['api/src/features/accounts/pre-hijacking.test.ts'],
    title: 'a stranger who was first',
    env: { HIJACK_ORDERS: 'all' },
  },
  guessing: {
    files: ['api/src/features/accounts/attacks.test.ts'],
    title: 'guessing over two processes',
    env: { GUESS_TRIES: '5000' },
  },
  fuzz: { files: ['api/src/app-fuzz.test.ts'], env: { FUZZ_CASES: '200', FUZZ_SEED: String(Date.now() % 1_000_000) } },
  'slow-clients': {
    files: ['shell/server/gateway/slow-clients.test.ts'],
    env: { SLOW_CONNECTIONS: '1000', SLOW_SECONDS: '30', SLOW_BYTES: '2000000' },
  },
  seats: {
    files: ['api/src/features/contests/capacity.test.ts'],
    env: { SEAT_ROUNDS: '50', SEAT_JOINERS: '1000' },
  },
  aborts: {
    files: ['api/src/features/blogs/broken-uploads.test.ts'],
    title: 'break off anywhere',
    env: { UPLOAD_ABORTS: '1000' },
  },
  kills: {
    files: ['api/src/store/embedded/processes.test.ts'],
    title: 'loses no acknowledged write',
    env: { KILL_ROUNDS: '200' },
  },
  publications: {
    files: ['api/src/kill-during-publication.test.ts'],
    title: 'in the middle of publications',
    env: { PUBLICATIONS: '1000' },
  },
  restarts: { files: ['api/src/drain.test.ts'], env: { DRAIN_ROUNDS: '20' } },
  strangers: { files: ['api/src/app-others-things.test.ts'], env: { STRANGERS: 'all' } },
  operators: { files: ['api/src/app-forbidden-fields.test.ts'], env: { OPERATORS: 'all' } },
  editing: {
    files: ['api/src/features/blogs/editing.test.ts'],
    title: 'two editors race',
    env: { EDITING_RACES: '500' },
  },
  load: { files: ['api/src/load.test.ts'], env: { LOAD_SECONDS: '600', LOAD_RATE: '150' } },
  race: { files: ['e2e/specs/resources/race.spec.ts'], title: 'race \\d+ times', env: { RACE_ROUNDS: '500' } },
  crashes: { files: ['e2e/specs/resources/crash.spec.ts'], env: { CRASHES: '10' } },
  scripts: { files: ['e2e/specs/resources/scripts.spec.ts'], env: { SCRIPTS: '300' } },
  'scripts-of-people': { files: ['e2e/specs/security/scripts-of-people.spec.ts'], env: { SCRIPTS_OF_PEOPLE: '36' } },
  redirects: { files: ['e2e/specs/security/redirects.spec.ts'], env: { REDIRECTS: 'all' } },
  deployments: {
    files: ['e2e/specs/composition/deploy.spec.ts'],
    title: 'deployments under constant requests',
    env: { DEPLOYMENTS: '20' },
  },
};

/** @param {string[]} files @param {string | undefined} title */
const inJest = (files, title) => ['node_modules/.bin/jest', '--runInBand', ...(title ? ['-t', title] : []), ...files];

/** @param {string[]} files @param {string | undefined} title */
const inBrowser = (files, title) => [
  ...['node_modules/.bin/playwright', 'test', '-c', 'e2e/playwright.config.ts'],
  ...(title ? ['-g', title] : []),
  ...files,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SOAKS));
if (unknown.length > 0) {
  console.error(`No such soak: ${unknown.join(', ')}. There are ${Object.keys(SOAKS).join(', ')}.`);
  process.exit(2);
}

const failed = Object.entries(SOAKS).filter(([name, { files, title, env }]) => {
  if (wanted.length > 0 && !wanted.includes(name)) return false;
  console.log(`\n── ${name} ${JSON.stringify(env)}`);
  const words = files[0].startsWith('e2e/') ? inBrowser(files, title) : inJest(files, title);
  return spawnSync(process.execPath, words, { stdio: 'inherit', env: { ...env, ...process.env } }).status !== 0;
});
console.log(failed.length > 0 ? `\nfailed: ${failed.map(([name]) => name).join(', ')}` : '\nall passed');
process.exit(failed.length > 0 ? 1 : 0);
