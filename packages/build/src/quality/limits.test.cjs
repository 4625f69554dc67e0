const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../../../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
// api/src/limits-page.test.ts writes the tables of limits that the API creates at its start.
const page = read('docs/limits.md');

const sources = ['api/src', 'shell/server'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.ts$/.test(file) && !/\.(?:test|suite)\.ts$/.test(file)),
);

/** Matches calls that create a limiter, together with its name, if any. */
const MADE = [
  /\b(?:rateLimits|budgets|createAttemptLimit)\((?:db, )?\{[^}]*?\bname: ['`]([^'`]+)['`]/g,
  /\bquotas\.create\(\{ name: '([^']+)'/g,
  /\bcreateRelations\(db, '([^']+)', \{[^;]*?\bquota: /g,
  /\bawait limit\('([^']+)'/g,
  /\b(?:rateLimits|budgets|createAttemptLimit)\((?:db, )?\{/g,
  /\bnew (?:ArrivingBodies|ConcurrencyLimit|Counts|Deliveries|RenderAllowance|Slots|BodyBuffer)\b/g,
  /\b(?:limitConcurrency|createKeyedQueue|smallBody)\(/g,
];
/** Files that define the limiters. */
const DEFINED = /(?:limit-concurrency|rate-limit|quotas\/quotas)\.ts$/;

const made = sources
  .filter((file) => !DEFINED.test(file))
  .flatMap((file) => MADE.flatMap((way) => [...read(file).matchAll(way)].map(([, name]) => ({ file, name }))));

// @proves R1
it('docs/limits.md names every limiter of the code, and where it is', () => {
  const isNamed = (name) =>
    name.includes('${') ? page.includes(`\`${name.split('${')[0]}`) : page.includes(`\`${name}\``);
  const missing = made.flatMap(({ file, name }) => [
    ...(page.includes(`\`${file}\``) ? [] : [file]),
    ...(name === undefined || isNamed(name) ? [] : [`${file}: ${name}`]),
  ]);
  expect(made.length).toBeGreaterThan(40);
  expect([...new Set(missing)]).toEqual([]);
});

// @proves R1
it('docs/limits.md names no file that is not there', () => {
  const files = [...page.matchAll(/`((?:api|shell|packages)\/[\w./-]+)`/g)].map(([, file]) => file);
  expect(files.filter((file) => file.includes('.') && !existsSync(join(root, file)))).toEqual([]);
});
