import { serviceSlug } from '@verse/api-contract/service-slug';

const withSingleHyphens = (slug: string) => slug.replace(/-+/g, '-');

/** The slug somebody meant who wrote one hyphen where the rule leaves two. */
export function intendedSlug(asked: string, titles: string[]): string | undefined {
  return titles.map(serviceSlug).find((slug) => slug !== asked && withSingleHyphens(slug) === withSingleHyphens(asked));
}

/** Slugs that more than one title would answer to, also when written with single hyphens. */
export function collidingSlugs(titles: string[]): string[] {
  const slugs = titles.map(serviceSlug).map(withSingleHyphens);
  return [...new Set(slugs.filter((slug, index) => slugs.indexOf(slug) !== index))];
}
