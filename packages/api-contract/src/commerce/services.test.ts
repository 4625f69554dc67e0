import { fixedPrices, priceWords } from './services';

// @proves SVD-22
it('splits the keys of a price list into words', () => {
  expect(priceWords('fourWeekSprint')).toBe('Four week sprint');
  expect(priceWords('websiteBuild')).toBe('Website build');
  expect(priceWords('halfADayOnSite')).toBe('Half a day on site');
  expect(priceWords('free')).toBe('Free');
});

// @proves GAP-086
it('distinguishes fixed prices from monthly and negotiable ones', () => {
  expect(fixedPrices('$120 / ₦180,000 per role')).toEqual({ USD: 12_000, NGN: 18_000_000 });
  expect(fixedPrices('$15 / ₦22,500')).toEqual({ USD: 1500, NGN: 2_250_000 });
  for (const text of ['From $250 / ₦375,000', '$6 / ₦9,000 per month', 'Free', '$25'])
    expect(fixedPrices(text)).toBeUndefined();
});
