const { join } = require('node:path');
const { timesInShort, timesOf } = require('./times.mjs');

const file = (name, seconds, ...tests) => ({
  name: join(process.cwd(), name),
  startTime: 5000,
  endTime: 5000 + seconds * 1000,
  assertionResults: tests.map(([title, duration]) => ({ title, status: 'passed', duration })),
});
const spec = (title, file, duration) => ({ title, file, tests: [{ status: 'expected', results: [{ duration }] }] });

const REPORTS = {
  jest: {
    testResults: [
      file('api/quick.test.ts', 1, ['answers', 200]),
      file('api/slow.test.ts', 40, ['waits', 30_000], ['guesses | doubts', 8000]),
    ],
  },
  e2e: {
    config: { rootDir: join(process.cwd(), 'e2e/specs') },
    suites: [
      {
        specs: [spec('opens', 'home.spec.ts', 2000), spec('closes', 'home.spec.ts', 7000)],
        suites: [{ specs: [spec('sends', 'contact.spec.ts', 8000)] }],
      },
    ],
  },
};
const OUTCOMES = [
  { name: 'jest', passed: 3, failed: 0, seconds: 21 },
  { name: 'e2e', passed: 3, failed: 0, seconds: 10 },
];
const rowsOf = (markdown) => markdown.split('\n').filter((line) => /^\| +\d/.test(line));

it('a run says where its time went: its steps, then files and tests of jest and Playwright, the slowest first', () => {
  expect(rowsOf(timesOf(OUTCOMES, 25, REPORTS))).toEqual([
    '| 21.0 | jest |',
    '| 10.0 | e2e |',
    '| 25.0 | together |',
    '| 40.0 | api/slow.test.ts |',
    '| 1.0 | api/quick.test.ts |',
    '| 30.0 | slow.test.ts: waits |',
    '| 8.0 | slow.test.ts: guesses \\| doubts |',
    '| 0.2 | quick.test.ts: answers |',
    '| 9.0 | e2e/specs/home.spec.ts |',
    '| 8.0 | e2e/specs/contact.spec.ts |',
    '| 8.0 | contact.spec.ts: sends |',
    '| 7.0 | home.spec.ts: closes |',
    '| 2.0 | home.spec.ts: opens |',
  ]);
  expect(timesInShort(REPORTS).map((line) => line.replace(/ +/g, ' '))).toEqual([
    'jest 40.0 s api/slow.test.ts',
    'jest 1.0 s api/quick.test.ts',
    'e2e 9.0 s e2e/specs/home.spec.ts',
    'e2e 8.0 s e2e/specs/contact.spec.ts',
  ]);
});
