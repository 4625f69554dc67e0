import type { z } from 'zod';
import type {
  commentAnswerSchema,
  commentChangeSchema,
  commentPageSchema,
  commentQuerySchema,
  feedPageSchema,
  feedPostSchema,
  feedQuerySchema,
  likeSchema,
  newCommentSchema,
  newPostSchema,
  newPostsSchema,
  postAnswerSchema,
  postAuthorSchema,
  postChangeSchema,
  postCommentSchema,
  saveSchema,
  suggestedTagSchema,
  suggestedTagsSchema,
} from './community-posts.schema';

export {
  type Answered,
  COMMENT_TEXT,
  FEED_PAGE,
  FEED_SORTS,
  type FeedSort,
  MADE_HOW,
  MOST_NEW,
  type MadeHow,
  POST_ACTS,
  POST_LIMITS,
  POST_STATES,
  POST_VISIBILITIES,
  type PostAct,
  type PostState,
  type PostVisibility,
  RESTORE_DAYS,
  TREND_HOURS,
  trendAt,
  trendLiftHours,
  trendPoints,
} from './community-posts.values';

export type PostAuthor = z.infer<typeof postAuthorSchema>;
export type FeedPost = z.infer<typeof feedPostSchema>;
export type FeedPage = z.infer<typeof feedPageSchema>;
export type PostAnswer = z.infer<typeof postAnswerSchema>;
export type NewPosts = z.infer<typeof newPostsSchema>;
export type PostChange = z.infer<typeof postChangeSchema>;
export type Like = z.infer<typeof likeSchema>;
export type Save = z.infer<typeof saveSchema>;
export type PostComment = z.infer<typeof postCommentSchema>;
export type CommentPage = z.infer<typeof commentPageSchema>;
export type CommentAnswer = z.infer<typeof commentAnswerSchema>;
export type NewComment = z.infer<typeof newCommentSchema>;
export type SuggestedTag = z.infer<typeof suggestedTagSchema>;
export type SuggestedTags = z.infer<typeof suggestedTagsSchema>;
export type CommentChange = z.infer<typeof commentChangeSchema>;
export type { FeedQuery, NewPost, CommentQuery } from './community-posts.schema';
