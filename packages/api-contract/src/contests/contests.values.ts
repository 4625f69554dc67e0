export const CONTEST_STATUSES = ['live', 'upcoming', 'ended'] as const;
export type ContestStatus = (typeof CONTEST_STATUSES)[number];

/** Sort orders for the list. By default, the newest contest comes first. */
export const CONTEST_SORTS = ['prize', 'deadline', 'popularity'] as const;
export type ContestSort = (typeof CONTEST_SORTS)[number];

export const UNPAYABLE_MESSAGE = 'You can’t pay entry fees here yet, so you can’t join this one.';

/** For examples, and for contests whose rules are not set yet. */
export const NO_ENTRIES_MESSAGE = 'Example contest: entries are closed.';
