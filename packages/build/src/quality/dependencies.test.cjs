const { spawnSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { findFaults } = require('./dependencies.mjs');

const root = join(__dirname, '../../../..');
const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const npmrc = readFileSync(join(root, '.npmrc'), 'utf8');
const lock = json('package-lock.json');
const minimumVersions = json('packages/build/minimum-versions.json');
const INTEGRITY = `sha512-${'A'.repeat(86)}==`;

/** Returns the violations found when the `planted` packages are added to this project's lockfile. */
const faultsWith = (planted, more = {}) =>
  findFaults({ lock: { packages: { ...lock.packages, ...planted } }, npmrc, minimumVersions, ...more });
const at = (version, more = {}) => ({ version, integrity: INTEGRITY, ...more });

describe('the lockfile', () => {
  // @proves R21
  it('holds no package with a known hole, from elsewhere, without a hash, or that runs scripts', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(faultsWith({})).toEqual([]);
  });

  // @proves R21
  it('is refused with an old version anywhere in it, however deep', () => {
    for (const [name, { from }] of Object.entries(minimumVersions.packages)) {
      for (const place of [`node_modules/${name}`, `node_modules/other/node_modules/${name}`]) {
        for (const least of from) {
          const [major, minor, patch] = least.split('.').map(Number);
          const before = patch > 0 ? `${major}.${minor}.${patch - 1}` : `${major}.${minor - 1}.99`;
          for (const old of [before, `${least}-beta.1`])
            expect([old, faultsWith({ [place]: at(old) })]).toEqual([
              old,
              [expect.stringContaining(`${place} ${old} is older`)],
            ]);
          expect(faultsWith({ [place]: at(least) })).toEqual([]);
        }
      }
    }
    expect(faultsWith({ 'node_modules/path-to-regexp': at('8.3.0') })).toHaveLength(1);
    expect(faultsWith({ 'node_modules/path-to-regexp': at('9.0.0') })).toEqual([]);
  });

  // @proves R21
  it('is refused with React server packages, foreign sources, weak hashes and scripts', () => {
    expect(faultsWith({ 'node_modules/react-server-dom-webpack': at('19.3.1') })).toEqual([
      expect.stringContaining('must not be there'),
    ]);
    for (const resolved of [
      'git+ssh://git@github.com/a/b.git#1',
      'https://example.org/a.tgz',
      'http://registry.npmjs.org/a',
      'file:../a',
      'https://registry.npmjs.org.example/a',
    ]) {
      expect([resolved, faultsWith({ 'node_modules/a': at('1.0.0', { resolved }) })]).toEqual([
        resolved,
        [expect.stringContaining('comes from elsewhere')],
      ]);
    }
    for (const integrity of [undefined, '', 'sha1-AAAA'])
      expect(faultsWith({ 'node_modules/a': { version: '1.0.0', integrity } })).toEqual([
        'node_modules/a has no strong hash',
      ]);
    expect(faultsWith({}, { npmrc: 'fund=false' })).toEqual([expect.stringContaining('run scripts')]);
  });
});

describe('npm run sbom', () => {
  // @proves R21
  it('writes down every package with its version, where any program reads it', () => {
    const { status, stderr } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
    expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    const bill = json('test-results/sbom.json');
    expect(bill.bomFormat).toBe('CycloneDX');
    const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
    for (const place of [
      'node_modules/express',
      'api/node_modules/better-auth',
      'node_modules/sharp',
      'node_modules/nodemailer',
    ]) {
      expect(named).toContain(`${place.split('node_modules/')[1]}@${lock.packages[place].version}`);
    }
  });
});
