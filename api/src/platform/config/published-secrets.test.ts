import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from './config';

const ROOT = path.join(__dirname, '../../../..');
const NOT_OURS = new Set([
  'node_modules',
  '.git',
  '.releases',
  '.cache',
  '.data',
  'dist',
  'test-results',
  'playwright-report',
  'content',
  'screenshots',
]);
const CONSTANT = /\b(AUTH_SECRET|PURGE_TOKEN)\b['"]?[ \t]*[:=][ \t]*(?:\$\{\w+:-)?['"`]?([\w .!+/=-]{8,})/g;

/**
 * Lists all files from which production could take its secret. Unit tests are excluded, because they do not start a
 * site.
 */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name)) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesOf(file);
    return entry.isFile() &&
      /\.(?:ts|mjs|cjs|ya?ml|sh|md|example|Dockerfile)$/.test(entry.name) &&
      !/\.test\.[ct]s$/.test(entry.name)
      ? [file]
      : [];
  });

const constantsIn = (text: string) =>
  [...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => ({ name, value }));

const isRefused = ({ name, value }: { name: string; value: string }): boolean => {
  try {
    readConfig({ PURGE_TOKEN: 'Kx7-unlike-the-others-91', [name]: value });
    return false;
  } catch {
    return true;
  }
};

// @proves GAP-034 R20
it('no file of the project contains a secret value that the API would accept', () => {
  const files = filesOf(ROOT);
  expect(files.length).toBeGreaterThan(400);
  const taken = files.flatMap((file) =>
    constantsIn(readFileSync(file, 'utf8'))
      .filter((one) => !isRefused(one))
      .map(({ name, value }) => `${path.relative(ROOT, file)}: ${name} ${value}`),
  );
  expect(taken).toEqual([]);
});

// @proves GAP-075
it('no source of a page contains a password', () => {
  const folders = readdirSync(ROOT).filter((name) => /^(?:shell|packages|mf-[\w-]+)$/.test(name));
  const sources = folders
    .flatMap((folder) =>
      readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file),
      ),
    )
    .filter(
      (file) => /(?:^|\/)src\/.*\.tsx?$/.test(file) && !/node_modules|\.(?:test|stories|suite)\.|\/testing/.test(file),
    );
  expect(sources.length).toBeGreaterThan(400);
  const PASSWORD = /password['"]?\s*[:=]\s*['"][^'" /]{6,}['"]/i;
  expect(PASSWORD.test("{ email: 'test@example.com', password: 'password123' }")).toBe(true);
  expect(sources.filter((file) => PASSWORD.test(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});

it('such a value is found in every file format', () => {
  const forms = [
    'AUTH_SECRET: ${AUTH_SECRET:-a-constant-of-forty-characters-or-so-0123}',
    "AUTH_SECRET: 'a-constant-of-forty-characters-or-so-0123',",
    'AUTH_SECRET=a-constant-of-forty-characters-or-so-0123 npm start',
    '"AUTH_SECRET": "a-constant-of-forty-characters-or-so-0123"',
  ];
  for (const form of forms) expect([form, constantsIn(form).map(isRefused)]).toEqual([form, [false]]);
});
