import { applyEdit, findEdit, readEdit } from './text-edit';

describe('the edit of a text', () => {
  // @proves GAP-025
  it.each([
    ['', ''],
    ['', 'new'],
    ['old', ''],
    ['a quiet harbour', 'a quiet, cold harbour'],
    ['aaaa', 'aaa'],
    ['aaa', 'aaaa'],
    ['abcabc', 'abc'],
    ['the end', 'the end'],
    ['🙂🙃', '🙃🙂'],
    ['one\n\ntwo', 'one\n\n\n\ntwo'],
  ])('makes of %j the text %j', (base, now) => {
    expect(applyEdit(base, findEdit(base, now))).toBe(now);
  });

  it('has nothing but the changed letters', () => {
    const base = 'x'.repeat(50_000) + 'The end';
    expect(findEdit(base, `${base.slice(0, -3)}last end`)).toEqual({ start: 50_004, end: 50_004, inserted: 'last ' });
  });

  // @proves GAP-025
  it('belongs to the one text that it was made for', () => {
    const base = { savedAt: '2026-11-26T10:00:00.000Z', text: 'A quiet harbour' };
    const edit = {
      of: base.savedAt,
      length: 15,
      savedAt: '2026-11-26T10:00:01.000Z',
      start: 2,
      end: 7,
      inserted: 'loud',
    };
    expect(readEdit(edit, base)).toEqual(edit);
    for (const wrong of [
      null,
      'x',
      { ...edit, of: '' },
      { ...edit, length: 14 },
      { ...edit, end: 1 },
      { ...edit, end: 16 },
    ])
      expect(readEdit(wrong, base)).toBeNull();
  });
});
