const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { GOALS } = require('./goals.mjs');
const { SOAKS } = require('./soaks.mjs');

const ROOT = join(__dirname, '../../../..');
const SPECS = 'e2e/specs';

/**
 * Returns the source of a test file and of the modules it imports, because its test titles may come from tables in
 * those modules.
 */
function sourceOf(file) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const imports = [...source.matchAll(/from '(\.[^']+)'/g)].map(([, name]) => join(ROOT, dirname(file), `${name}.ts`));
  const all = [source, ...imports.filter(existsSync).map((one) => readFileSync(one, 'utf8'))].join('\n');
  return all.replaceAll(/\$\{[^}]*\}/g, '1');
}

const runs = [
  ...Object.entries(SOAKS),
  ...Object.entries(GOALS).flatMap(([id, goal]) => goal.runs.map((run) => [id, run])),
].filter(([, { files }]) => !files.includes(SPECS));

it('the soak of audits has every browser test that audits a page', () => {
  const audits = readdirSync(join(ROOT, SPECS), { recursive: true })
    .map((file) => `${SPECS}/${file}`)
    .filter((file) => file.endsWith('.spec.ts') && /\b(expectSound|isWholeAudit)\b/.test(sourceOf(file)));
  const missing = audits.filter((file) => !SOAKS.audits.files.some((one) => file.startsWith(one)));
  expect(audits).not.toEqual([]);
  expect(missing).toEqual([]);
});

it('every soak and goal names existing files', () => {
  const missing = runs.flatMap(([name, { files }]) =>
    files.filter((file) => !existsSync(join(ROOT, file))).map((file) => [name, file]),
  );
  expect(missing).toEqual([]);
});

it('every title of a soak or goal matches a test in each of its files', () => {
  const unmatched = runs.flatMap(([name, { files, title }]) =>
    title ? files.filter((file) => !new RegExp(title).test(sourceOf(file))).map((file) => [name, file, title]) : [],
  );
  expect(unmatched).toEqual([]);
});
