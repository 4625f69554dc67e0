const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const JEST = require.resolve('jest/bin/jest');
const preset = require.resolve('./preset-node.cjs');
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verse-environment-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs these files in one worker, in alphabetical order. */
function run(files, more = {}) {
  writeFileSync(
    join(folder, 'jest.config.cjs'),
    `module.exports = require(${JSON.stringify(preset)})('planted', __dirname, ${JSON.stringify(more)});`,
  );
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const sorted = `module.exports = class { shard(all) { return all; } cacheResults() {} allFailedTests() { return []; }
    sort(all) { return all.toSorted((one, other) => (one.path < other.path ? -1 : 1)); } };`;
  writeFileSync(join(folder, 'sequencer.cjs'), sorted);
  const options = ['-i', '-c', join(folder, 'jest.config.cjs'), '--testSequencer', join(folder, 'sequencer.cjs')];
  return spawnSync(process.execPath, [JEST, ...options], { encoding: 'utf8' });
}

describe('the environment of tests in Node', () => {
  it('runs a shared module once for each file, in which it finds nothing of the files before', () => {
    const test = `const shared = require('./shared.cjs');
      it('is the first to count', () => expect([shared.count(), globalThis.mark]).toEqual([1, undefined]));
      it('leaves a mark', () => { globalThis.mark = 1; expect(shared.made).toBeInstanceOf(Error); });`;
    const shared = 'let times = 0; exports.count = () => (times += 1); exports.made = new Error();';
    const { status, stderr } = run({ 'shared.cjs': shared, 'a.test.cjs': test, 'b.test.cjs': test });
    expect([status, stderr]).toEqual([0, expect.stringContaining('4 passed')]);
  });

  it('names the line of a failure', () => {
    const { status, stderr } = run({
      'a.test.cjs': `\n\nit('fails', () => {\n  throw new Error('planted');\n});`,
    });
    expect([status, stderr]).toEqual([1, expect.stringContaining('a.test.cjs:4:9')]);
  });

  it('keeps no storage of a file enabled for the files after it', () => {
    const test = `const { AsyncLocalStorage, executionAsyncResource } = require('node:async_hooks');
      const { existsSync, readFileSync, writeFileSync } = require('node:fs');
      it('is copied to promises of this file alone', async () => {
        await null;
        const copied = String(Object.getOwnPropertySymbols(executionAsyncResource()).length);
        const file = __dirname + '/copied.txt';
        if (!existsSync(file)) writeFileSync(file, copied);
        expect(copied).toBe(readFileSync(file, 'utf8'));
        await new AsyncLocalStorage().run(1, async () => {});
      });`;
    const { status, stderr } = run({ 'a.test.cjs': test, 'b.test.cjs': test });
    expect([status, stderr]).toEqual([0, expect.stringContaining('2 passed')]);
  });
});

describe('the environment of tests that share modules', () => {
  const sharing = {
    testEnvironment: require.resolve('./sharing-environment.cjs'),
    runtime: require.resolve('./sharing-runtime.cjs'),
  };
  const shared = `let times = 0; exports.count = () => (times += 1); exports.isError = (one) => one instanceof Error;
    exports.later = async () => require('./later.cjs');`;

  it('loads a shared module once, and gives each file its own mocks, process and global variables', () => {
    const test = (times) => `const shared = require('./shared.cjs');
      it('counts on', async () => {
        expect([shared.count(), globalThis.mark, process.env.MARK]).toEqual([${times}, undefined, undefined]);
        expect([shared.isError(new TypeError()), await shared.later()]).toEqual([true, { a: 1 }]);
      });
      it('leaves marks', () => {
        globalThis.mark = 1;
        process.env.MARK = '1';
        jest.useFakeTimers();
        jest.spyOn(shared, 'count').mockReturnValue(0);
      });`;
    const files = { 'shared.cjs': shared, 'later.cjs': 'exports.a = 1;', 'a.test.cjs': test(1), 'b.test.cjs': test(2) };
    const { status, stderr } = run(files, sharing);
    expect([status, stderr]).toEqual([0, expect.stringContaining('4 passed')]);
  });

  it('gives a file that mocks a module its own modules', () => {
    const test = (times, more = '') => `${more};
      it('counts', () => expect(require('./shared.cjs').count()).toBe(${times}));`;
    const mocking = test(1, `jest.mock('./later.cjs', () => ({}))`);
    const files = { 'shared.cjs': shared, 'later.cjs': '', 'a.test.cjs': test(1), 'b.test.cjs': mocking };
    const { status, stderr } = run({ ...files, 'c.test.cjs': test(2) }, sharing);
    expect([status, stderr]).toEqual([0, expect.stringContaining('3 passed')]);
  });

  it('names the line of a failure in a shared module', () => {
    const files = {
      'shared.ts': `\ninterface Unused {}\nexport const fail = () => {\n  throw new Error('planted');\n};`,
    };
    const test = `it('fails', () => require('./shared').fail());`;
    const { status, stderr } = run({ ...files, 'a.test.cjs': test, 'b.test.cjs': test }, sharing);
    expect([status, stderr.match(/shared\.ts:4:9/g)?.length > 1]).toEqual([1, true]);
  });
});
