/** Limits of posts and comments, shared by the form and the server. Lengths in characters. */
export const POST_LIMITS = { text: 5000, alt: 300, comment: 2000, imageBytes: 5 * 1024 * 1024 } as const;

export const COMMENT_TEXT = { label: 'Comment', max: POST_LIMITS.comment } as const;

export const FEED_SORTS = ['trending', 'latest'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];

/** Number of posts or comments per response. */
export const FEED_PAGE = 20;

/** New posts are counted up to this number. */
export const MOST_NEW = 21;

export const POST_VISIBILITIES = ['public', 'members'] as const;
export type PostVisibility = (typeof POST_VISIBILITIES)[number];

/** How the author says a post was made. */
export const MADE_HOW = ['unsaid', 'by-hand', 'ai-assisted', 'ai-generated'] as const;
export type MadeHow = (typeof MADE_HOW)[number];

/** Deletion can be undone for 30 days. Only staff can restore content that staff removed. */
export const POST_STATES = ['shown', 'deleted', 'removed'] as const;
export type PostState = (typeof POST_STATES)[number];
export const RESTORE_DAYS = 30;

/** Actions on a post or comment that the caller may perform: offer only these. */
export const POST_ACTS = ['edit', 'delete', 'restore'] as const;
export type PostAct = (typeof POST_ACTS)[number];

/** Hours of recency that each doubling of points is worth. */
export const TREND_HOURS = 48;

export interface Answered {
  likes: number;
  /** Number of people other than the author who have commented. */
  commenters: number;
}

/**
 * Returns the points of a post for its likes and comments. Each commenter counts twice, whatever the number of
 * comments.
 */
export const trendPoints = ({ likes, commenters }: Answered): number => 1 + likes + 2 * commenters;

/** Converts likes and comments to hours of recency. */
export const trendLiftHours = (answered: Answered): number => TREND_HOURS * Math.log2(trendPoints(answered));

/**
 * Returns the rank of a post under Trending as a time; the latest comes first. This always yields the order of points ×
 * ½^(age ÷ 48 hours), but a post's rank changes only with a like or comment.
 */
export const trendAt = (createdAt: Date, answered: Answered): Date =>
  new Date(createdAt.getTime() + Math.round(trendLiftHours(answered) * 3_600_000));
