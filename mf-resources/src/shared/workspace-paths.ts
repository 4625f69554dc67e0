/** Pages of the editor workspace, relative to its own path. */
export const WORKSPACE_PAGES = { mine: 'posts', review: 'review', all: 'all' } as const;

/** Routes from which these pages load data, relative to the same path. */
export const WORKSPACE_LISTS = { posts: 'list', versions: 'versions' } as const;

export const workspacePath = (part: keyof typeof WORKSPACE_PAGES, id?: string): string =>
  `/${WORKSPACE_PAGES[part]}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
