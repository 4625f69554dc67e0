const { spawnSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const JEST = require.resolve('jest/bin/jest');
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verse-console-'));
  const preset = require.resolve('./preset-node.cjs');
  writeFileSync(
    join(folder, 'jest.config.cjs'),
    `module.exports = require(${JSON.stringify(preset)})('planted', __dirname);`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

const run = (body) => {
  writeFileSync(join(folder, 'planted.test.ts'), `it('prints', () => { ${body} });`);
  return spawnSync(process.execPath, [JEST, '-c', join(folder, 'jest.config.cjs')], { encoding: 'utf8' });
};

describe('a test that prints', () => {
  it('fails when it did not say that it would', () => {
    const { status, stderr } = run(`console.error('Lost %s', 'the thread');`);
    expect(status).toBe(1);
    expect(stderr).toContain('console.error: Lost the thread');
  });

  it('passes when it said so', () => {
    expect(run(`expectConsole(/lost/i); console.warn('Lost');`).status).toBe(0);
  });

  it('fails when it said so and printed nothing', () => {
    const { status, stderr } = run(`expectConsole(/lost/i);`);
    expect(status).toBe(1);
    expect(stderr).toContain('and did not');
  });
});
