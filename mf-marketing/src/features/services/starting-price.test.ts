import { startingPrice } from './starting-price';

describe('the price from which a service starts', () => {
  it('is the lowest of its prices, in both currencies [GAP-015]', () => {
    expect(startingPrice({ pricing: { team: '$1,300 / ₦1,950,000 per team', single: 'From $120 / ₦180,000 per role' } })).toBe('$120 / ₦180,000');
  });

  it('passes over what is free [GAP-015]', () => {
    expect(startingPrice({ pricing: { standardReview: '$15 / ₦22,500', appealReview: 'Free' } })).toBe('$15 / ₦22,500');
  });

  it('is unknown without prices [GAP-015]', () => {
    expect(startingPrice({})).toBeUndefined();
    expect(startingPrice({ pricing: { everything: 'On request' } })).toBeUndefined();
  });
});
