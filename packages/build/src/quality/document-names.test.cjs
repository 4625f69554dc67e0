const { execFileSync } = require('node:child_process');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { findStaleNames, wordsIn } = require('./document-names.mjs');

const root = join(__dirname, '../../../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const tracked = (...patterns) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean);

const SOURCES = [
  'ts',
  'tsx',
  'mjs',
  'cjs',
  'js',
  'scss',
  'json',
  'yml',
  'sh',
  'py',
  'template',
  'example',
  'Dockerfile',
];
/** Files that name what does not exist any more, and the planted names of this test. */
const NOT_SOURCES = /^package-lock\.json$|old-names\.json$|^docs\/|\/document-names\.test\.cjs$/;
const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...tracked('README.md', '**/README.md').filter((file) => !file.startsWith('docs/')),
  ...['data-layer', 'operations', 'house-style', 'foreign-sections', 'security'].map((name) => `docs/${name}.md`),
];

describe('names in a document', () => {
  const source =
    "export const useCart = () => read(process.env.SMTP_URL); // 'server/remote.cjs'\nexport function Card() {}";
  const known = {
    files: ['mf-store/src/cart/cart.api.ts', 'shell/server/gateway/app.ts', 'README.md'],
    ignored: ['.data/'],
    source,
    words: wordsIn(source),
    scripts: new Set(['deploy']),
  };
  const stale = (text) => findStaleNames(text, known).map(({ line, name, kind }) => [line, kind, name]);

  it('are stale if no tracked path ends so, and the source has no such text', () => {
    const right = '`gateway/app.ts` `mf-*/src` `cart.api.ts` `*.api.ts` `mf-store/src/{cart,x}` `shell/`';
    expect(stale(`${right} \`server/remote.cjs\` \`.data/<name>\` \`/store/cart\``)).toEqual([]);
    expect(stale('# Title\n\n`gateway/gone.ts`, `gone.api.ts` and `mf-shop/src`')).toEqual([
      [3, 'path', 'gateway/gone.ts'],
      [3, 'path', 'gone.api.ts'],
      [3, 'path', 'mf-shop/src'],
    ]);
  });

  it('are stale if the source has no such identifier', () => {
    expect(
      stale('`useCart`, `useCart(id)`, `<Card>`, `SMTP_URL`, `read(x)`, `word`, `createX`, `a-b`, `npm start`'),
    ).toEqual([]);
    expect(stale('`useBasket`, `useCart.addLine`, `<Box />`, `SMTP_HOST`, `write(x)`, `Basket`')).toEqual(
      ['useBasket', 'addLine', 'Box', 'SMTP_HOST', 'write', 'Basket'].map((name) => [1, 'identifier', name]),
    );
  });

  it('are stale if no package has such a script, also in a block', () => {
    expect(stale('```\nnpm run deploy -w mf-store `useBasket`\nnpm run undeploy\n```')).toEqual([
      [3, 'script', 'undeploy'],
    ]);
  });
});

describe('the documents of the repository', () => {
  const source = tracked(...SOURCES.map((type) => `*${type}`))
    .filter((file) => !NOT_SOURCES.test(file))
    .map(read)
    .join('\n');
  const known = {
    files: tracked(),
    ignored: read('.gitignore')
      .split('\n')
      .filter((line) => line.endsWith('/')),
    source,
    words: wordsIn(source),
    scripts: new Set(
      tracked('package.json', '**/package.json', '**/package.json.template').flatMap((file) =>
        Object.keys(JSON.parse(read(file)).scripts ?? {}),
      ),
    ),
  };

  it.each(DOCUMENTS)('%s names only what exists', (file) => {
    expect(findStaleNames(read(file), known)).toEqual([]);
  });
});
