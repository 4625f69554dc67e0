import { NO_ENTRIES_MESSAGE, UNPAYABLE_MESSAGE } from './contests.values';

/** The text fields of a contest. */
export const CONTEST_TEXTS = {
  title: { label: 'Title', max: 120 },
  description: { label: 'Description', max: 2000 },
} as const;
export const CONTEST_PICTURE_TEXTS = { alt: { label: 'A picture description', max: 300 } } as const;
export const CONTEST_LIMITS = { tags: 8, tag: 40, dollars: 1_000_000, places: 10_000 } as const;
export const CONTEST_MESSAGES = {
  prize: 'Enter the prize in dollars, from 0 to 1,000,000.',
  fee: 'Enter the entry fee in dollars, from 0 to 1,000,000.',
  places: 'Enter the number of places, from 1 to 10,000.',
  moment: 'Choose a date and a time.',
  order: 'The deadline must be after the start.',
  unpayable: UNPAYABLE_MESSAGE,
  noEntries: NO_ENTRIES_MESSAGE,
} as const;
