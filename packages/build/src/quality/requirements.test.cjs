const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

const REQUIREMENTS = `# Requirements
## A3. Header (HDR)
| ID | Requirement | Acceptance check | T |
|---|---|---|---|
| HDR-01 | It is fixed | top is 0 | B |
| HDR-02 | It opens \\| closes | click | B |
| HDR-03 | Nobody has looked at this | – | B |
| HDR-04 | This one is broken | – | B |
# Part B
| ID | Kind | Place | What was said | What is built | Acceptance check |
|---|---|---|---|---|---|
| GAP-001 | S | Verse | "static" | A database | Reload |
`;

const jestReport = (...tests) => ({
  testResults: [
    { name: join(root, 'page.test.ts'), assertionResults: tests.map(([title, status]) => ({ title, status })) },
  ],
});

const playwrightReport = (title, status) => ({
  config: { rootDir: join(root, 'e2e') },
  suites: [{ suites: [{ specs: [{ title, file: 'header.spec.ts', tests: [{ status }] }] }] }],
});

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verse-requirements-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'test-results'));
  mkdirSync(join(root, 'e2e'));
  writeFileSync(join(root, 'docs/requirements.md'), REQUIREMENTS);
});

afterEach(() => rmSync(root, { recursive: true }));

function run(sources, reports) {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(root, name), source);
  for (const [name, report] of Object.entries(reports))
    writeFileSync(join(root, 'test-results', name), JSON.stringify(report));
  const script = join(__dirname, '../../bin/requirements.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr, list: readFileSync(join(root, 'test-results/requirements.md'), 'utf8') };
}

describe('npm run requirements', () => {
  it('tells which ids have a passing test, a failing one and none, from jest and Playwright alike', () => {
    const { status, stdout, list } = run(
      {
        'page.test.ts': `
          // @proves HDR-01
          it('the header is fixed', () => {});
          // @proves HDR-04
          it(\`is whole at \${width} px\`, () => {});
          // @proves GAP-001 HDR-04
          it.each(['a', 'b'])('saves %s', () => {});`,
        'e2e/header.spec.ts': `// @proves HDR-02\ntest('opens on click', async () => {});`,
      },
      {
        'jest.json': jestReport(
          ['the header is fixed', 'passed'],
          ['is whole at 390 px', 'failed'],
          ['saves b', 'passed'],
        ),
        'e2e.json': playwrightReport('opens on click', 'expected'),
        'other.json': { anything: true },
      },
    );

    expect(status).toBe(0);
    expect(stdout).toContain('3 of 5 have a passing test, 1 a failing one, 1 none.');
    expect(list).toMatch(/With a failing test\n\n- HDR-04 This one is broken\n/);
    expect(list).toMatch(/With a passing test\n\n- HDR-01 It is fixed\n- HDR-02 It opens .*\n- GAP-001 A database\n/);
    expect(list).toMatch(/With no test\n\n- HDR-03 Nobody has looked at this\n/);
  });

  it('reads what one row of a table of tests proves', () => {
    const source = `it.each([
      // @proves HDR-01
      ['the first', 1],
      ['the second', 2],
    ])('%s', () => {});`;
    const { stdout } = run(
      { 'page.test.ts': source },
      { 'jest.json': jestReport(['the first', 'failed'], ['the second', 'passed']) },
    );
    expect(stdout).toContain('0 of 5 have a passing test, 1 a failing one');
  });

  it('counts what a suite proves wherever it is run', () => {
    const { stdout } = run(
      { 'contract.ts': `// @proves HDR-01\nit('keeps its word', () => {});` },
      { 'jest.json': jestReport(['keeps its word', 'passed']) },
    );
    expect(stdout).toContain('1 of 5 have a passing test');
  });

  it('lists ids that only an extended test proves', () => {
    const source = `
      // @proves HDR-01 HDR-02
      test('opens with each fault @soak', async () => {});
      // @proves HDR-02
      test('opens', async () => {});`;
    const { stdout, list } = run(
      { 'e2e/header.spec.ts': source },
      { 'e2e.json': playwrightReport('opens', 'expected') },
    );
    expect(stdout).toContain('1 of 5 have a passing test, 0 a failing one, 3 none, 1 only an extended one.');
    expect(list).toMatch(/With an extended test only\n\n- HDR-01 It is fixed\n\n/);
  });

  it('takes no skipped test for a proof', () => {
    const { stdout } = run(
      { 'e2e/header.spec.ts': `// @proves HDR-02\ntest('opens', async () => {});` },
      { 'e2e.json': playwrightReport('opens', 'skipped') },
    );
    expect(stdout).toContain('0 of 5 have a passing test');
  });

  it.each([
    ['an id that does not exist', 'HDR-99', '"HDR-99" is not an id'],
    ['a range', 'HDR-01-HDR-03', '"HDR-01-HDR-03" is not an id'],
    ['more than one test can prove', 'HDR-01 '.repeat(9).trim(), 'names 9 requirements: 8 at most'],
    ['a comma', 'HDR-01, HDR-03', '"HDR-01," is not an id'],
  ])('refuses %s', (_, ids, complaint) => {
    const { status, stderr } = run({ 'page.test.ts': `// @proves ${ids}\nit('opens', () => {});` }, {});
    expect(status).toBe(1);
    expect(stderr).toContain(complaint);
  });

  it('refuses a proof above a test whose title cannot be read', () => {
    const { status, stderr } = run(
      { 'page.test.ts': `// @proves HDR-01\nit(title(), () => {});` },
      { 'jest.json': jestReport(['opens', 'passed']) },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('page.test.ts: "HDR-01" stands above no test');
  });
});
