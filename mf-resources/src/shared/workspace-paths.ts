/** Pages of the editor workspace, relative to its base path. */
export const WORKSPACE_PAGES = { mine: 'posts', review: 'review', all: 'all' } as const;

/** Routes that serve data to these pages, relative to the workspace's base path. */
export const WORKSPACE_LISTS = { posts: 'list', versions: 'versions', tags: 'tags' } as const;

export const workspacePath = (part: keyof typeof WORKSPACE_PAGES, id?: string): string =>
  `/${WORKSPACE_PAGES[part]}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
