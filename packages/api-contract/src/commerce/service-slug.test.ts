import { collidingSlugs, intendedSlug, serviceSlug } from './service-slug';

const KNOWN = [
  'Talent Matchmaking & Hiring',
  'Brand Promotion & Sponsorship',
  'Creative Studio Services',
  'Verified Talent Program',
  'Creativity Verse Pro',
  'Direct Mentorship',
  'Resume & Portfolio Services',
];

describe('the address of a service', () => {
  // @proves SVD-01
  it('is all lower case', () => {
    expect(serviceSlug('Direct Mentorship')).toBe('direct-mentorship');
  });

  // @proves SVD-02
  it('has one hyphen for each run of white space', () => {
    expect(serviceSlug('A  \t B')).toBe('a-b');
  });

  // @proves SVD-03
  it('keeps only the letters a to z, digits and hyphens', () => {
    expect(serviceSlug('Résumé & Co.')).toBe('rsum--co');
  });

  // @proves SVD-04
  it('has two hyphens in place of an ampersand between spaces', () => {
    expect(serviceSlug('Talent Matchmaking & Hiring')).toBe('talent-matchmaking--hiring');
    expect(serviceSlug('Brand Promotion & Sponsorship')).toBe('brand-promotion--sponsorship');
    expect(serviceSlug('Resume & Portfolio Services')).toBe('resume--portfolio-services');
  });

  // @proves GAP-013
  it('is found again from the single-hyphen form, and only from that', () => {
    expect(intendedSlug('talent-matchmaking-hiring', KNOWN)).toBe('talent-matchmaking--hiring');
    expect(intendedSlug('talent-matchmaking--hiring', KNOWN)).toBeUndefined();
    expect(intendedSlug('talent-hiring', KNOWN)).toBeUndefined();
  });

  // @proves GAP-013
  it('collides for titles that differ in symbols only', () => {
    expect(collidingSlugs(['Art & Design', 'Art Design', 'Art, Design', 'Music'])).toEqual(['art-design']);
  });

  // @proves GAP-013
  it('is missing for a title without a permitted letter', () => {
    expect(collidingSlugs(['Music', '直接指導'])).toEqual(['']);
  });
});
