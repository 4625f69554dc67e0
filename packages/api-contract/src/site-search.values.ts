/** Groups of results, in the order of the page. */
export const SEARCH_GROUPS = ['posts', 'people', 'works', 'services', 'products', 'jobs', 'contests', 'help'] as const;

export const FOUND_KINDS = [
  ...(['blog-post', 'post', 'member', 'work', 'service', 'packages', 'product', 'download', 'job'] as const),
  ...(['contest', 'question', 'page'] as const),
] as const;

/**
 * `counted`: the maximum count of a group's results. `read`: the maximum number of documents that one page of a group
 * examines.
 */
export const SITE_SEARCH_LIMITS = {
  ...{ best: 3, counted: 20, page: 20, suggestions: 8, words: 8 },
  ...{ title: 120, text: 160, read: 1200 },
} as const;
