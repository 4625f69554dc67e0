import { safeNext } from './safe-next';

const arrivalAt = (next: string | null | undefined) => safeNext(next, '/verse');

const HOST = 'evil.example';
const START = [
  '//',
  '///',
  '////',
  '/\\',
  '\\\\',
  '\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '/ /',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%2f',
  '/%2F%2f',
  '/%252f',
  '/%25252f',
  '/%5c',
  '/%5C%5C',
  '/%255c',
  '/.//',
  '/..//',
  '/./\\',
  '/%2e//',
  '/%2e%2e//',
  '/a/..//',
  '/a/../\\',
  '/;//',
  '/\u0000/',
  '/\u2028/',
  '/\u202e/',
  '/\u200b/',
  '/\ufeff/',
  '/\u00a0/',
  '\u0000//',
  ' //',
  '\t//',
  '\n//',
  '\u3000//',
  '%2f%2f',
  '%5c%5c',
  './/',
  '..//',
  '//\t',
  '//%09',
  '/\\/',
  '/\\\\',
  '/\\\t/',
];
const END = ['', '/', '/verse', '?next=/verse'];
const ABSOLUTE = [
  'https://evil.example',
  'http://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'h\tttps://evil.example',
  'https\n://evil.example',
  ' https://evil.example',
  '\u0001https://evil.example',
  'https%3a//evil.example',
  'https://localhost@evil.example',
  'https://localhost:3000@evil.example',
  'https://evil.example#@localhost',
  'https://evil.example?localhost',
  'https://evil。example',
  'https://evil%E3%80%82example',
  'https://ｅｖｉｌ.example',
  '//evil。example',
  '//evil%E3%80%82example',
  '//ｅｖｉｌ.example',
  '///evil.example@localhost',
  '//localhost@evil.example',
  '//evil.example:443',
  '//[::1]',
  '//2130706433',
  '//0x7f.1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'javascript://localhost/%0aalert(1)',
  '\u0001javascript:alert(1)',
  'javascript%3aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'ftp://evil.example',
  'ws://evil.example',
  'about:blank',
  'view-source:https://evil.example',
  'mailto:a@evil.example',
  'evil.example',
  'www.evil.example',
  'verse',
  './verse',
  '../verse',
  '?next=//evil.example',
  '#//evil.example',
  '@evil.example',
  ':evil.example',
  '.evil.example',
  '/verse\r\nLocation: https://evil.example',
  '/verse%0d%0aSet-Cookie:a=b',
  '/verse\u0000',
  '/verse/\\evil.example',
  '/verse//evil.example',
  '/a%3f%2f%2fevil.example',
  '/a%23//evil.example',
  '/%2f%2fevil.example?q=100%25',
  '/verse/..//evil.example',
  '/verse/%2e%2e//evil.example',
  '/%',
  '/%zz',
  '/%c0%af%c0%afevil.example',
  '/%e0%80%af/evil.example',
  `/${'a'.repeat(3000)}`,
];
const HOSTILE = [...START.flatMap((start) => END.map((end) => start + HOST + end)), ...ABSOLUTE];

describe('the page after signing in', () => {
  // @proves GAP-041
  it(`never leaves the site: ${HOSTILE.length} hostile forms, 0 accepted`, () => {
    expect(new Set(HOSTILE).size).toBe(HOSTILE.length);
    expect(HOSTILE.length).toBeGreaterThanOrEqual(200);
    expect(HOSTILE.filter((next) => arrivalAt(next) !== '/verse')).toEqual([]);
  });

  // @proves GAP-041
  it.each([
    '/verse/jobs',
    '/verse/community?sort=trending',
    '/resources/blogs/abc#comments',
    '/resources/blogs?q=a%20b%2Fc',
    '/verse/feed?from=https://a.example/b',
    '/services/service/caf%C3%A9',
    '/verse/jobs?q=100%25',
    '/verse/jobs?q=100%2525&tag=%2525252525',
    '/verse/jobs?q=%',
    '/verse/jobs?q=%E0%A4%A#100%',
    '/verse/jobs?from=//evil.example#/\\\\evil.example',
    '/',
  ])('is the page they wanted: %s', (next) => {
    expect(arrivalAt(next)).toBe(next);
  });

  // @proves SIN-12 GAP-041
  it('is the verse when they wanted nothing, or an account page, or no page at all', () => {
    for (const next of [
      undefined,
      null,
      '',
      '/signin',
      '/signin?next=/signin',
      '/SignUp',
      '/reset-password?token=x',
      '/api/signout',
    ]) {
      expect(arrivalAt(next)).toBe('/verse');
    }
  });
});
