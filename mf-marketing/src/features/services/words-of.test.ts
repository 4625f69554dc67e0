import { wordsOf } from './words-of';

// @proves SVD-22
it('splits the keys of a price list into words', () => {
  expect(wordsOf('fourWeekSprint')).toBe('Four week sprint');
  expect(wordsOf('websiteBuild')).toBe('Website build');
  expect(wordsOf('halfADayOnSite')).toBe('Half a day on site');
  expect(wordsOf('free')).toBe('Free');
});
