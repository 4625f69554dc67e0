const { execFileSync } = require('node:child_process');
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.resolve(__dirname, '../../../..');
const LEAST_LINES = 15;
/** A module that would become longer than this may leave a part of it to another one. */
const MOST_LINES = 130;

/** Modules that are small and have one user, with the reason why they are not part of it. */
const APART = {
  'mf-marketing/src/features/contact-us/device-draft.ts': 'where the draft is kept, beside the form that shows it',
  'mf-verse/src/features/referrals/share-targets.ts': 'the list of networks, to which one adds a line',
};

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(path.join(ROOT, file)));
const sources = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));

const linesOf = (source) =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() && !line.trim().startsWith('//')).length;

/** Returns the modules that each module imports, and whether it imports them later. */
function importsOf(file) {
  return [...sources[file].matchAll(/from '(\.[^']*)'|import\((?:\/\*[^*]*\*\/ *)?'(\.[^']*)'\)/g)].flatMap((match) => {
    const base = path.join(path.dirname(file), match[1] ?? match[2]);
    const target = [`${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((one) => one in sources);
    return target ? [{ target, isLater: match[2] !== undefined }] : [];
  });
}

const CONVENTION = /\.(api|stories|suite|test|d)\.tsx?$|(^|\/)(index|main|remote|section|standalone)\.tsx?$|\/pages\//;

/** An API or entry file has its own name by convention; one with a style sheet has its own class names. */
const isByConvention = (file) => CONVENTION.test(file) || sources[file].includes(".module.scss'");

it('no small module has one user, which could contain it', () => {
  const users = {};
  for (const file of files)
    for (const { target, isLater } of importsOf(file)) (users[target] ??= []).push({ file, isLater });
  const found = files.filter((file) => {
    if (!/^(api\/src|mf-[\w-]+\/src|shell\/(src|server))\//.test(file)) return false;
    if (isByConvention(file) || linesOf(sources[file]) >= LEAST_LINES) return false;
    const [user, ...others] = users[file] ?? [];
    if (!user || others.length > 0 || user.isLater || /(^|\/)index\.ts$/.test(user.file)) return false;
    if (linesOf(sources[file]) + linesOf(sources[user.file]) > MOST_LINES) return false;
    return path.dirname(user.file) === path.dirname(file) && (file.endsWith('.ts') || user.file.endsWith('.tsx'));
  });
  expect(found.sort()).toEqual(Object.keys(APART).sort());
});
