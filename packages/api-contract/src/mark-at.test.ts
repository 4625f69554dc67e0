import { markAt, tagAt } from './mark-at';

// @proves GAP-051
it('finds the mark at the caret with the rest of its word, not one inside a URL or after the caret', () => {
  expect(markAt('For @ada-p', 10)).toEqual({ sign: '@', typed: 'ada-p', start: 4, end: 10 });
  expect(markAt('For @ada-p and more', 8)).toEqual({ sign: '@', typed: 'ada', start: 4, end: 10 });
  expect(markAt('#artd', 3)).toEqual({ sign: '#', typed: 'ar', start: 0, end: 5 });
  expect(markAt('(#Été', 5)).toEqual({ sign: '#', typed: 'Été', start: 1, end: 5 });
  for (const text of ['', '@', '#', 'ada@example', 'https://x.example/#top', '@ada ', 'C#sharp'])
    expect([text, markAt(text, text.length)]).toEqual([text, undefined]);
});

// @proves GAP-051
it('finds the tag at the caret in a tag field, with or without #', () => {
  expect(tagAt('#signs let', 10)).toEqual({ sign: '#', typed: 'let', start: 7, end: 10 });
  expect(tagAt('signs, #Été', 11)).toEqual({ sign: '#', typed: 'Été', start: 7, end: 11 });
  for (const text of ['', '#', 'signs ', 'signs,']) expect([text, tagAt(text, text.length)]).toEqual([text, undefined]);
});
