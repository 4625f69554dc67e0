#!/usr/bin/env node
// npm run words: checks product texts against docs/words.md, developer prose against docs/glossary.md, and names in
// code against packages/build/old-names.json. Product texts must have no findings. For the prose in each folder,
// packages/build/prose.json sets the maximum number of findings; for each old name, `left` sets the maximum number of
// uses. --accept lowers these limits to the current numbers.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countNames, findOldNames } from '../src/quality/old-names.mjs';
import { phrasesIn, proseOf } from '../src/quality/prose.mjs';
import { findViolations, wordsOf } from '../src/quality/words.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const FOLDERS = [
  'shell/src/**',
  'shell/server/**',
  'mf-*/src/**',
  'api/src/**',
  'packages/*ui/src/**',
  'packages/*contract/src/**',
];
const ALLOWED = 'packages/build/prose.json';
const OLD_NAMES = 'packages/build/old-names.json';
/** Documents that quote external specifications or checklists verbatim. */
const QUOTED = ['docs/requirements.md', 'docs/promises.md', 'docs/asvs.md', 'docs/words.md', 'docs/glossary.md'];

const list = (/** @type {string[]} */ ...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** @returns {boolean} whether all product texts pass */
function checkTexts() {
  const files = list(...FOLDERS).filter(
    (file) =>
      /\.(tsx?|json)$/.test(file) &&
      !/\.(test|d|stories|decorator)\.tsx?$/.test(file) &&
      !file.includes('/contract/writing'),
  );
  const found = files.flatMap((file) => wordsOf(file));
  const odd = findViolations(found);
  const page = files.flatMap((file) => {
    const own = found.filter((one) => one.file === file);
    return own.length > 0 ? [`\n## ${file}\n`, ...own.map(({ line, text }) => `- ${line}: ${text}`)] : [];
  });
  writeFileSync(
    'test-results/words.md',
    `# Words\n\n${found.length} texts in ${files.length} files.\n${page.join('\n')}\n`,
  );
  console.log(`${found.length} texts in ${files.length} files: test-results/words.md`);
  for (const { file, line, odd: word, use, text } of odd)
    console.log(`${file}:${line}  “${word}” → ${use}\n    ${text}`);
  console.log(odd.length > 0 ? `${odd.length} texts do not follow docs/words.md` : 'all follow docs/words.md');
  return odd.length === 0;
}

/** @param {string} file */
const folderOf = (file) => file.split('/', file.startsWith('packages/') ? 2 : 1).join('/');

/** @returns {boolean} whether every folder is within its limit */
function checkProse() {
  const files = list('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.scss', '*.md').filter((file) => !QUOTED.includes(file));
  const prose = files.flatMap((file) => proseOf(file, readFileSync(file, 'utf8')));
  const findings = prose.flatMap((one) => {
    const phrases = phrasesIn(one);
    return phrases.length > 0 ? [{ ...one, phrases }] : [];
  });
  const lines = findings.map(({ file, line, kind, text, phrases }) => {
    const advice = phrases.map(({ phrase, use }) => `“${phrase}” → ${use}`).join('; ');
    return `${file}:${line}  ${kind}  ${advice}\n    ${text}`;
  });
  writeFileSync('test-results/prose.txt', `${lines.join('\n')}\n`);
  const comments = prose.filter(({ kind }) => kind === 'comment').length;
  const odd = findings.filter(({ kind }) => kind === 'comment').length;
  const percent = ((100 * odd) / comments).toFixed(1);
  console.log(`${odd} of ${comments} comments (${percent} %) have a phrase to replace; all: test-results/prose.txt`);

  /** @type {Record<string, number>} */
  const counts = {};
  for (const { file } of findings) counts[folderOf(file)] = (counts[folderOf(file)] ?? 0) + 1;
  if (process.argv.includes('--accept')) writeFileSync(ALLOWED, `${JSON.stringify(counts, null, 2)}\n`);
  /** @type {Record<string, number>} */
  const allowed = JSON.parse(readFileSync(ALLOWED, 'utf8'));
  const over = Object.entries(counts).filter(([name, count]) => count > (allowed[name] ?? 0));
  for (const [name, count] of over)
    console.log(`${name} has ${count} findings, ${allowed[name] ?? 0} are allowed. See docs/glossary.md.`);
  return over.length === 0;
}

/** @returns {boolean} whether every old name is within its limit */
function checkNames() {
  /** @type {import('../src/quality/old-names.mjs').OldNames} */
  const names = JSON.parse(readFileSync(OLD_NAMES, 'utf8'));
  const files = list('*.ts', '*.tsx', '*.mjs', '*.cjs', '*.scss').filter((file) => existsSync(file));
  const found = findOldNames(
    files.map((file) => ({ file, source: readFileSync(file, 'utf8') })),
    names,
  );
  const counts = countNames(found);
  if (process.argv.includes('--accept'))
    writeFileSync(OLD_NAMES, `${JSON.stringify({ ...names, left: counts }, null, 2)}\n`);
  const lines = found.map(({ file, line, name, use }) => `${file}:${line}  ${name} → ${use}`);
  writeFileSync('test-results/old-names.txt', `${lines.join('\n')}\n`);
  console.log(`${found.length} uses of ${Object.keys(counts).length} replaced names: test-results/old-names.txt`);
  const { left } = process.argv.includes('--accept') ? { left: counts } : names;
  const over = found.filter(({ name }) => counts[name] > (left[name] ?? 0));
  for (const { file, line, name, use } of over) console.log(`${file}:${line}  ${name} was replaced by ${use}`);
  return over.length === 0;
}

mkdirSync('test-results', { recursive: true });
const results = [checkTexts(), checkProse(), checkNames()];
process.exit(results.every(Boolean) ? 0 : 1);
