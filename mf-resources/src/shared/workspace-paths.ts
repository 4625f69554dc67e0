/** The pages of the writing desk, behind its own address. */
export const WORKSPACE_PAGES = { mine: 'posts', review: 'review', all: 'all' } as const;

/** What its pages ask for, behind the same address. */
export const WORKSPACE_LISTS = { posts: 'list', versions: 'versions' } as const;

export const workspacePath = (part: keyof typeof WORKSPACE_PAGES, id?: string): string =>
  `/${WORKSPACE_PAGES[part]}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
