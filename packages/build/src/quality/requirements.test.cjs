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
  testResults: [{ assertionResults: tests.map(([fullName, status]) => ({ fullName, status })) }],
});

const playwrightReport = (title, status) => ({
  suites: [{ title: 'frame.spec.ts', suites: [{ title: 'the header', specs: [{ title, tests: [{ status }] }] }] }],
});

let root;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verse-requirements-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'test-results'));
  writeFileSync(join(root, 'docs/requirements.md'), REQUIREMENTS);
});

afterEach(() => rmSync(root, { recursive: true }));

function run(reports) {
  for (const [name, report] of Object.entries(reports)) writeFileSync(join(root, 'test-results', name), JSON.stringify(report));
  const script = join(__dirname, '../../bin/requirements.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr, list: readFileSync(join(root, 'test-results/requirements.md'), 'utf8') };
}

describe('npm run requirements', () => {
  it('tells which ids have a passing test, a failing one and none, from jest and Playwright alike', () => {
    const { status, stdout, list } = run({
      'jest.json': jestReport(['the header is fixed [HDR-01]', 'passed'], ['is whole [HDR-04]', 'failed'], ['saves [GAP-001, HDR-04]', 'passed']),
      'e2e.json': playwrightReport('opens on click [HDR-02]', 'expected'),
      'other.json': { anything: true },
    });

    expect(status).toBe(0);
    expect(stdout).toContain('3 of 5 have a passing test, 1 a failing one, 1 none.');
    expect(list).toMatch(/With a failing test\n\n- HDR-04 This one is broken\n/);
    expect(list).toMatch(/With a passing test\n\n- HDR-01 It is fixed\n- HDR-02 It opens .*\n- GAP-001 A database\n/);
    expect(list).toMatch(/With no test\n\n- HDR-03 Nobody has looked at this\n/);
  });

  it('takes no skipped test for a proof', () => {
    const { stdout } = run({ 'e2e.json': playwrightReport('opens [HDR-02]', 'skipped') });
    expect(stdout).toContain('0 of 5 have a passing test');
  });

  it.each([
    ['an id that does not exist', 'opens [HDR-99]', 'HDR-99'],
    ['a range with a dash', 'opens [HDR-01-HDR-03]', 'HDR-01-HDR-03'],
    ['a range in words', 'opens [HDR-01 to HDR-03]', 'to'],
    ['a range with dots', 'opens [HDR-01…03]', 'HDR-01…03'],
  ])('refuses %s', (_, title, complaint) => {
    const { status, stderr, list } = run({ 'jest.json': jestReport([title, 'passed']) });
    expect(status).toBe(1);
    expect(stderr).toContain(`"${complaint}" is not an id`);
    expect(list).toContain('## Unknown ids');
  });

  it('leaves brackets without ids alone', () => {
    expect(run({ 'jest.json': jestReport(['sorts [3, 1, 2] and [a-z]', 'passed']) }).status).toBe(0);
  });
});
