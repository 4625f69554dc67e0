/** One page of each kind that a visitor can open without an account. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/features',
  '/showcase',
  '/services',
  '/services/service/direct-mentorship',
  '/contact',
  '/open',
  '/terms',
  '/privacy-policy',
  '/signup',
  '/signin',
  '/reset-password',
  '/verify-email',
  '/store',
  '/resources',
  '/resources/blogs',
  '/resources/blog-management',
  '/resources/digital-products',
  '/resources/tool-suggestions',
  '/jobs',
  '/jobs/1',
  '/contests',
  '/contests/1',
  '/marketplace',
  '/people',
  '/hire',
  '/tags',
  '/search',
  '/search?q=poster',
] as const;

/**
 * Every third page, with pages of every section, for tests that depend on layouts more than on single pages. All pages
 * in `npm run soak`.
 */
export const SAMPLED_PAGES = PUBLIC_PAGES.filter((_, index) => process.env.PAGES === 'all' || index % 3 === 2);
