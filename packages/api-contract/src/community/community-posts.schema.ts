import { z } from 'zod';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine, TEXT_MESSAGES, withoutDirectionMarks } from '../text';
import { optionalText, requiredText } from '../text.schema';
import {
  COMMENT_TEXT,
  FEED_PAGE,
  FEED_SORTS,
  MADE_HOW,
  POST_ACTS,
  POST_LIMITS,
  POST_STATES,
  POST_VISIBILITIES,
} from './community-posts.values';
import { MOST_QUESTIONS, QUESTION_TEXT } from './critique.values';
import { MARK_LIMITS, toTagKey } from './post-marks';

/** A member as the author of content. `handle` is null if the profile cannot be opened. */
export const postAuthorSchema = z.object({
  id: z.string(),
  name: z.string(),
  handle: z.string().nullable(),
  picture: pictureSchema.nullable(),
  skills: z.array(z.string()),
  badges: z.array(z.string()),
});

/** Values that determine the Trending order: latest `trendAt` first, then highest id. */
const whySchema = z.object({
  likes: z.number().int().nonnegative(),
  commenters: z.number().int().nonnegative(),
  points: z.number().int().positive(),
  liftHours: z.number().nonnegative(),
  trendAt: z.iso.datetime(),
});

/** Why staff removed the content; shown to its author. */
const removalSchema = z.object({ rule: z.string(), reason: z.string(), quote: z.string(), at: z.iso.datetime() });

/** Handles mentioned in the text whose profiles the caller may open. Absent in responses from earlier releases. */
const mentions = z.array(z.string()).optional();

export const feedPostSchema = z.object({
  id: z.string(),
  author: postAuthorSchema,
  text: z.string(),
  picture: pictureSchema.nullable(),
  madeHow: z.enum(MADE_HOW),
  visibility: z.enum(POST_VISIBILITIES),
  state: z.enum(POST_STATES),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  /** Increases with every edit: send it as `If-Match: "3"`. */
  version: z.number().int(),
  likes: z.number().int().nonnegative(),
  comments: z.number().int().nonnegative(),
  why: whySchema,
  /** Always false for guests. */
  isLiked: z.boolean(),
  isSaved: z.boolean(),
  isOwn: z.boolean(),
  acts: z.array(z.enum(POST_ACTS)),
  removal: removalSchema.nullable(),
  mentions,
  /** A tag of this post that the caller follows. */
  followedTag: z.string().optional(),
  /** A tag of this post that the caller has muted. Lists omit such posts. */
  mutedTag: z.string().optional(),
});

/** `next` is the cursor of the next page; null on the last page. */
export const feedPageSchema = z.object({ posts: z.array(feedPostSchema), next: z.string().nullable() });
export const postAnswerSchema = z.object({ post: feedPostSchema });

const cursor = z
  .string()
  .regex(/^[\w-]{1,400}$/, 'Send the cursor from the previous page.')
  .optional();

/**
 * Query parameters for `GET /api/posts`. If `author`, a member's id, is given, posts are always listed newest first.
 */
export const feedQuerySchema = z.strictObject({
  sort: z.enum(FEED_SORTS).default('latest'),
  cursor,
  author: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'Send the id of a member.')
    .optional(),
  limit: pageLength(FEED_PAGE),
});

/** Query parameters for `GET /api/members/:handle/posts`, which returns a member's public posts, newest first. */
export const memberPostsQuerySchema = z.strictObject({ cursor, limit: pageLength(FEED_PAGE) });

/** Query parameters for `GET /api/posts/new`. `since` is the creation time of the newest post displayed. */
export const newPostsQuerySchema = z.strictObject({
  since: z.iso.datetime(),
  /** `following` counts only posts of that list. */
  sort: z.enum(FEED_SORTS).default('latest'),
});

/**
 * Number of posts that others have published after `since` and that the caller may read; `MOST_NEW` means at least that
 * many.
 */
export const newPostsSchema = z.object({ count: z.number().int().nonnegative() });

/** Query parameters for `GET /api/posts/saved`, which returns the most recently saved posts first. */
export const savedQuerySchema = z.strictObject({ cursor, limit: pageLength(FEED_PAGE) });

/** A tag without `#`; case is ignored. */
export const tagKeySchema = z
  .string()
  .max(4 * MARK_LIMITS.tag)
  .transform(toTagKey)
  .refine((tag) => /^[\p{L}\p{N}\p{M}_]+$/u.test(tag));
export const tagParamsSchema = z.object({ tag: tagKeySchema });
/** Query parameters for `GET /api/tags/:tag/posts`, which returns the newest posts first. */
export const tagPostsQuerySchema = z.strictObject({ cursor, limit: pageLength(FEED_PAGE) });

/** Query parameters for `GET /api/tags`: a tag prefix, without `#`. */
export const tagSuggestionQuerySchema = z.strictObject({
  q: z.string().trim().min(1).max(MARK_LIMITS.tag).transform(toTagKey),
});
/** A tag with its counts of posts, works and blog posts, each capped. */
export const suggestedTagSchema = z.object({
  tag: z.string(),
  posts: z.number().int().nonnegative(),
  works: z.number().int().nonnegative().optional(),
  blogPosts: z.number().int().nonnegative().optional(),
});
export const suggestedTagsSchema = z.object({ tags: z.array(suggestedTagSchema) });

const text = optionalText({ label: 'Post', max: POST_LIMITS.text });
const alt = optionalText({ label: 'A picture description', max: POST_LIMITS.alt }, withoutDirectionMarks);
const madeHow = z.enum(MADE_HOW, 'Choose how it was made.');
const visibility = z.enum(POST_VISIBILITIES, 'Choose who may see it.');

/**
 * The text parts of `POST /api/posts`, a multipart form. The file is sent in the same form, as the part `picture`, and
 * requires `alt`. A post has text, a picture, or both. If an `Idempotency-Key` is sent, a retry after a lost response
 * returns the same post.
 */
export const newPostSchema = z.strictObject({
  text: text.default(''),
  alt: alt.default(''),
  madeHow: madeHow.default('unsaid'),
  visibility: visibility.default('public'),
});

/** `PATCH /api/posts/:id` with `If-Match`: changes only the fields sent. `picture: null` removes the picture. */
export const postChangeSchema = z
  .strictObject({ text, alt, madeHow, visibility, picture: z.null({ error: 'You can only remove a picture.' }) })
  .partial();

/** Response to `PUT` and `DELETE` on `/api/posts/:id/like` and `/save`: the current state. Idempotent. */
export const likeSchema = z.object({ on: z.boolean(), count: z.number().int().nonnegative() });
export const saveSchema = z.object({ on: z.boolean() });

/** An answer to one of the maker's questions. A comment keeps the question as the critic read it. */
const critiqueAnswerSchema = z.object({ question: z.string(), text: z.string() });

/** A deleted comment with replies is kept, with empty text. */
export const postCommentSchema = z.object({
  id: z.string(),
  /** Id of the top-level comment that this one replies to; null for a top-level comment. */
  parentId: z.string().nullable(),
  /** Null if the comment has been deleted. */
  author: postAuthorSchema.nullable(),
  text: z.string(),
  state: z.enum(POST_STATES),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
  isOwn: z.boolean(),
  acts: z.array(z.enum(POST_ACTS)),
  removal: removalSchema.nullable(),
  mentions,
  /** Set if the comment answers the maker's questions. `text` has the same answers without the questions. */
  answers: z.array(critiqueAnswerSchema).optional(),
  /** Whether the maker has marked the comment as helpful. Absent for comments on posts. */
  hasHelped: z.boolean().optional(),
  /** Whether the caller, as the maker, may mark the comment. */
  mayMark: z.boolean().optional(),
});

/** `GET /api/posts/:id/comments`: oldest first, with replies below the comment they reply to. */
export const commentQuerySchema = z.strictObject({ cursor, limit: pageLength(FEED_PAGE) });
export const commentPageSchema = z.object({ comments: z.array(postCommentSchema), next: z.string().nullable() });
/** `count` is the total number of visible comments on the post. */
export const commentAnswerSchema = z.object({ comment: postCommentSchema, count: z.number().int().nonnegative() });

const commentText = requiredText(COMMENT_TEXT);
/** `POST /api/posts/:id/comments`. A reply to a reply is attached to the top-level comment. */
export const newCommentSchema = z.strictObject({
  text: commentText,
  parentId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
});
/** `PATCH /api/posts/:id/comments/:comment` with `If-Match`. */
export const commentChangeSchema = z.strictObject({ text: commentText });

/** Answers to the maker's questions, in their order. An empty answer is left out. */
const answers = z
  .array(
    z.strictObject({
      question: optionalText(QUESTION_TEXT, onOneLine),
      text: optionalText({ label: 'Answer', max: POST_LIMITS.comment }),
    }),
    { error: 'Send a list of answers.' },
  )
  .max(MOST_QUESTIONS, `At most ${MOST_QUESTIONS} answers.`)
  .refine((all) => all.some(({ text: answer }) => answer !== ''), 'Answer at least one question.')
  .optional();
const answerFields = { text: optionalText(COMMENT_TEXT).optional(), answers };
const hasTextOrAnswers = ({ text: plain = '', answers: given }: { text?: string; answers?: unknown[] }) =>
  given ? plain === '' : plain !== '';
const noText = { path: ['text'], message: TEXT_MESSAGES.missing(COMMENT_TEXT.label) };

/** `POST /api/works/:id/comments`: like `newCommentSchema`, or with `answers` instead of `text`. */
export const newAnswerSchema = z
  .strictObject({ parentId: newCommentSchema.shape.parentId, ...answerFields })
  .refine(hasTextOrAnswers, noText);
/** `PATCH /api/works/:id/comments/:comment` with `If-Match`. Answers keep their questions. */
export const answerChangeSchema = z.strictObject(answerFields).refine(hasTextOrAnswers, noText);
export type AnswerWords = z.infer<typeof answerChangeSchema>;
export type NewPost = z.infer<typeof newPostSchema>;
