import { truncateText } from './truncate-text';

/** Limits of a post, the same in the form and on the server. Lengths in characters. */
export const BLOG_LIMITS = {
  title: 200,
  category: 60,
  readTime: 40,
  content: 100_000,
  alt: 300,
  reason: 1000,
  images: 10,
} as const;

/** Characters of a post that a list shows. */
export const EXCERPT_LENGTH = 100;

/** The beginning of a post. */
export const excerptOf = (content: string) => truncateText(content, EXCERPT_LENGTH);

/** Characters of a post that describe its page. */
const SUMMARY_LENGTH = 155;

/** The beginning of a post on one line; ends with a whole word. */
export function summaryOf(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  if (truncateText(text, SUMMARY_LENGTH) === text) return text;
  return `${truncateText(text, SUMMARY_LENGTH - 1).replace(/\s\S*$/, '')}…`;
}

/** The most that `GET /api/blogs/categories` returns. */
export const MOST_CATEGORIES = 100;

/**
 * The state of a post. A member's post waits in `review` until an editor publishes it or sends it back with a reason
 * (`returned`); `deleted` can be undone.
 */
export const BLOG_STATUSES = ['review', 'returned', 'scheduled', 'published', 'unpublished', 'deleted'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/**
 * All actions on a post: `send` submits it to the editors, `send-back` returns it to its author; `accept`, `decline`
 * and `drop` concern its revision; `suggest` proposes changes to its text.
 */
export const BLOG_ACTS = [
  'edit',
  'send',
  'publish',
  'schedule',
  'withdraw',
  'send-back',
  'delete',
  'restore',
  'accept',
  'decline',
  'drop',
  'suggest',
] as const;
export type BlogAct = (typeof BLOG_ACTS)[number];

/** How many earlier versions of a post are kept. */
export const VERSIONS_KEPT = 50;
