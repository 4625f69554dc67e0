import { markAt } from './mark-at';

// @proves GAP-051
it('finds the mark before the caret, not one inside an address or behind the caret', () => {
  expect(markAt('For @ada-p', 10)).toEqual({ sign: '@', typed: 'ada-p', start: 4 });
  expect(markAt('For @ada-p and more', 8)).toEqual({ sign: '@', typed: 'ada', start: 4 });
  expect(markAt('(#Été', 5)).toEqual({ sign: '#', typed: 'Été', start: 1 });
  for (const text of ['', '@', '#', 'ada@example', 'https://x.example/#top', '@ada ', 'C#sharp'])
    expect([text, markAt(text, text.length)]).toEqual([text, undefined]);
});
