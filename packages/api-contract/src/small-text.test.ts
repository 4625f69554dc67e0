import type { TextBlock } from './formatted-text';
import { parseSmallText, toPlainSmallText } from './small-text';

const words = (text: string) => ({ type: 'text' as const, text });
const paragraph = (...spans: object[]) => ({ type: 'paragraph', spans });

describe('a short text', () => {
  // @proves COM-17 COM-18
  it('has paragraphs, line breaks, lists, styles and links', () => {
    const source = 'One\ntwo **bold** *soft*\n\n- first\n- [second](https://a.example/b)\nafter https://c.example.';
    expect(parseSmallText(source)).toEqual([
      paragraph(words('One\ntwo '), { ...words('bold'), isBold: true }, words(' '), {
        ...words('soft'),
        isItalic: true,
      }),
      {
        type: 'list',
        isOrdered: false,
        items: [[paragraph(words('first'))], [paragraph({ ...words('second'), href: 'https://a.example/b' })]],
      },
      paragraph(words('after '), { ...words('https://c.example'), href: 'https://c.example/' }, words('.')),
    ]);
  });

  it('nests styles and links within them', () => {
    expect(parseSmallText('**a *b* https://c.example/d**')).toEqual([
      paragraph(
        { ...words('a '), isBold: true },
        { ...words('b'), isBold: true, isItalic: true },
        { ...words(' '), isBold: true },
        { ...words('https://c.example/d'), isBold: true, href: 'https://c.example/d' },
      ),
    ]);
  });

  // @proves COM-17
  it.each([
    '# no heading',
    '> no quote',
    '1. no list',
    '* no list',
    '-no list',
    '`code` <b>x</b> &amp;',
    '2*3*4 and 2**3**4',
    '* a * b *',
    '_a_ __b__',
    '[a](javascript:alert(1))',
    '[a](/path)',
    '[a](https://bank.example@evil.example/)',
    '**',
    '\\*a',
  ])('shows %j as plain text', (source) => {
    const [block, ...rest] = parseSmallText(source);
    expect(rest).toEqual([]);
    expect(block?.type).toBe('paragraph');
    const { spans } = block as Extract<TextBlock, { type: 'paragraph' }>;
    expect(spans.map((span) => (span.type === 'text' ? span.text : '')).join('')).toBe(source);
    expect(spans.filter((span) => span.type === 'text' && (span.href ?? span.isBold ?? span.isItalic))).toEqual([]);
  });

  // @proves COM-18
  it('has its words and line breaks without marks where it is an excerpt', () => {
    expect(toPlainSmallText('One **two**\n*three* [four](https://a.example)\n\n- five\n- six * 7')).toBe(
      'One two\nthree four\n\nfive\nsix * 7',
    );
    expect(toPlainSmallText('')).toBe('');
  });

  // @proves COM-18
  it('makes no link of a label that names another address', () => {
    const spans = JSON.stringify(parseSmallText('[https://bank.example](https://evil.example/x)'));
    expect(spans).not.toContain('"text":"https://bank.example","href":"https://evil');
  });

  it.each(['*', '**', '**a ', '*a ', '[', '[a](', '[a](https://', 'https://a.b ', '- a\n', '\n', ' \n', '**a*b '])(
    'reads %j repeated to 20,000 characters in bounded time',
    (part) => {
      const before = performance.now();
      parseSmallText(part.repeat(Math.ceil(20_000 / part.length)));
      expect(performance.now() - before).toBeLessThan(1000);
    },
  );
});
