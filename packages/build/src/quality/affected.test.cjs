const { execFileSync } = require('node:child_process');
const { mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');

const MODULE = pathToFileURL(join(__dirname, 'affected.mjs')).href;
const root = join(__dirname, '../../../..');

/**
 * Evaluates an expression that uses the module, in the given folder. Runs in Node, because Jest cannot load modules
 * with import.meta.
 */
const evaluate = (expression, cwd = root) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        ...['--input-type=module', '-e'],
        `import { affectedSteps, changedFiles } from '${MODULE}'; console.log(JSON.stringify(${expression}));`,
      ],
      { cwd, encoding: 'utf8' },
    ),
  );

/** Returns the commands of the steps needed for changed files, keyed by step name. */
const stepsFor = (files, isThere = () => 'true') =>
  Object.fromEntries(
    evaluate(`affectedSteps(${JSON.stringify(files)}, ${isThere})`).map(({ name, script }) => [name, script]),
  );

describe('npm run check', () => {
  it('has no step where nothing changed', () => {
    expect(stepsFor([])).toEqual({});
  });

  it('lints changed code only, and runs the tests that import it', () => {
    const file = 'mf-store/src/features/cart/badge.tsx';
    const { lint, jest, boundaries, ...others } = stepsFor([file]);
    expect(lint.slice(1)).toEqual(['--no-warn-ignored', file]);
    expect(jest.slice(-2)).toEqual(['--findRelatedTests', file]);
    expect(boundaries.at(-1)).toBe('mf-store');
    expect(Object.keys(others)).toEqual(['typecheck', 'format', 'words']);
  });

  it('reads what is left after a deletion, and its workspace', () => {
    const steps = stepsFor(['api/src/gone.ts'], '() => false');
    expect(Object.keys(steps)).toEqual(['typecheck', 'boundaries', 'words']);
    expect(steps.boundaries.at(-1)).toBe('api');
  });

  it('reads all files where the configuration of a check changed', () => {
    expect(stepsFor(['packages/build/eslint/rule-roles.mjs']).lint.at(-1)).toBe('.');
    expect(stepsFor(['packages/build/boundaries/layers.cjs']).boundaries).toContain('mf-verse');
    expect(stepsFor(['packages/build/jest/preset.cjs']).jest).not.toContain('--findRelatedTests');
  });

  it('runs the tests of the repository for documents and workflows', () => {
    const { jest, ...others } = stepsFor(['.github/workflows/checks.yml']);
    expect(jest.at(-1)).toMatch(/packages\/build\/src\/quality\/\w+\.test\.cjs$/);
    expect(Object.keys(others)).toEqual(['format', 'words']);
  });
});

describe('changed files', () => {
  it('are those since the branch left its base, with deleted and untracked ones', () => {
    const folder = mkdtempSync(join(tmpdir(), 'verse-affected-'));
    const git = (...words) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.org', ...words], { cwd: folder });
    const commit = (...files) => {
      for (const file of files) writeFileSync(join(folder, file), file);
      git('add', '.');
      git('commit', '-qm', files.join());
    };
    git('init', '-qb', 'main');
    commit('kept.ts', 'deleted.ts');
    git('checkout', '-qb', 'branch');
    commit('committed.ts');
    git('checkout', '-q', 'main');
    commit('elsewhere.ts');
    git('checkout', '-q', 'branch');
    rmSync(join(folder, 'deleted.ts'));
    writeFileSync(join(folder, 'untracked.ts'), '');

    expect(evaluate('changedFiles()', folder)).toEqual(['committed.ts', 'deleted.ts', 'untracked.ts']);
    rmSync(folder, { recursive: true });
  });
});
