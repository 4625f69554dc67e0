const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '../../../..');
const SOURCE = /^(?:mf-[a-z]+|shell|packages\/(?:contract|ui))\/src\/.*(?<!\.test)\.tsx?$/;
const TIMER = /\bset(?:Timeout|Interval)\(/;
/** A function that navigates: the result of `useNavigate`, or the second one of `useSearchParams`. */
const NAVIGATES = /\buseNavigate\(|\[\w*, \w+\] = useSearchParams\(/;

it('a module with a timer that navigates knows of navigations under way, which it must not cancel', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const sources = files
    .filter((file) => SOURCE.test(file))
    .map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')])
    .filter(([, text]) => TIMER.test(text) && NAVIGATES.test(text));
  expect(sources.map(([file]) => path.basename(file)).sort()).toEqual(['use-delayed-redirect.ts', 'use-filters.ts']);
  for (const [file, text] of sources) expect([file, /\buseNavigation\(/.test(text)]).toEqual([file, true]);
});
