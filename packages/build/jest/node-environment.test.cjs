const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const JEST = require.resolve('jest/bin/jest');
const preset = require.resolve('./preset-node.cjs');
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verse-environment-'));
  writeFileSync(
    join(folder, 'jest.config.cjs'),
    `module.exports = require(${JSON.stringify(preset)})('planted', __dirname);`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs these files in one worker, in alphabetical order. */
function run(files) {
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
