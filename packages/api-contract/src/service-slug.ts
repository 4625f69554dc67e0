/**
 * The last part of a service's address. The order of the steps is part of the rule: ` & ` leaves two hyphens.
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
 * The slug intended by a visitor who wrote one hyphen where the rule leaves two.
 *
 * @example
 * intendedSlug('art-design', ['Art & Design']) // 'art--design'
 */
export function intendedSlug(asked: string, titles: readonly string[]): string | undefined {
  return titles.map(serviceSlug).find((slug) => slug !== asked && withSingleHyphens(slug) === withSingleHyphens(asked));
}

/**
 * Slugs of more than one title, also when written with single hyphens; and empty ones.
 *
 * @example
 * collidingSlugs(['Art & Design', 'Art Design', '!']) // ['art-design', '']
 */
export function collidingSlugs(titles: readonly string[]): string[] {
  const slugs = titles.map(serviceSlug).map(withSingleHyphens);
  return [...new Set(slugs.filter((slug, index) => slug === '' || slugs.indexOf(slug) !== index))];
}
