/** Limits of posts and comments, the same in the form and on the server. Lengths in characters. */
export const POST_LIMITS = { text: 5000, alt: 300, comment: 2000, imageBytes: 5 * 1024 * 1024 } as const;

export const COMMENT_TEXT = { label: 'Comment', max: POST_LIMITS.comment } as const;

export const FEED_SORTS = ['trending', 'latest'] as const;
export type FeedSort = (typeof FEED_SORTS)[number];

/** Posts or comments in one response. */
export const FEED_PAGE = 20;

/** New posts are counted up to this number. */
export const MOST_NEW = 21;

export const POST_VISIBILITIES = ['public', 'members'] as const;
export type PostVisibility = (typeof POST_VISIBILITIES)[number];

/** How a post says it was made. */
export const MADE_HOW = ['unsaid', 'by-hand', 'ai-assisted', 'ai-generated'] as const;
export type MadeHow = (typeof MADE_HOW)[number];

/** Deletion can be undone for 30 days; only staff can restore what staff removed. */
export const POST_STATES = ['shown', 'deleted', 'removed'] as const;
export type PostState = (typeof POST_STATES)[number];
export const RESTORE_DAYS = 30;

/** The caller's possible actions on a post or comment: offer these and nothing else. */
export const POST_ACTS = ['edit', 'delete', 'restore'] as const;
export type PostAct = (typeof POST_ACTS)[number];

/** Every doubling of points counts like this many hours of newness. */
export const TREND_HOURS = 48;

export interface Answered {
  likes: number;
  /** People other than the author who have commented. */
  commenters: number;
}

/** The points of a post for its likes and comments. People who comment count twice, however often they do. */
export const trendPoints = ({ likes, commenters }: Answered): number => 1 + likes + 2 * commenters;

/** The hours of newness that likes and comments are worth. */
export const trendLiftHours = (answered: Answered): number => TREND_HOURS * Math.log2(trendPoints(answered));

/**
 * The rank of a post under Trending: newest such moment first. At every time this is the order of points × ½^(age ÷ 48
 * hours), and yet it changes only with a like or comment.
 */
export const trendAt = (createdAt: Date, answered: Answered): Date =>
  new Date(createdAt.getTime() + Math.round(trendLiftHours(answered) * 3_600_000));
