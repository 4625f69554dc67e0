import { findTextErrors, isBlank, isolated, onOneLine, trimText, withPlainBreaks } from './text';

const code = (point: number) => String.fromCodePoint(point);

// @proves TXT-01
it.each([
  0xad, 0x34f, 0x115f, 0x1160, 0x17b4, 0x180e, 0x200b, 0x200d, 0x200e, 0x202e, 0x2060, 0x2066, 0x2800, 0x3164, 0xfe0f,
  0xfeff, 0xffa0, 0xfffc, 0x13441, 0x1d159, 0xe0020, 0x0a, 0x20, 0xa0, 0x3000, 0x300, 0xd83a, 0x0, 0x7f, 0x10ffff,
])('takes a text of U+%s alone as blank', (point) => {
  expect(isBlank(code(point))).toBe(true);
  expect(trimText(code(point))).toBe('');
  expect(findTextErrors({ title: { label: 'Title', max: 9 } }, { title: ` ${code(point)} ` })).toEqual({
    title: 'Title is required.',
  });
});

// @proves TXT-01
it.each([
  'a',
  '٣',
  '?',
  '…',
  '€',
  '한',
  '\ue000',
  '👍🏿',
  '🏴\u{e0067}\u{e0062}\u{e007f}',
  '❤\ufe0f',
  'می\u200cخواهم',
  'क्\u200dष',
  'ه\u200d',
])('leaves %s as it is', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(trimText(withPlainBreaks(text))).toBe(text);
  expect(trimText(onOneLine(text))).toBe(text);
});

// @proves TXT-01
it('trims invisible characters around a text, but no part of a letter or emoji', () => {
  expect(trimText('\u200b\u2800 Lamp \u3164\ufeff\n')).toBe('Lamp');
  expect(trimText(' ❤️ ')).toBe('❤️');
});

// @proves TXT-02
it('removes controls, lone surrogates and overrides, and on one line every direction mark', () => {
  expect(withPlainBreaks('a\u0000b\r\nc\td\u202ee\ud83af\u2067g\u2069')).toBe('ab\nc\tdef\u2067g\u2069');
  expect(onOneLine('a\u0000b\r\nc\td\u202ee\ud83af\u2067g\u2069')).toBe('ab c defg');
});

// @proves TXT-02
it('isolates a name from right to left in a sentence, and leaves any other as it is', () => {
  expect(isolated('𞤀𞤣𞤢𞤥𞤢')).toBe('\u2068𞤀𞤣𞤢𞤥𞤢\u2069');
  expect(isolated('محمد')).toBe('\u2068محمد\u2069');
  expect(isolated('Ọ̀ṣun Obi')).toBe('Ọ̀ṣun Obi');
});

// @proves TXT-02
it('keeps the marks that scripts use, and removes those that pile up on one letter', () => {
  expect(withPlainBreaks('Ọ̀ṣun שָׁ֣לוֹם')).toBe('Ọ̀ṣun שָׁ֣לוֹם');
  expect(withPlainBreaks(`a${'\u0301'.repeat(500)}b`)).toBe(`a${'\u0301'.repeat(8)}b`);
});
