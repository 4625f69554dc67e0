import { splitText } from './post-text';

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
    'xhttps://a.example',
  ])('%j stays words', (post) => {
    expect(splitText(post)).toEqual([{ text: post }]);
  });

  // @proves GAP-055
  it('shows the host that will really be opened when letters only look like others', () => {
    const [part] = links('https://аpple.example/login');
    expect(part?.text).toBe(part?.href);
    expect(part?.text).toContain('xn--');
  });

  // @proves COM-17 COM-18
  it('finds several addresses and keeps every other character, line breaks too', () => {
    const post = 'One https://a.example,\ntwo https://b.example/\n\n<b>three</b> ';
    expect(links(post).map((part) => part.text)).toEqual(['https://a.example', 'https://b.example/']);
    expect(whole(post)).toBe(post);
  });

  // @proves GAP-055
  it('keeps every sign of an address with 40,000 brackets, the one too many outside it', () => {
    const address = `https://a.example/${'('.repeat(20_000)}`;
    const post = `${address}${')'.repeat(20_000)}`;
    expect(whole(post)).toBe(post);
    expect(links(post).map((part) => part.text)).toEqual([`${address})`]);
  });
});
