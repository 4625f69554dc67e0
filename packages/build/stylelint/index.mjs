import scss from 'postcss-scss';
import stylelintScss from 'stylelint-scss';
import columnsByContainer from './columns-by-container.mjs';
import inALayer from './in-a-layer.mjs';
import lineLength from './line-length.mjs';
import nothingMoves from './nothing-moves.mjs';
import pictureProportion from './picture-proportion.mjs';
import repeatedStyles from './repeated-styles.mjs';

const COLOUR_FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
const SPACING = '/^(margin|padding|gap|row-gap|column-gap|inset|scroll-margin|scroll-padding)/';

export default {
  customSyntax: scss,
  plugins: [
    ...stylelintScss,
    columnsByContainer,
    inALayer,
    lineLength,
    nothingMoves,
    pictureProportion,
    repeatedStyles,
  ],
  reportNeedlessDisables: true,
  ignoreFiles: ['**/node_modules/**', '**/dist/**', '**/.releases/**', '**/.cache/**'],
  rules: {
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'no-duplicate-selectors': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-no-unknown': true,

    'selector-max-id': 0,
    'selector-pseudo-class-disallowed-list': ['global', 'export', 'import'],
    'scss/selector-no-union-class-name': true,
    'max-nesting-depth': [2, { ignoreAtRules: ['media', 'container', 'supports', 'include', 'if', 'else', 'each'] }],
    'declaration-no-important': true,

    'at-rule-disallowed-list': [
      ['extend', 'import'],
      { message: 'Sass comes by @use, and selectors are not extended' },
    ],
    'scss/no-global-function-names': true,
    'layer-name-pattern': ['^(reset|tokens|ui|section)$', { message: 'The layers are reset, tokens, ui and section' }],
    'verse/columns-by-container': true,
    'verse/in-a-layer': true,
    'verse/line-length': 120,
    'verse/nothing-moves': true,
    'verse/picture-proportion': true,
    'verse/repeated-styles': true,

    'color-no-hex': [true, { message: 'Ask for a colour: ui.colour("text")' }],
    'color-named': ['never', { message: 'Ask for a colour: ui.colour("text")' }],
    'function-disallowed-list': [COLOUR_FUNCTIONS, { message: 'Ask for a colour: ui.colour("text")' }],
    'declaration-property-unit-disallowed-list': [
      { [SPACING]: ['px'] },
      { message: 'Ask for a distance: ui.space(3)' },
    ],
    'declaration-property-value-disallowed-list': [
      { outline: ['none', '0'], 'list-style': ['none'], 'list-style-type': ['none'], 'object-fit': ['fill'] },
      {
        message:
          "Focus stays visible, pictures keep their proportions, and lists keep their role in Safari: list-style: ''",
      },
    ],
    'custom-property-pattern': ['^(_|ui-|radix-)', { message: "A component's own custom property starts with --_" }],
  },
  overrides: [
    { files: ['packages/ui/styles/tools/**'], rules: { 'verse/repeated-styles': null } },
    {
      files: ['packages/ui/styles/tokens/**', 'packages/ui/styles/_tokens.scss', 'packages/ui/styles/tokens.scss'],
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
    {
      // The only legitimate uses of !important and of single pixels are the CSS reset and visually hidden text.
      files: ['packages/ui/**'],
      rules: { 'declaration-no-important': null, 'declaration-property-unit-disallowed-list': null },
    },
  ],
};
