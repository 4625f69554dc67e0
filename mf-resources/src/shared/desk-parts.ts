/** The pages of the writing desk, behind its own address. */
export const DESK_PARTS = { mine: 'posts', review: 'review', all: 'all' } as const;

/** What its pages ask for, behind the same address. */
export const DESK_LISTS = { posts: 'list', versions: 'versions' } as const;

export const deskQuery = (part: keyof typeof DESK_PARTS, id?: string): string =>
  `/${DESK_PARTS[part]}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
