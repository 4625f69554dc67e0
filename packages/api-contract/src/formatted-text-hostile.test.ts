import type { TextBlock } from './formatted-text';
import { parseFormattedText, toPlainText } from './formatted-text-parser';

const read = (source: string) => parseFormattedText(source, 'markdown');

const NO_LINKS = [
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#x09;script:alert(1))',
  '[x](data:text/html,<script>)',
  '![x](data:image/png;base64,AAAA)',
  '[x](vbscript:x)',
  '[x](file:///etc/passwd)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](https:evil)',
  '[x](picture:key)',
  '<javascript:alert(1)>',
  '![x](picture:../../etc)',
  '![x](PICTURE:Upper)',
  '[x]: javascript:alert(1)\n\n[x]',
];

const REPEATED = [
  '[',
  '*',
  '>',
  '_',
  '`',
  '![',
  '[](',
  '[a](',
  '<',
  '&',
  '\\',
  '- ',
  '+ ',
  '1. ',
  '> - ',
  '#',
  '**a *b ',
  '*a_ ',
  '[a]: ',
  '![a](picture:',
  'https://',
  'https://a.b/(',
  'http://a\\_',
  '((',
  '~~~',
  'a\n',
  '\n> ',
  '- a\n  ',
  '\t',
  '[[a]',
  '](',
  '`` `',
  '<a@',
  ' \n',
  '- - \n',
];

const linksIn = (blocks: TextBlock[]): string[] =>
  [...JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);

describe('a hostile text', () => {
  // @proves GAP-029
  it.each([
    '<script>alert(1)</script>',
    '<b>bold</b>',
    '<img src=x onerror=alert(1)>',
    '<!-- note -->',
    '<a href="javascript:alert(1)">x</a>',
    '&lt;script>',
  ])('%s stays plain text', (typed) => {
    const expected = typed.replace('&lt;', '<');
    expect(toPlainText(typed, 'markdown')).toBe(expected);
    expect(linksIn(read(typed))).toEqual([]);
  });

  // @proves GAP-029
  it.each(NO_LINKS)('%s makes no link', (typed) => {
    const blocks = read(typed);
    expect(linksIn(blocks)).toEqual([]);
    expect(blocks.filter(({ type }) => type === 'picture')).toEqual([]);
    expect(toPlainText(typed, 'markdown')).toContain(typed.startsWith('<') ? 'javascript' : 'x');
  });

  const LENGTH = 100_000;
  const depthOf = (blocks: TextBlock[]): number =>
    Math.max(
      0,
      ...blocks.map((block) => {
        if (block.type === 'quote') return 1 + depthOf(block.blocks);
        return block.type === 'list' ? 1 + Math.max(0, ...block.items.map(depthOf)) : 1;
      }),
    );

  // @proves GAP-029
  it.each(REPEATED)('%j repeated to 100,000 characters is read in bounded time and depth', (part) => {
    const source = part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
    const before = performance.now();
    const blocks = read(source);
    expect(performance.now() - before).toBeLessThan(3000);
    expect(depthOf(blocks)).toBeLessThanOrEqual(14);
  });

  it('loses no word by its depth', () => {
    expect(toPlainText(`${'> '.repeat(40)}deep`, 'markdown')).toContain('deep');
    expect(toPlainText(`${'- '.repeat(40)}deep\n\nafter`, 'markdown')).toMatch(/deep\n\nafter$/);
  });
});
