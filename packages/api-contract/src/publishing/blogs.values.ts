import { truncateText } from '../truncate-text';

/** Post limits, shared by the form and the server. Lengths are in characters. */
export const BLOG_LIMITS = {
  title: 200,
  category: 60,
  readTime: 40,
  content: 100_000,
  alt: 300,
  reason: 1000,
  images: 10,
} as const;

/** Length of a post's excerpt in lists, in characters. */
export const EXCERPT_LENGTH = 100;

/** Returns the beginning of a post's plain text. */
export const excerptOf = (content: string) => truncateText(content, EXCERPT_LENGTH);

/** Length of a post page's meta description, in characters. */
const SUMMARY_LENGTH = 155;

/** Returns a one-line plain-text excerpt of a post, cut at a word boundary. */
export function summaryOf(content: string): string {
  const text = content.replace(/\s+/g, ' ').trim();
  if (truncateText(text, SUMMARY_LENGTH) === text) return text;
  return `${truncateText(text, SUMMARY_LENGTH - 1).replace(/\s\S*$/, '')}…`;
}

/** Maximum number of categories that `GET /api/blogs/categories` returns. */
export const MOST_CATEGORIES = 100;

/**
 * Post states. A member's post waits in `review` until an editor publishes it or returns it with a reason (`returned`).
 * `deleted` can be undone.
 */
export const BLOG_STATUSES = ['review', 'returned', 'scheduled', 'published', 'unpublished', 'deleted'] as const;
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/**
 * Actions on a post: `send` submits it to the editors and `send-back` returns it to its author; `accept`, `decline` and
 * `drop` apply to its revision; `suggest` proposes changes to its text.
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

/** Number of previous versions kept per post. */
export const VERSIONS_KEPT = 50;
