#!/usr/bin/env node
// npm run words: writes every text that people read to test-results/words.md,
// and fails for those that docs/words.md would have otherwise.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { oddOnes, wordsOf } from '../src/quality/words.mjs';

process.chdir(fileURLToPath(new URL('../../..', import.meta.url)));

const ROOMS = [
  'shell/src/**',
  'shell/server/**',
  'mf-*/src/**',
  'api/src/**',
  'packages/*ui/src/**',
  'packages/*contract/src/**',
];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...ROOMS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => /\.(tsx?|json)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file) && !file.includes('/contract/writing'),
  );

const found = files.flatMap((file) => wordsOf(file));
const odd = oddOnes(found);

mkdirSync('test-results', { recursive: true });
const page = files.flatMap((file) => {
  const own = found.filter((one) => one.file === file);
  return own.length > 0 ? [`\n## ${file}\n`, ...own.map(({ line, text }) => `- ${line}: ${text}`)] : [];
});
writeFileSync(
  'test-results/words.md',
  `# Words\n\n${found.length} texts in ${files.length} files.\n${page.join('\n')}\n`,
);
console.log(`${found.length} texts in ${files.length} files: test-results/words.md`);
for (const { file, line, odd: word, use, text } of odd) console.log(`${file}:${line}  “${word}” → ${use}\n    ${text}`);
console.log(odd.length > 0 ? `${odd.length} texts do not follow docs/words.md` : 'all follow docs/words.md');
process.exit(odd.length > 0 ? 1 : 0);
