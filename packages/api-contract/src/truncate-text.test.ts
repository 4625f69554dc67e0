import { truncateText } from './truncate-text';

const FAMILY = '👨‍👩‍👧‍👦';
const ARTIST = '👩🏽‍🎨';

describe('truncateText', () => {
  // @proves R26
  it.each([
    ['short', 10, 'short'],
    ['0123456789', 4, '0123'],
    ['😀😀😀', 2, '😀😀'],
    [`${ARTIST} Ada`, 1, ARTIST],
    [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
    ['𞤀𞤣𞤢𞤥𞤢', 1, '𞤀'],
    ['e\u0301e\u0301e\u0301', 2, 'e\u0301e\u0301'],
    ['Ọ̀ṣun', 1, 'Ọ̀'],
    ['a\u0301b', 1, 'a\u0301'],
    ['👍🏿', 1, '👍🏿'],
    ['', 3, ''],
  ])('keeps whole letters of %j up to %d', (text, max, kept) => {
    expect(truncateText(text, max)).toBe(kept);
  });

  it('adds an ending only where something was cut', () => {
    expect(truncateText('😀😀', 2, '…')).toBe('😀😀');
    expect(truncateText('😀😀😀', 2, '…')).toBe('😀😀…');
    expect(truncateText('two words', 4, '…')).toBe('two…');
    expect(truncateText('two words', 4)).toBe('two ');
  });

  it('bounds letters with endless marks and leaves no half of a pair', () => {
    const marked = `a${'\u0301'.repeat(100_000)}`;
    expect(truncateText(marked, 1)).toHaveLength(36);
    expect(truncateText(`${'😀'.repeat(59)}a😀`, 60).isWellFormed()).toBe(true);
    expect(truncateText(`a${'𝅥'.repeat(1000)}`, 1).isWellFormed()).toBe(true);
  });
});
