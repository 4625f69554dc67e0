/** Result groups, in the order in which the page displays them. */
export const SEARCH_GROUPS = ['works', 'posts', 'people', 'services', 'products', 'jobs', 'contests', 'help'] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

export const FOUND_KINDS = [
  ...(['blog-post', 'post', 'member', 'work', 'service', 'packages', 'product', 'download', 'job'] as const),
  ...(['contest', 'question', 'page'] as const),
] as const;

/**
 * `counted`: the number at which counting a group's results stops. `read`: the maximum number of documents examined for
 * one page of a group.
 */
export const SITE_SEARCH_LIMITS = {
  best: 3,
  counted: 20,
  page: 20,
  suggestions: 8,
  words: 8,
  title: 120,
  text: 160,
  read: 1200,
} as const;
