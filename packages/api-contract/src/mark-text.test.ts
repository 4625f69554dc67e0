import type { TextBlock } from './formatted-text';
import { markText } from './mark-text';
import { parseSmallText, toPlainSmallText } from './small-text';

type Style = 'isBold' | 'isItalic';

/** Returns each visible letter of a text with whether it has the style. */
function lettersOf(source: string, style: Style): { letter: string; is: boolean }[] {
  const ofBlock = (block: TextBlock): { letter: string; is: boolean }[] => {
    if (block.type === 'list') return block.items.flat().flatMap(ofBlock);
    if (block.type !== 'paragraph') return [];
    return block.spans.flatMap((span) =>
      span.type === 'text' ? [...span.text].map((letter) => ({ letter, is: Boolean(span[style]) })) : [],
    );
  };
  return parseSmallText(source)
    .flatMap(ofBlock)
    .filter(({ letter }) => letter.trim() !== '' && letter !== '\u2060');
}

const apply = (value: string, [start, end]: [number, number], mark: 'bold' | 'italic') => {
  const edit = markText(value, start, end, mark);
  return { ...edit, value: value.slice(0, edit.start) + edit.text + value.slice(edit.end) };
};

/** Applies a mark to the part of `shown` between the two `|`. Returns the result, with `|` around the new selection. */
function marked(shown: string, mark: Parameters<typeof markText>[3]): string {
  const [before = '', chosen = '', after = ''] = shown.split('|');
  const value = before + chosen + after;
  const { start, end, text, from, to } = markText(value, before.length, before.length + chosen.length, mark);
  const edited = value.slice(0, start) + text + value.slice(end);
  return `${edited.slice(0, from)}|${edited.slice(from, to)}|${edited.slice(to)}`;
}

const PARTS = [
  'word',
  'lanterns',
  'a',
  ' ',
  ' ',
  '\n',
  '\n\n',
  '- item',
  '\n- two',
  '*',
  '2*3*4',
  'f**k',
  '(',
  ')',
  '.',
  '“q”',
  '-',
  'これは太字です',
  '東京',
  'สวัสดี',
  'مرحبا',
  'é',
  'e\u0301',
  '👩‍👩‍👧',
  '🇳🇬',
  '**bold**',
  '*soft*',
  '***both***',
  '_x_',
  '\\',
  '[label](https://a.example/b)',
  '[a [b]](https://a.example/c_(d))',
  'https://a.example/x',
  '@ada',
  '#tag',
  '&amp;',
  '<b>',
  '`c`',
];

function createRandom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

describe('the marks of a text', () => {
  // @proves COM-17 EDT-09
  it('style exactly the selected letters and show no sign, for 900 selections of random texts', () => {
    let changed = 0;
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = createRandom(seed * 7919);
      let value = Array.from({ length: 1 + random(6) }, () => PARTS[random(PARTS.length)]!).join('');
      // Marks are often added to a text that has some.
      for (let turn = 0; turn < 3; turn += 1) {
        const places = [...graphemes.segment(value)].map(({ index }) => index).concat(value.length);
        const ends = [places[random(places.length)]!, places[random(places.length)]!];
        const range: [number, number] = [Math.min(...ends), Math.max(...ends)];
        if (value.slice(...range).trim() === '') continue;
        const [mark, style, kept] = random(2)
          ? (['bold', 'isBold', 'isItalic'] as const)
          : (['italic', 'isItalic', 'isBold'] as const);
        const edit = apply(value, range, mark);
        const context = { seed, turn, value, range, mark, result: edit.value };
        const words = (text: string) => toPlainSmallText(text).replace(/[\s\u2060]/g, '');
        expect({ ...context, words: words(edit.value) }).toEqual({ ...context, words: words(value) });
        const before = lettersOf(value, style);
        const after = lettersOf(edit.value, style);
        expect({ ...context, kept: lettersOf(edit.value, kept) }).toEqual({ ...context, kept: lettersOf(value, kept) });
        const flips = after.flatMap(({ is }, index) => (is === before[index]!.is ? [] : [index]));
        // One stretch of letters has changed, all in the same direction.
        expect({ ...context, ways: new Set(flips.map((index) => after[index]!.is)).size <= 1 }).toEqual({
          ...context,
          ways: true,
        });
        const chosen = edit.value.slice(edit.from, edit.to);
        const isOn = flips.some((index) => after[index]!.is);
        if (flips.length > 0) {
          changed += 1;
          const stretch = after.slice(flips[0], flips.at(-1)! + 1);
          expect({ ...context, is: stretch.every(({ is }) => is === isOn) }).toEqual({ ...context, is: true });
          expect(chosen).not.toBe('');
        }
        value = edit.value;
      }
    }
    expect(changed).toBeGreaterThan(400);
  });

  // @proves COM-17 EDT-09
  it.each([
    ['bold', 'a |word| b', 'a **|word|** b'],
    ['bold', 'a | word |b', 'a  **|word|** b'],
    ['bold', 'a **|word|** b', 'a |word| b'],
    ['bold', 'a || b', 'a **||** b'],
    ['bold', 'a **||** b', 'a || b'],
    ['bold', 'w|or|d', 'w\u2060**|or|**\u2060d'],
    ['bold', '|one\ntwo|', '**|one**\n**two|**'],
    ['bold', '|one\n\n- two\n- three|', '**|one**\n\n- **two**\n- **three|**'],
    ['bold', 'これは|太字|です', 'これは**|太字|**です'],
    ['italic', 'a |word|', 'a *|word|*'],
    ['italic', '|2*3|', '*|2\u2060*\u20603|*'],
    ['italic', '*|word|*', '|word|'],
    ['italic', '**|word|**', '***|word|***'],
    ['italic', '**a |word|**', '**a *|word|*\u2060**'],
    ['list', 'a\nb|c\nd|e\nf', 'a\n|- bc\n- de|\nf'],
    ['list', '|a\n\nb|', '|- a\n\n- b|'],
    ['list', '|- a\n- b|', '|a\nb|'],
    ['list', '||', '- ||'],
    ['link', 'a |word|', 'a [word](|https://|)'],
    ['link', 'a |two\nlines|', 'a [two lines](|https://|)'],
    ['link', '|https://a.example|', '[||](https://a.example)'],
    ['link', '||', '[||](https://)'],
  ] as const)('%s turns %j into %j', (mark, before, after) => {
    expect(marked(before, mark)).toBe(after);
  });

  // @proves COM-17 EDT-09
  it('are turned off by the same button, for each pair of letters of a word', () => {
    const word = 'lantern';
    for (const mark of ['bold', 'italic'] as const)
      for (let start = 0; start < word.length; start += 1)
        for (let end = start + 1; end <= word.length; end += 1) {
          const on = apply(word, [start, end], mark);
          const off = apply(on.value, [on.from, on.to], mark);
          expect([on.value, off.value]).toEqual([on.value, word]);
        }
  });
});
