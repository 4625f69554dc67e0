/** The pages of the writing desk, behind its own address. */
export const DESK_PARTS = { mine: 'posts', review: 'review', all: 'all' } as const;

export const deskQuery = (part: keyof typeof DESK_PARTS, id?: string): string =>
  `/${DESK_PARTS[part]}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
