import { HOUR_MS } from '../time';

/** Post and comment limits, shared by the form and the server. Lengths are in characters. */
export const POST_LIMITS = { text: 5000, alt: 300, comment: 2000, imageBytes: 5 * 1024 * 1024 } as const;

export const COMMENT_TEXT = { label: 'Comment', max: POST_LIMITS.comment } as const;

export const FEED_SORTS = ['trending', 'latest', 'following'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];

/** Number of posts or comments per response. */
export const FEED_PAGE = 20;

/** Counting new posts stops at this number. */
export const MOST_NEW = 21;

export const POST_VISIBILITIES = ['public', 'members'] as const;
export type PostVisibility = (typeof POST_VISIBILITIES)[number];

/** The author's statement of how a post was made. */
export const MADE_HOW = ['unsaid', 'by-hand', 'ai-assisted', 'ai-generated'] as const;
export type MadeHow = (typeof MADE_HOW)[number];

/** A deletion can be undone for 30 days. Content that staff removed can be restored only by staff. */
export const POST_STATES = ['shown', 'deleted', 'removed'] as const;
export type PostState = (typeof POST_STATES)[number];
export const RESTORE_DAYS = 30;

/** Actions that the caller may perform on a post or comment; offer only these. */
export const POST_ACTS = ['edit', 'delete', 'restore'] as const;
export type PostAct = (typeof POST_ACTS)[number];

/** Each doubling of a post's points ranks the post as if it were this many hours newer. */
export const TREND_HOURS = 48;

export interface Answered {
  likes: number;
  /** Number of people who have commented, excluding the author. */
  commenters: number;
}

/**
 * Returns a post's points for its likes and comments. Each commenter counts as much as two likes, no matter how often
 * they comment.
 */
export const trendPoints = ({ likes, commenters }: Answered): number => 1 + likes + 2 * commenters;

/** Returns how many hours newer a post ranks because of its likes and comments. */
export const trendLiftHours = (answered: Answered): number => TREND_HOURS * Math.log2(trendPoints(answered));

/**
 * Returns a post's Trending rank as a timestamp, latest first. Sorting by it is equivalent to sorting by points ×
 * ½^(age ÷ 48 hours), but the timestamp changes only when the post is liked or commented on, not as the post ages.
 */
export const trendAt = (createdAt: Date, answered: Answered): Date =>
  new Date(createdAt.getTime() + Math.round(trendLiftHours(answered) * HOUR_MS));
