const { spawnSync } = require('node:child_process');
const { mkdirSync, mkdtempSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');

const STYLELINT = require.resolve('stylelint/package.json').replace('package.json', 'bin/stylelint.mjs');
const inLayer = (text) => `@layer section {\n${text}\n}`;

/** Stylesheets, with the rules that must report them. No other rule may report them. */
const SHEETS = {
  'mf-store/fine.module.scss': [
    [
      `@use '@verse/ui/styles' as ui;`,
      inLayer('.card { color: ui.colour("text"); &:hover { .name { --_tilt: 1deg; } } }'),
    ].join('\n'),
    [],
  ],
  'mf-store/wide.module.scss': [`// ${'word '.repeat(24)}\n// short`, ['verse/line-length']],
  'mf-store/address.module.scss': [`// https://example.org/${'x'.repeat(100)}`, []],
  'mf-store/bare.module.scss': ['.card { top: 0; }', ['verse/in-a-layer']],
  'mf-store/layer.module.scss': ['@layer mine { .card { top: 0; } }', ['layer-name-pattern']],
  'mf-store/id.module.scss': [inLayer('#card { top: 0; }'), ['selector-max-id']],
  'mf-store/deep.module.scss': [inLayer('.a { .b { .c { .d { top: 0; } } } }'), ['max-nesting-depth']],
  'mf-store/union.module.scss': [inLayer('.a { &__b { top: 0; } }'), ['scss/selector-no-union-class-name']],
  'mf-store/global.module.scss': [inLayer(':global(.a) { top: 0; }'), ['selector-pseudo-class-disallowed-list']],
  'mf-store/important.module.scss': [inLayer('.a { top: 0 !important; }'), ['declaration-no-important']],
  'mf-store/extend.module.scss': [inLayer('.a { @extend .b; top: 0; }'), ['at-rule-disallowed-list']],
  'mf-store/import.module.scss': [`@import 'x';`, ['at-rule-disallowed-list']],
  'mf-store/hex.module.scss': [inLayer('.a { color: #fff; }'), ['color-no-hex']],
  'mf-store/named.module.scss': [inLayer('.a { color: red; }'), ['color-named']],
  'mf-store/rgb.module.scss': [inLayer('.a { color: rgb(0 0 0); }'), ['function-disallowed-list']],
  'mf-store/pixels.module.scss': [inLayer('.a { margin-top: 7px; }'), ['declaration-property-unit-disallowed-list']],
  'mf-store/list.module.scss': [
    inLayer(".a { list-style: none; }\n  .b { list-style: ''; }"),
    ['declaration-property-value-disallowed-list'],
  ],
  'mf-store/repeated.module.scss': [
    inLayer(".a { @include ui.type('small'); color: ui.colour('heading'); }"),
    ['verse/repeated-styles'],
  ],
  'mf-store/copied.module.scss': [inLayer(".a { list-style: ''; margin: 0; padding: 0; }"), ['verse/repeated-styles']],
  'mf-store/focus.module.scss': [inLayer('.a { outline: none; }'), ['declaration-property-value-disallowed-list']],
  'mf-store/squashed.module.scss': [inLayer('.work img { max-block-size: 20rem; }'), ['verse/picture-proportion']],
  'mf-store/squashed-class.module.scss': [
    inLayer('.bigPicture[data-tall] { block-size: 9rem; inline-size: 100%; }'),
    ['verse/picture-proportion'],
  ],
  'mf-store/zoom.module.scss': [
    inLayer('.a { transition: color 1s, transform 1s; }\n  .b { transition-property: all; }'),
    ['verse/nothing-moves', 'verse/nothing-moves'],
  ],
  'mf-store/slide.module.scss': [
    inLayer('@keyframes arrive { from { translate: 100% 0; } }\n  @keyframes fade { from { opacity: 0; } }'),
    ['verse/nothing-moves'],
  ],
  'shell/src/layout/logo.module.scss': [inLayer('@keyframes tick { to { transform: rotate(1turn); } }'), []],
  'mf-store/filled.module.scss': [inLayer('img { object-fit: fill; }'), ['declaration-property-value-disallowed-list']],
  'mf-store/pictures.module.scss': [
    [
      `@use '@verse/ui/styles' as ui;`,
      inLayer(
        [
          '.picture { @include ui.picture-within(9rem); }',
          '.photo { block-size: 9rem; object-fit: cover; }',
          'img { block-size: auto; }',
          '.pictures .name { block-size: 2rem; }',
        ].join('\n'),
      ),
    ].join('\n'),
    [],
  ],
  'mf-store/property.module.scss': [inLayer('.a { --tilt: 1deg; }'), ['custom-property-pattern']],
  'mf-store/src/shared/panel.module.scss': [
    inLayer('.a { @include ui.from("medium") { grid-template-columns: 14rem 1fr; } }'),
    ['verse/columns-by-container'],
  ],
  'mf-store/src/pages/page.module.scss': [
    inLayer('.a { @include ui.from("medium") { grid-template-columns: 14rem 1fr; } }'),
    [],
  ],
  'packages/ui/src/row.module.scss': [
    '@layer ui { .a { @media (width >= 40rem) { flex-direction: row; } } }',
    ['verse/columns-by-container'],
  ],
  'packages/ui/styles/tokens/_palette.scss': ['$ink: #101014;', []],
  'packages/ui/src/hidden.module.scss': ['@layer ui { .hidden { margin: -1px !important; } }', []],
};

describe('the style rules', () => {
  let spoken;

  beforeAll(() => {
    const root = mkdtempSync(join(tmpdir(), 'verse-style-'));
    writeFileSync(
      join(root, 'stylelint.config.mjs'),
      `export { default } from ${JSON.stringify(join(__dirname, 'index.mjs'))};`,
    );
    for (const [path, [text]] of Object.entries(SHEETS)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    const { stderr } = spawnSync(process.execPath, [STYLELINT, '-f', 'json', '**/*.scss'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (!stderr.startsWith('[')) throw new Error(stderr);
    spoken = Object.fromEntries(
      JSON.parse(stderr).map(({ source, warnings }) => [
        source.slice(root.length + 1),
        warnings.map((warning) => warning.rule),
      ]),
    );
    rmSync(root, { recursive: true });
  });

  it.each(Object.entries(SHEETS))('report the expected violations in %s', (path, [, rules]) => {
    expect(spoken[path]).toEqual(rules);
  });
});
