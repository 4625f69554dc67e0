const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const root = join(__dirname, '../../../..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** Runs in Node, because Jest cannot load these modules. */
const run = (script) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    }),
  );

const MODULES = `
import { contentFiles, findFaults, readPromises, sentencesIn } from './packages/build/src/quality/promises.mjs';
import { readProofs } from './packages/build/src/quality/proofs.mjs';
import { readFileSync } from 'node:fs';
const sentences = contentFiles('.').flatMap((file) =>
  sentencesIn('.', file).map((sentence) => ({ file, sentence })),
);
const rows = readPromises(readFileSync('docs/promises.md', 'utf8'));
const proved = new Set(readProofs('.').flatMap(({ ids }) => ids));
const LISTS = 'api/src/domains/publishing/waiting-lists/waiting-lists.json';
const lists = Object.keys(JSON.parse(readFileSync(LISTS, 'utf8')));
`;

// @proves PROM-03
it('every public sentence has a row that names what keeps it, and each requirement in a row has a test', () => {
  const { faults, count } = run(`${MODULES}
console.log(JSON.stringify({ faults: findFaults({ sentences, rows, proved, lists }), count: sentences.length }));`);
  expect(count).toBeGreaterThan(700);
  expect(faults).toEqual([]);
});

// @proves PROM-03
it('a sentence without a row, a row without its sentence, and a row that nothing keeps are reported', () => {
  const faults = run(`${MODULES}
const known = rows[0];
const facts = { sentences: [known], rows: [known], proved, lists };
const planted = { file: known.file, sentence: 'We answer within one minute.' };
const kept = (keeper) => ({ ...facts, rows: [{ ...known, keeper }] });
console.log(JSON.stringify([
  findFaults(facts),
  findFaults({ ...facts, sentences: [known, planted] }),
  findFaults({ ...facts, sentences: [] }),
  findFaults(kept('GAP-046')),
  findFaults(kept('in preparation: time-travel')),
  findFaults(kept('surely')),
].map((all) => all.map((fault) => fault.split(':')[0]))));`);
  expect(faults).toEqual([
    [],
    ['no row'],
    ['no such sentence'],
    ['nothing keeps it (GAP-046)'],
    ['nothing keeps it (in preparation'],
    ['nothing keeps it (surely)'],
  ]);
});

// @proves PROM-03
it('a new content file joins by itself', () => {
  const files = run(`${MODULES} console.log(JSON.stringify(contentFiles('.')));`);
  for (const file of [
    'api/content/services.json',
    'api/content/promotions.json',
    'mf-marketing/src/pages/home/home.json',
    'mf-resources/src/features/questions/questions.json',
    'packages/api-contract/src/community/help-questions.json',
    'packages/contract/src/legal.ts',
  ])
    expect(files).toContain(file);
});

// @proves PROM-03 GAP-086
it('the amounts in the answers of the FAQ are those of the price list', () => {
  const answers = read('mf-resources/src/features/questions/questions.json');
  const amounts = [...answers.matchAll(/(\$[\d,]+) or (₦[\d,]+\d)/g)].map(
    ([, dollars, naira]) => `${dollars} / ${naira}`,
  );
  const prices = read('api/content/services.json');
  expect(amounts.length).toBeGreaterThan(1);
  expect(amounts.filter((amount) => !prices.includes(`"${amount}"`))).toEqual([]);
});

// @proves PROM-03
it('what docs/requirements.md lists as built has a test, and what is in preparation has none', () => {
  const proved = new Set(run(`${MODULES} console.log(JSON.stringify([...proved]));`));
  const rows = [...read('docs/requirements.md').matchAll(/^\| ((?:GAP|WTL|PROM|TXT)-\d+) \|(.+)\|$/gm)].map(
    ([, id, rest]) => ({
      id,
      isBuilt: !/^In preparation\b/.test(rest.split(/(?<!\\)\|/)[3].trim()),
    }),
  );
  expect(rows.length).toBeGreaterThan(110);
  expect(rows.filter(({ id, isBuilt }) => isBuilt !== proved.has(id)).map(({ id }) => id)).toEqual([]);
});
