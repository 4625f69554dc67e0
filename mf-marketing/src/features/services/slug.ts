/** The last part of a service's address. The order of the steps is part of the rule: ` & ` leaves two hyphens. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '');
}

const withSingleHyphens = (slug: string) => slug.replace(/-+/g, '-');

/** The slug somebody meant who wrote one hyphen where the rule leaves two. */
export function intendedSlug(asked: string, titles: string[]): string | undefined {
  return titles.map(slugOf).find((slug) => slug !== asked && withSingleHyphens(slug) === withSingleHyphens(asked));
}

/** Slugs that more than one title would answer to, also when written with single hyphens. */
export function collidingSlugs(titles: string[]): string[] {
  const slugs = titles.map(slugOf).map(withSingleHyphens);
  return [...new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))];
}
