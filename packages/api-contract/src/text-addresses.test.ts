import { toPlainBlocksText } from './formatted-text';
import { parseFormattedText } from './formatted-text-parser';
import { parseSmallText } from './small-text';
import { findHiddenDestination, splitText } from './text-addresses';

const links = (post: string) => splitText(post).filter((part) => part.href);
const whole = (post: string) =>
  splitText(post)
    .map((part) => part.text)
    .join('');

describe('addresses in a post', () => {
  // @proves COM-18 GAP-055
  it.each([
    ['See https://notes.example/critique-12', 'https://notes.example/critique-12'],
    ['http://a.example?x=1&y=2#z', 'http://a.example/?x=1&y=2#z'],
    ['(https://a.example/b).', 'https://a.example/b'],
    ['Is it https://a.example/b?', 'https://a.example/b'],
    ['https://a.example/Page_(song) is good', 'https://a.example/Page_(song)'],
    ['HTTPS://A.EXAMPLE/B', 'https://a.example/B'],
  ])('%j can be followed to %s', (post, href) => {
    expect(links(post).map((part) => part.href)).toEqual([href]);
    expect(whole(post)).toBe(post);
  });

  // @proves GAP-055
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'ftp://a.example/b',
    '//a.example/b',
    'a.example',
    'mailto:a@b.example',
    'https://',
    'https://bank.example@evil.example/',
    'https://user:secret@evil.example/',
    'https://a.example,b.example/',
    'xhttps://a.example',
  ])('%j stays plain text', (post) => {
    expect(splitText(post)).toEqual([{ text: post }]);
  });

  // @proves GAP-055
  it('shows the host that will really be opened when letters only look like others', () => {
    const [part] = links('https://аpple.example/login');
    expect(part?.text).toBe(part?.href);
    expect(part?.text).toContain('xn--');
  });

  // @proves TXT-06
  it.each([
    ['https://a.example/a_(b)_(c)', 'https://a.example/a_(b)_(c)'],
    ['(see https://a.example/a_(b_(c)))', 'https://a.example/a_(b_(c))'],
    ['https://a.example/list[0]', 'https://a.example/list[0]'],
    ['https://a.example/{id}.', 'https://a.example/{id}'],
    ['https://a.example/a…', 'https://a.example/a'],
    ['« https://a.example/a»', 'https://a.example/a'],
    ['看https://a.example/a。然后', 'https://a.example/a'],
    ['（https://a.example/a）', 'https://a.example/a'],
    ['https://a.example/a\u200B', 'https://a.example/a'],
    ['https://a.example/a\u2060b', 'https://a.example/a'],
    ['**https://a.example/a**', 'https://a.example/a'],
    ['_https://a.example/a_', 'https://a.example/a'],
    ['`https://a.example/a`', 'https://a.example/a'],
    ['https://a.example/a_b-c*d', 'https://a.example/a_b-c*d'],
    ['https://old.example/web/https://a.example/', 'https://old.example/web/https://a.example/'],
    ['https://a.example/?to=https://b.example', 'https://a.example/?to=https://b.example'],
  ])('%j links %s, without the marks around it', (post, text) => {
    expect(links(post).map((part) => part.text)).toEqual([text]);
    expect(whole(post)).toBe(post);
  });

  // @proves TXT-06
  it('takes two addresses with a comma between them as two', () => {
    const post = 'https://a.example,https://b.example/c;http://d.example';
    expect(links(post).map((part) => part.text)).toEqual([
      'https://a.example',
      'https://b.example/c',
      'http://d.example',
    ]);
    expect(whole(post)).toBe(post);
  });

  // @proves TXT-02 TXT-06
  it('shows no address in a different order from the one it opens', () => {
    expect(splitText('https://example.org/\u202egpj.exe')).toEqual([
      { text: 'https://example.org/gpj.exe', href: 'https://example.org/gpj.exe' },
    ]);
  });
});

describe('the words around addresses', () => {
  // @proves COM-17 COM-18
  it('are kept character by character, with line breaks', () => {
    const post = 'One https://a.example,\ntwo https://b.example/\n\n<b>three</b> ';
    expect(links(post).map((part) => part.text)).toEqual(['https://a.example', 'https://b.example/']);
    expect(whole(post)).toBe(post);
  });

  // @proves GAP-055
  it('are kept beside an address with 40,000 brackets, with the one too many', () => {
    const address = `https://a.example/${'('.repeat(20_000)}`;
    const balanced = `${address}${')'.repeat(20_000)}`;
    const post = `${balanced})`;
    expect(whole(post)).toBe(post);
    expect(links(post).map((part) => part.text)).toEqual([balanced]);
  });
});

describe('a label of a link', () => {
  const CASES: [label: string, address: string, hidden: string | undefined][] = [
    ['our shop', 'https://evil.example/x', undefined],
    ['https://bank.example/login', 'https://bank.example/login', undefined],
    ['www.bank.example', 'https://bank.example/', undefined],
    ['https://bank.example/login', 'https://evil.example/login', 'evil.example'],
    ['BANK.example', 'https://evil.example/', 'evil.example'],
    ['Sign in at bank.example now', 'https://bank.example.evil.example/', 'bank.example.evil.example'],
    ['ada@bank.example', 'mailto:ada@bank.example', undefined],
    ['ada@bank.example', 'mailto:eve@evil.example', 'eve@evil.example'],
    ['bank.example', '/verse', '/verse'],
    ['version 2.0.1, e.g. this', 'https://a.example/', undefined],
  ];

  // @proves TXT-02 TXT-06
  it.each(CASES)('“%s” for %s hides %s', (label, address, hidden) => {
    expect(findHiddenDestination(label, address)).toBe(hidden);
  });

  // @proves TXT-02 TXT-06
  it('shows where the link leads if it shows another address, in posts, blog posts and pictures of others', () => {
    const shown = 'bank.example (evil.example)';
    const markdown = (source: string) => toPlainBlocksText(parseFormattedText(source, 'markdown'));
    expect(markdown('[bank.example](https://evil.example/a)')).toBe(shown);
    expect(markdown('**[bank.*example*](https://evil.example/a)**')).toBe(shown);
    expect(markdown('![bank.example](https://evil.example/a.png)')).toBe(shown);
    expect(toPlainBlocksText(parseSmallText('[bank.example](https://evil.example/a)'))).toBe(shown);
  });
});
