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
  it('is all lower case [SVD-01]', () => {
    expect(serviceSlug('Direct Mentorship')).toBe('direct-mentorship');
  });

  it('has one hyphen for each run of white space [SVD-02]', () => {
    expect(serviceSlug('A  \t B')).toBe('a-b');
  });

  it('keeps only the letters a to z, digits and hyphens [SVD-03]', () => {
    expect(serviceSlug('Résumé & Co.')).toBe('rsum--co');
  });

  it('has two hyphens where an ampersand stood between spaces [SVD-04]', () => {
    expect(serviceSlug('Talent Matchmaking & Hiring')).toBe('talent-matchmaking--hiring');
    expect(serviceSlug('Brand Promotion & Sponsorship')).toBe('brand-promotion--sponsorship');
    expect(serviceSlug('Resume & Portfolio Services')).toBe('resume--portfolio-services');
  });

  it('is found again from the single-hyphen form, and only from that [GAP-013]', () => {
    expect(intendedSlug('talent-matchmaking-hiring', KNOWN)).toBe('talent-matchmaking--hiring');
    expect(intendedSlug('talent-matchmaking--hiring', KNOWN)).toBeUndefined();
    expect(intendedSlug('talent-hiring', KNOWN)).toBeUndefined();
  });

  it('collides for titles that differ in symbols only [GAP-013]', () => {
    expect(collidingSlugs(['Art & Design', 'Art Design', 'Art, Design', 'Music'])).toEqual(['art-design']);
  });

  it('is missing for a title without a letter of the rule [GAP-013]', () => {
    expect(collidingSlugs(['Music', '直接指導'])).toEqual(['']);
  });
});
