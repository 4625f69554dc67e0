import type { TextBlock, TextSpan } from './formatted-text';
import { parseFormattedText, toExcerptText, toPlainText } from './formatted-text-parser';
import { escapeMarkdown } from './markdown-source';

const read = (source: string) => parseFormattedText(source, 'markdown');
const words = (text: string): TextSpan => ({ type: 'text', text });
const paragraph = (...spans: TextSpan[]): TextBlock => ({ type: 'paragraph', spans });
const link = (text: string, href: string): TextSpan => ({ type: 'text', text, href });

const CASES: [string, string, TextBlock[]][] = [
  ['a heading under the title', '# One', [{ type: 'heading', level: 2, spans: [words('One')] }]],
  ['a deep heading', '###### Six', [{ type: 'heading', level: 4, spans: [words('Six')] }]],
  ['an underlined heading on one line', 'One\nmore\n---', [{ type: 'heading', level: 3, spans: [words('One more')] }]],
  [
    'styles',
    'a **b** *c* `d`',
    [
      paragraph(
        words('a '),
        { type: 'text', text: 'b', isBold: true },
        words(' '),
        { type: 'text', text: 'c', isItalic: true },
        words(' '),
        { type: 'text', text: 'd', isCode: true },
      ),
    ],
  ],
  [
    'both styles, closed in turn',
    '***a** b*',
    [
      paragraph(
        { type: 'text', text: 'a', isBold: true, isItalic: true },
        { type: 'text', text: ' b', isItalic: true },
      ),
    ],
  ],
  ['a single line break', 'one\ntwo', [paragraph(words('one'), { type: 'break' }, words('two'))]],
  [
    'a list in a list',
    '- a\n  - b\n- c',
    [
      {
        type: 'list',
        isOrdered: false,
        items: [
          [paragraph(words('a')), { type: 'list', isOrdered: false, items: [[paragraph(words('b'))]] }],
          [paragraph(words('c'))],
        ],
      },
    ],
  ],
  [
    'a list that begins later',
    '3. a\n4. b',
    [{ type: 'list', isOrdered: true, start: 3, items: [[paragraph(words('a'))], [paragraph(words('b'))]] }],
  ],
  ['a quote', '> a\n> b', [{ type: 'quote', blocks: [paragraph(words('a'), { type: 'break' }, words('b'))] }]],
  ['code with its spaces', '```js\n  <b>\n```', [{ type: 'code', text: '  <b>' }]],
  ['a rule', 'a\n\n***', [paragraph(words('a')), { type: 'rule' }]],
  [
    'a picture between words',
    'a\n![The *harbour*](picture:harbour-1)\nb',
    [paragraph(words('a')), { type: 'picture', key: 'harbour-1', alt: 'The harbour' }, paragraph(words('b'))],
  ],
  [
    'a picture from elsewhere as a link',
    '![Sea](https://example.org/sea.png)',
    [paragraph(link('Sea', 'https://example.org/sea.png'))],
  ],
  [
    'a link with a style',
    '[to **all**](/resources)',
    [paragraph(link('to ', '/resources'), { type: 'text', text: 'all', isBold: true, href: '/resources' })],
  ],
  ['an email address', '[Write](mailto:ada@example.org)', [paragraph(link('Write', 'mailto:ada@example.org'))]],
  [
    'a bare address in a sentence',
    'See (https://example.org/_a_b_(c)).',
    [paragraph(words('See ('), link('https://example.org/_a_b_(c)', 'https://example.org/_a_b_(c)'), words(').'))],
  ],
  [
    'an address within stars',
    '**https://example.org/a**',
    [paragraph({ type: 'text', text: 'https://example.org/a', isBold: true, href: 'https://example.org/a' })],
  ],
];

describe('a formatted text', () => {
  // @proves GAP-029
  it.each(CASES)('reads %s', (_what, source, blocks) => {
    expect(read(source)).toEqual(blocks);
  });

  // @proves GAP-029
  it('keeps a plain text to the letter', () => {
    const typed = '# no heading  \r\n*stars*\n\n\n<b> https://example.org';
    expect(toPlainText(typed, 'plain')).toBe(typed);
    expect(parseFormattedText(typed, 'plain')).toEqual([
      paragraph(words('# no heading  \n*stars*')),
      paragraph(words('\n<b> https://example.org')),
    ]);
  });

  it('has its plain text without the markup', () => {
    const source = '# Title\n\nOne **bold** [link](/x)\nnext\n\n- a\n- b\n\n![Alt](picture:k)\n\n> q\n\n    code';
    expect(toPlainText(source, 'markdown')).toBe('Title\n\nOne bold link\nnext\n\na\nb\n\nq\n\ncode');
  });
});

/** Returns a pseudo-random generator that yields the same sequence in every run. */
function createRandom(): (most: number) => number {
  let state = 42;
  return (most) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

const PARTS = [
  'word',
  'ọjà',
  'naïve',
  '漢字',
  '👩🏾‍🎨',
  'a_b',
  '_',
  '__',
  '*',
  '**',
  '***',
  '`',
  '``',
  '[',
  ']',
  '(x)',
  '](',
  '![',
  '<b>',
  '<!--',
  '&amp;',
  '&',
  '#',
  '##',
  '-',
  '- ',
  '+',
  '1.',
  '12) ',
  '---',
  '===',
  '=',
  '>',
  '~~~',
  '\\',
  '\\*',
  '|',
  ':',
  '!',
  ' ',
  '  ',
  '   ',
  '    ',
  '\t',
  '\n',
  '\n\n',
  '\n\n\n',
  'https://example.org/a_b*c',
  'http://',
  'ada@example.org',
  '<https://x.org>',
  '"',
  "'",
  '~',
  '[a]: /x',
  '\u00A0',
  '.',
  '{',
  '}',
  '$',
  '@ada',
  '#tag',
];

/**
 * Returns words and line breaks as seen by a reader: without spaces at line ends, and with at most one blank line in a
 * row.
 */
const seen = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

describe('a plain text written as Markdown', () => {
  // @proves GAP-029
  it('has the same words and breaks, in 1,000 random texts', () => {
    const random = createRandom();
    for (let turn = 0; turn < 1000; turn += 1) {
      const plain = Array.from({ length: 1 + random(24) }, () => PARTS[random(PARTS.length)]!).join(
        ['', ' '][random(2)],
      );
      expect([plain, toPlainText(escapeMarkdown(plain), 'markdown')]).toEqual([plain, seen(plain)]);
    }
  });

  it('is not escaped where nothing needs it', () => {
    const plain = 'Hello, a_b (c) costs 5 < 6 - or 3.5!\nAT&T & more: #tag @ada';
    expect(escapeMarkdown(plain)).toBe(plain);
  });
});

// @proves GAP-029
it('an excerpt leaves out headings, unless there is nothing else', () => {
  expect(toExcerptText('It has shadows.\n\n## Walk first\n\n**Every** street', 'markdown')).toBe(
    'It has shadows.\n\nEvery street',
  );
  expect(toExcerptText('## Walk first', 'markdown')).toBe('Walk first');
  expect(toExcerptText('## Signs', 'plain')).toBe('## Signs');
});
