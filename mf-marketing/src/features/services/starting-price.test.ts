import { startingPrice } from './starting-price';

describe('the price from which a service starts', () => {
  // @proves GAP-015
  it('is the lowest of its prices, in both currencies', () => {
    expect(
      startingPrice({ pricing: { team: '$1,300 / ₦1,950,000 per team', single: 'From $120 / ₦180,000 per role' } }),
    ).toBe('$120 / ₦180,000');
  });

  // @proves GAP-015
  it('passes over what is free', () => {
    expect(startingPrice({ pricing: { standardReview: '$15 / ₦22,500', appealReview: 'Free' } })).toBe('$15 / ₦22,500');
  });

  // @proves GAP-015
  it('is a price open to every visitor: no student price, and no seat of several', () => {
    const pricing = {
      yearlyPlan: '$60 / ₦90,000 per year',
      monthlyPlan: '$6 / ₦9,000 per month',
      studentPlan: '$3 / ₦4,500 per month',
      teamPlan: '$5 / ₦7,500 per seat per month, from three seats',
    };
    expect(startingPrice({ pricing })).toBe('$6 / ₦9,000');
  });

  // @proves GAP-015
  it('is unknown without prices', () => {
    expect(startingPrice({})).toBeUndefined();
    expect(startingPrice({ pricing: { everything: 'On request' } })).toBeUndefined();
  });
});
