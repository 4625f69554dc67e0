/** One page of each kind that visitors can open without an account. */
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
  '/works',
  '/hire',
  '/critique',
  '/tags',
  '/search',
  '/search?q=poster',
] as const;

const DAILY = new Set<string>([
  '/services/service/direct-mentorship',
  '/signin',
  '/store',
  '/resources/blog-management',
  '/jobs',
]);

/**
 * A page of each section and a form, for tests that depend more on layouts than on individual pages. `npm run soak`
 * uses all pages.
 */
export const SAMPLED_PAGES = PUBLIC_PAGES.filter((path) => process.env.PAGES === 'all' || DAILY.has(path));
