import { type Mark, type Node } from 'prosemirror-model';
import { escapeMarkdown } from '@verse/api-contract/markdown-source';
import { parseSource } from './parse-source';
import { schema } from './schema';
import { openSource } from './source-guard';
import { writeSource } from './write-source';

/** Creates a seeded random generator, so that failures are reproducible. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, pick: <T>(list: readonly T[]): T => list[below(list.length)]! };
}
type Random = ReturnType<typeof createRandom>;

const WORDS = [
  'word',
  'a',
  'ọjà',
  'Ṣe',
  'snake_case',
  '_',
  '*',
  '**',
  '2 * 3',
  '`',
  '``',
  '[',
  ']',
  '(x)',
  '![',
  '!',
  '\\',
  '\\*',
  '#',
  '# x',
  '-',
  '- x',
  '---',
  '===',
  '=',
  '+',
  '1.',
  '12) x',
  '>',
  '> x',
  '~~~',
  '<b>',
  '<',
  '&amp;',
  '&',
  '&#97;',
  'https://x.com/a_b_c',
  'http://x.com?a=1&b=2',
  '"q"',
  '.',
  ' ',
  '  ',
  '\t',
  '\u00A0',
  '😀',
  '[a](b)',
  '|',
  '~',
  '__x__',
  'e.g.',
  '\u2003',
  ':',
  '[x]: /y',
  'www.x.com',
  '<https://x.com>',
  '*x*',
];

function randomMarks(random: Random): Mark[] {
  const { strong, em, code, link } = schema.marks;
  return [
    ...(random.below(4) === 0 ? [strong.create()] : []),
    ...(random.below(4) === 0 ? [em.create()] : []),
    ...(random.below(8) === 0 ? [code.create()] : []),
    ...(random.below(8) === 0 ? [link.create({ href: random.pick(['https://x.com', '/a(b)', 'mailto:a@b.c']) })] : []),
  ];
}

function randomInline(random: Random, hasBreaks = true): Node[] {
  return Array.from({ length: random.below(7) }, () =>
    hasBreaks && random.below(8) === 0
      ? schema.node('hard_break')
      : schema.text(random.pick(WORDS) + (random.below(2) ? ' ' : '') + random.pick(WORDS), randomMarks(random)),
  );
}

function randomBlock(random: Random, depth: number): Node {
  const blocks = () => Array.from({ length: 1 + random.below(2) }, () => randomBlock(random, depth + 1));
  const kind = random.below(depth > 2 ? 8 : 12);
  if (kind < 4) return schema.node('paragraph', null, randomInline(random));
  if (kind === 4) return schema.node('heading', { level: 1 + random.below(3) }, randomInline(random, false));
  if (kind === 5) {
    const code = Array.from({ length: random.below(4) }, () => random.pick([...WORDS, '\n', '\n\n', '```', '    ']));
    return schema.node(
      'code_block',
      { params: random.pick(['', 'js']) },
      code.length > 0 ? schema.text(code.join('')) : [],
    );
  }
  if (kind === 6) return schema.node('horizontal_rule');
  if (kind === 7) return schema.node('picture', { key: 'k1', alt: random.pick(['', 'a [b] *c*', 'x']) });
  if (kind === 8) return schema.node('blockquote', null, blocks());
  const items = Array.from({ length: 1 + random.below(3) }, () => schema.node('list_item', null, blocks()));
  return kind === 9
    ? schema.node('ordered_list', { order: random.pick([1, 9, 100]), tight: random.below(2) === 0 }, items)
    : schema.node('bullet_list', { tight: random.below(2) === 0 }, items);
}

const randomDocument = (random: Random) =>
  schema.node(
    'doc',
    null,
    Array.from({ length: 1 + random.below(4) }, () => randomBlock(random, 0)),
  );

const LINES = [
  '# Head',
  '## Head',
  'Words',
  'Two *words* and **more**',
  '- one',
  '  - two',
  '* star',
  '1. first',
  '2. second',
  '> quote',
  '```',
  'code',
  '---',
  '***',
  '',
  '',
  '',
  '![alt](picture:k)',
  'in ![alt](picture:k) line',
  '[link](https://x.com)',
  '    indented',
  '_under_',
  'ends  ',
  '<https://x.com>',
  '[ref]: /x',
  '`code`',
  '=====',
  '\\',
  'a\\*b',
  '> - x',
  '-',
];

/** Returns only the letters and digits, which conversion must never lose. */
const lettersIn = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

const seeds = Array.from({ length: 1000 }, (_, index) => index + 1);

describe('the source of a formatted text', () => {
  // @proves GAP-025
  it('is the same after reading and writing it, and has every letter, for 1,000 random documents', () => {
    for (const seed of seeds) {
      const document = randomDocument(createRandom(seed * 7919));
      const source = writeSource(document);
      const read = parseSource(source);
      expect({ seed, source: writeSource(read) }).toEqual({ seed, source });
      expect({ seed, source, text: lettersIn(read.textContent) }).toEqual({
        seed,
        source,
        text: lettersIn(document.textContent),
      });
    }
  });

  // @proves GAP-025
  it('is opened unchanged or refused with a reason, for 1,000 random sources', () => {
    let exact = 0;
    for (const seed of seeds) {
      const random = createRandom(seed * 104_729);
      const source = Array.from({ length: 1 + random.below(6) }, () => random.pick(LINES)).join('\n');
      const opened = openSource(source);
      if (opened.isExact) {
        exact += 1;
        expect({ seed, source: writeSource(opened.document) }).toEqual({ seed, source });
      } else expect(opened.reason).toMatch(/^This text has .* the formatted view would change/);
    }
    expect(exact).toBeGreaterThan(100);
  });

  // @proves GAP-025
  it('of an escaped plain text opens with its words, for 1,000 random texts', () => {
    for (const seed of seeds) {
      const random = createRandom(seed * 31_337);
      const plain = Array.from({ length: 1 + random.below(8) }, () => random.pick([...WORDS, '\n', '\n\n'])).join('');
      const document = parseSource(escapeMarkdown(plain));
      const source = writeSource(document);
      expect({ seed, source: writeSource(parseSource(source)) }).toEqual({ seed, source });
      expect({ seed, text: lettersIn(document.textContent) }).toEqual({ seed, text: lettersIn(plain) });
    }
  });
});
