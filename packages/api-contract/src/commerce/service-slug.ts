/**
 * Returns the last segment of a service's path. The order of the replacements matters: ` & ` becomes two hyphens.
 *
 * @example
 * serviceSlug('Talent Matchmaking & Hiring') // 'talent-matchmaking--hiring'
 */
export function serviceSlug(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
}

const withSingleHyphens = (slug: string) => slug.replace(/-+/g, '-');

/**
 * Returns the slug that a visitor probably meant when typing a single hyphen instead of two; undefined if there is no
 * match.
 *
 * @example
 * intendedSlug('art-design', ['Art & Design']) // 'art--design'
 */
export function intendedSlug(asked: string, titles: readonly string[]): string | undefined {
  return titles.map(serviceSlug).find((slug) => slug !== asked && withSingleHyphens(slug) === withSingleHyphens(asked));
}

/**
 * Returns slugs that are empty or shared by several titles, treating double hyphens as single ones.
 *
 * @example
 * collidingSlugs(['Art & Design', 'Art Design', '!']) // ['art-design', '']
 */
export function collidingSlugs(titles: readonly string[]): string[] {
  const slugs = titles.map(serviceSlug).map(withSingleHyphens);
  return [...new Set(slugs.filter((slug, index) => slug === '' || slugs.indexOf(slug) !== index))];
}
