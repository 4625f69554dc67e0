const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

const ESLINT = require.resolve('eslint/package.json').replace('package.json', 'bin/eslint.js');
const lines = (count) => Array.from({ length: count }, (_, index) => `  void ${index};`).join('\n');

/** Files, with the rules that must report them. No other rule may report them. */
const FILES = {
  'mf-store/src/pages/fine.tsx': [
    `export function Fine() {\n${lines(70)}\n  return null;\n}\nexport const width = () => window.innerWidth;`,
    [],
  ],
  'mf-store/src/remote.tsx': ['const remote = {};\nexport default remote;', []],
  'mf-store/src/pages/long.tsx': [`export function Long() {\n${lines(80)}\n}`, ['verse/function-length']],
  'mf-store/src/pages/long-factory.ts': [
    `export const createAll = () => [\n${'  () => {\n    return 1;\n  },\n'.repeat(34)}];`,
    ['verse/function-length'],
  ],
  'mf-store/src/pages/long-function.ts': [`export function long() {\n${lines(60)}\n}`, ['verse/function-length']],
  'mf-store/src/pages/factory.ts': [
    [
      `export function make() {\n  const a = () => {\n${lines(30)}\n  };`,
      `  route(async () => {\n${lines(30)}\n  });`,
      `  return { a, b() {\n${lines(30)}\n  } };\n}`,
    ].join('\n'),
    [],
  ],
  'mf-store/src/pages/wide.ts': [
    [
      `export const x = '${'x'.repeat(100)}';`,
      `/* ${'word '.repeat(24)}*/`,
      `export const wide = '${'x'.repeat(98)}';`,
      `// See https://example.org/${'x'.repeat(100)}`,
      `export const y = '${'ö'.repeat(101)}';`,
    ].join('\n'),
    Array(4).fill('verse/line-length'),
  ],
  'mf-store/src/pages/wide-address.ts': [
    [
      `export const at =`,
      `  'https://example.org/${'x'.repeat(100)}';`,
      `// https://example.org/${'x'.repeat(100)}`,
    ].join('\n'),
    [],
  ],
  'mf-store/src/pages/long-file.ts': [`export const x = 1;\n${'//\n'.repeat(300)}`, ['max-lines']],
  'mf-store/src/pages/long.test.ts': [`it('does', () => {\n${lines(300)}\n});`, ['verse/function-length', 'max-lines']],
  'mf-store/src/pages/skipped.test.ts': [
    `it.skip('does', () => {});\ntest.describe.only('x', () => {});\nxit('y', () => {});`,
    ['no-restricted-syntax', 'no-restricted-syntax', 'no-restricted-syntax'],
  ],
  'mf-store/src/pages/dense.ts': [
    `export const make = (a: number) => {\n  const [b, c] = [a, 2];\n  return { a, ...{ b, c } };\n};`,
    ['no-restricted-syntax', 'no-restricted-syntax'],
  ],
  'api/src/domains/typed-email.ts': [
    [
      `import { z } from 'zod';`,
      'export const email = z.string().pipe(z.email());',
      'export const link = z.url({ protocol: /^https$/ });',
      'export const own = /^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/;',
    ].join('\n'),
    [...Array(3).fill('no-restricted-syntax'), 'regexp/no-super-linear-backtracking'],
  ],
  'mf-store/src/pages/from-outside.ts': [
    [
      'const SORTS = { price: 1 };',
      'export const isSort = (text: string) => text in SORTS;',
      'export const isOwn = (text: string) => Object.hasOwn(SORTS, text) && "price" in SORTS;',
      'export const idIn = (path: string) => decodeURIComponent(path);',
      'export function decode(path: string) {\n  try {\n    return decodeURIComponent(path);\n  } catch {}\n}',
    ].join('\n'),
    ['no-restricted-syntax', 'no-restricted-syntax'],
  ],
  'mf-store/src/pages/use-confirmed.ts': [
    [
      'export function useConfirmed() {',
      '  useForm({ onSent: () => notify("Sent."), onDone: () => close() });',
      '  useForm({ send, onDone() { notify("Sent."); close(); } });',
      '  useSectionForm(send, { onDone: () => shell.notify("Sent.") });',
      '}',
    ].join('\n'),
    ['no-restricted-syntax', 'no-restricted-syntax'],
  ],
  'mf-store/src/pages/clock.test.ts': [
    'export const times = (page: Page) => [page.clock.runFor(50), advanceClock(page, 8000)];',
    ['no-restricted-syntax'],
  ],
  'mf-store/src/pages/keys.tsx': [
    [
      'export const isEnter = (event: KeyboardEvent) => event.key === "Enter";',
      'export const isTab = (press: KeyboardEvent) => press.key === "Tab";',
      'export const keyIn = ({ key }: KeyboardEvent) => key;',
      'export const Field = () => <textarea aria-label="Text" maxLength={9} onKeyDown={({ key }) => void key} />;',
    ].join('\n'),
    Array(6).fill('no-restricted-syntax'),
  ],
  'mf-store/src/pages/default.tsx': ['export default function Page() { return null; }', ['no-restricted-syntax']],
  'mf-store/src/pages/door.ts': [`export * from './fine';`, ['no-restricted-syntax']],
  'mf-store/src/pages/router.ts': [
    `import { Link } from 'react-router';\nexport const link = Link;`,
    ['no-restricted-imports'],
  ],
  'mf-store/src/pages/away.ts': [`import '../../../packages/ui/src/index';`, ['verse/stay-inside']],
  'mf-store/src/pages/early.ts': [
    'export const width = window.innerWidth;\nexport const isBrowser = typeof window === "object";',
    ['verse/browser-later'],
  ],
  'mf-store/src/pages/and.tsx': [
    'export const And = ({ n }: { n: number }) => <p>{n && "some"}</p>;',
    ['no-restricted-syntax'],
  ],
  'mf-store/src/pages/locale.ts': [
    [
      'export const isUrl = (text: string) => URL.canParse(text);',
      'export const day = (date: Date) => date.toLocaleDateString();',
      'export const long = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });',
      'export const time = (date: Date) => date.toLocaleTimeString("en-GB");',
      'export const words = new Intl.Segmenter("en");',
      'export const names = (all: string[]) => all.toSorted((one, other) => one.localeCompare(other, "en"));',
      'export const ids = (all: string[]) => all.toSorted((one, other) => one.localeCompare(other));',
      'const DAY_MS = 86_400_000;',
      'export const tomorrow = () => Date.now() + DAY_MS;',
    ].join('\n'),
    Array(6).fill('no-restricted-syntax'),
  ],
  'packages/api-contract/src/formats/planted.ts': ['export const numbers = new Intl.NumberFormat("en-GB");', []],
  'mf-store/src/pages/address.tsx': [
    [
      'export const link = <a href="/store?sort=price">Store</a>;',
      'export const addresses = (id: string) => [`/resources/blogs/${id}`, /^\\/verse$/];',
      'export const feed = "/feed.xml";',
    ].join('\n'),
    ['verse/address-by-name', 'verse/address-by-name', 'verse/address-by-name', 'verse/address-by-name'],
  ],
  'mf-store/src/pages/no-address.ts': [
    'export const paths = ["/", "/api/store", "/storehouse", "../verse", "/feed.xml.gz", "store"];',
    [],
  ],
  'mf-store/src/pages/address.test.ts': ['export const at = "/store";', []],
  'api/src/domains/mails.ts': [
    'export const mail = (origin: string) => `${origin}/verse/settings`;',
    ['verse/address-by-name'],
  ],
  'mf-store/src/pages/schemas.ts': [
    [
      `import { z } from 'zod';`,
      `import { productSchema } from '@verse/api-contract/commerce/products.schema';`,
      `import { type ProductQuery } from '@verse/api-contract/commerce/products.schema';`,
      `export { productQuerySchema } from '@verse/api-contract/commerce/products.schema';`,
      `export const later = () => import('@verse/api-contract/publishing/tools.schema');`,
      `export const first = [z, productSchema] as unknown as ProductQuery;`,
    ].join('\n'),
    Array(5).fill('verse/plain-contract'),
  ],
  'mf-store/src/pages/types.ts': [
    [
      `import { PRODUCT_CATEGORIES } from '@verse/api-contract/commerce/products';`,
      `import type { Product } from '@verse/api-contract/commerce/products.schema';`,
      `export const first = (product: Product) => [product, PRODUCT_CATEGORIES];`,
    ].join('\n'),
    [],
  ],
  'packages/api-contract/src/plain.ts': [
    `import { orderSchema } from './orders.schema';\nexport const order = orderSchema;`,
    ['verse/plain-contract'],
  ],
  'packages/api-contract/src/commerce/orders.schema.ts': [
    `import { z } from 'zod';\nexport const orderSchema = z.string();`,
    [],
  ],
  'mf-store/src/pages/roles.ts': [
    [
      `export const may = (role: string) => role === 'author' || ['editor'].includes(role);`,
      `export const STAFF = new Set(['editor', 'member']);`,
      `export const boss = 'admin';`,
      `export const roleOf = (user: { role?: string }) => user.role ?? 'member';`,
      `export type Writer = 'author' | 'editor';`,
    ].join('\n'),
    Array(8).fill('verse/role-by-right'),
  ],
  'mf-store/src/pages/no-roles.ts': [
    [
      `export const open = (status: string, part: string) => status === 'member' || part === 'editor';`,
      `export type Name = { author: { name: string } }['author'];`,
    ].join('\n'),
    [],
  ],
  'api/src/domains/roles.test.ts': [`export const people = ['editor', 'admin'];`, []],
  'mf-store/src/pages/floating.ts': [
    'export function save(): void { Promise.resolve(1); }',
    ['@typescript-eslint/no-floating-promises'],
  ],
  'mf-store/src/pages/floating.test.ts': ['export function save(): void { Promise.resolve(1); }', []],
  'mf-store/src/pages/labels.tsx': [
    [
      'export const Labels = ({ title, label }: Record<string, string>) => (',
      '  <>',
      '    <Button aria-label={`Undo deleting ${title}`}>Restore</Button>',
      '    <a href="#x" aria-label={title ? "Read the post" : `Open ${title}`}>Read on</a>',
      '    <Button aria-label={`Restore ${title}`}>Restore</Button>',
      '    <Button aria-label={`${label}: ${title}`}>Sold out</Button>',
      '    <Button aria-label={label}>Report</Button>',
      '    <Button aria-label="Close"><Icon /></Button>',
      '  </>',
      ');',
    ].join('\n'),
    ['verse/label-with-text', 'verse/label-with-text'],
  ],
  'mf-store/src/pages/picture.tsx': ['export const Picture = () => <img src="/a.png" />;', ['jsx-a11y-x/alt-text']],
  'mf-store/src/pages/utils.ts': ['export const x = 1;', ['verse/honest-names']],
  'api/src/domains/patterns.ts': [
    [
      `const NAMES = ['a', 'b'];`,
      `let last = 'a';`,
      `export const KNOWN = new RegExp(NAMES.map((name) => \`\${name}\\\\b\`).join('|'), 'u');`,
      `export const known = () => RegExp(\`^\${NAMES[0]}$\`);`,
      `export const find = (name: string, text: string) => new RegExp(name, 'giu').test(text);`,
      `export const findLast = (text: string) => RegExp(last).test((last = text));`,
      `export const filter = (q: string) => ({ title: { $regex: q }, text: { '$regex': q } });`,
      `export const end = (text: string) => text.replace(/-+$/, '');`,
      'export const marks = (text: string) => /e\\p{M}*[^\\p{L}\\p{N}]*x/u.test(text);',
    ].join('\n'),
    [...Array(4).fill('verse/constant-pattern'), 'regexp/no-super-linear-move', 'regexp/no-super-linear-backtracking'],
  ],
  'api/src/store/literal-filter.ts': ['export const literal = (text: string) => new RegExp(text);', []],
  'api/src/domains/patterns.test.ts': ['export const find = (name: string) => new RegExp(name);', []],
  'mf-store/src/pages/CamelCase.ts': ['export const x = 1;', ['verse/honest-names']],
  'mf-store/src/pages/price.thing.ts': ['export const x = 1;', ['verse/honest-names']],
  'api/src/helpers/x.ts': ['export const x = 1;', ['verse/honest-names']],
};

describe('the lint rules', () => {
  let spoken;

  beforeAll(() => {
    const root = mkdtempSync(join(tmpdir(), 'verse-lint-'));
    writeFileSync(
      join(root, 'eslint.config.mjs'),
      `export { default } from ${JSON.stringify(join(__dirname, 'index.mjs'))};`,
    );
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true, jsx: 'preserve' } }));
    for (const [path, [text]] of Object.entries(FILES)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { stdout, stderr } = spawnSync(process.execPath, [ESLINT, '-f', 'json', 'mf-store', 'api', 'packages'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (!stdout.startsWith('[')) throw new Error(stderr + stdout);
    spoken = Object.fromEntries(
      JSON.parse(stdout).map(({ filePath, messages }) => [
        filePath.slice(root.length + 1),
        messages.map((message) => message.ruleId),
      ]),
    );
    rmSync(root, { recursive: true });
  });

  it.each(Object.entries(FILES))('report the expected violations in %s', (path, [, rules]) => {
    expect(spoken[path]).toEqual(rules);
  });
});
