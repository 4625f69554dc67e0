export const UPDATE_TEXTS = {
  title: { label: 'Title', max: 120 },
  text: { label: 'Text', max: 2000 },
} as const;

/** Maximum number of updates per contest. */
export const MOST_UPDATES = 30;

export const UPDATE_REMOVERS = ['organisation', 'staff'] as const;
export type UpdateRemover = (typeof UPDATE_REMOVERS)[number];
