import { MOST_CONTEST_FILES } from '../files';

export const ENTRY_TEXTS = {
  title: { label: 'Title', max: 100 },
  text: { label: 'Text', max: 5000 },
  link: { label: 'A link', max: 500 },
  team: { label: 'Team name', max: 60 },
} as const;

export const ENTRY_LIMITS = {
  links: 5,
  files: MOST_CONTEST_FILES,
  /** Maximum number of submissions per entry. */
  receipts: 100,
  /** Maximum number of waiting lists that a member may join. */
  waiting: 50,
} as const;

export const ENTRY_STATES = ['open', 'removed', 'withdrawn'] as const;

export const ENTRY_MESSAGES = {
  link: 'A link begins with https:// or http://.',
  madeHow: 'Choose how it was made.',
  content: 'Write a text, add a link or add a file before you submit.',
} as const;

/** Reasons why judges do not see a file, by file type. */
const UNSHOWN_FILES: Record<string, string> = {
  'application/zip': 'Judges don’t see ZIP files, because your name could be inside.',
  'application/pdf': 'Judges can’t see this PDF: we couldn’t copy its pages. Use one up to 25 MB and 200 pages.',
  'video/mp4': 'Judges can’t see this video: your name could be inside. Export it again as MP4.',
};
const UNSHOWN_PICTURE = 'Judges can’t see this picture: it’s too large or damaged.';

export const unshownReason = (type: string): string => UNSHOWN_FILES[type] ?? UNSHOWN_PICTURE;
