import { z } from 'zod';
import { blogSuggestionSchema } from './blog-suggestions.schema';
import { POST_TEXTS } from './blog-texts';
import { BLOG_ACTS, BLOG_LIMITS, BLOG_STATUSES } from './blogs.values';
import { CONTENT_FORMATS, PICTURE_KEY } from './formatted-text';
import { textBlocksSchema } from './formatted-text.schema';
import { LONGEST_SEARCH } from './paging';
import { pageLength, pageNumber } from './paging.schema';
import { problemSchema } from './problem.schema';
import { withoutDirectionMarks } from './text';
import { optionalText, requiredText } from './text.schema';

/** Text fields of `POST /api/blogs`. The files are sent in the same form as `thumbnail` and `contentImages`. */
export const newBlogSchema = z.strictObject({
  title: requiredText(POST_TEXTS.title, withoutDirectionMarks),
  category: requiredText(POST_TEXTS.category, withoutDirectionMarks),
  readTime: requiredText(POST_TEXTS.readTime, withoutDirectionMarks),
  content: requiredText(POST_TEXTS.content),
});
export type NewBlog = z.infer<typeof newBlogSchema>;

const contentFormat = z.enum(CONTENT_FORMATS);
/**
 * `contentFormat` is the format of `content`. Without it, a new post is `plain`, and a changed post keeps its format.
 */
const formattedBlogSchema = newBlogSchema.extend({ contentFormat: contentFormat.optional() });

const altText = optionalText({ label: 'An alternative text', max: BLOG_LIMITS.alt }, withoutDirectionMarks);

/** Name of a picture in a post's text, where `![alt](picture:KEY)` shows it. */
export const pictureKeySchema = z.string().regex(PICTURE_KEY, 'A key has 1 to 40 of a-z, 0-9 and -.');
const formKey = z.union([z.literal(''), pictureKeySchema]);

const areUnique = (keys: readonly (string | undefined)[]): boolean => {
  const named = keys.filter(Boolean);
  return new Set(named).size === named.length;
};
const SAME_KEY = 'Two pictures have the same key.';

/**
 * All text parts of `POST /api/blogs`. `contentImageAlts` and `contentImageKeys` are repeated, in the order of
 * `contentImages`. Both are optional, and a key may be empty. With an `Idempotency-Key` header (8 to 128 letters,
 * digits, `-`, `_`), a retry after a lost response returns the same post.
 */
export const blogFormSchema = formattedBlogSchema.extend({
  thumbnailAlt: altText.default(''),
  contentImageAlts: z.union([z.array(altText).max(BLOG_LIMITS.images), altText.transform((one) => [one])]).default([]),
  contentImageKeys: z
    .union([z.array(formKey).max(BLOG_LIMITS.images), formKey.transform((one) => [one])])
    .refine(areUnique, SAME_KEY)
    .optional(),
  /** Time of publication; the default is now. */
  scheduledFor: z.iso.datetime({ error: 'Choose a date and a time.' }).optional(),
});
export type BlogForm = z.infer<typeof blogFormSchema>;

/** A picture in the sizes that the server stores. `srcset` lists WebP files, `src` is a JPEG for every client. */
export const pictureSchema = z.object({
  src: z.string(),
  srcset: z.string(),
  /** Width of the largest size in pixels, to reserve space before the picture loads. */
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A picture of a post: shown in the text if the text contains its key, otherwise below the text. */
export const contentPictureSchema = pictureSchema.extend({ key: z.string().optional() });
export type ContentPicture = z.infer<typeof contentPictureSchema>;

/** Author with a public profile, whose page has this handle. */
export const blogAuthorSchema = z.object({ handle: z.string(), name: z.string(), picture: pictureSchema.nullable() });
export type BlogAuthor = z.infer<typeof blogAuthorSchema>;

/** Null if the author has no public profile; the post is then by the site. */
const author = blogAuthorSchema.nullable();

/** A post in the original format: `image` is a base64 JPEG. */
export const blogSchema = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  readTime: z.string(),
  content: z.string(),
  image: z.string(),
  createdAt: z.iso.datetime(),
  author,
  imageUrl: z.string(),
  picture: pictureSchema,
  contentImages: z.array(contentPictureSchema),
});
export type Blog = z.infer<typeof blogSchema>;

/**
 * `GET /api/blogs/:id?view=page`: a post for our own page, without the base64 picture. `body` is `content` as blocks,
 * `summary` is its beginning as plain text on one line.
 */
export const blogPageSchema = blogSchema
  .omit({ image: true })
  .extend({ contentFormat, body: textBlocksSchema, summary: z.string() });
export type BlogPage = z.infer<typeof blogPageSchema>;

/** `GET /api/blogs?view=cards`: a post in a list. `excerpt` is the first 100 characters of its plain text. */
export const blogCardSchema = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  readTime: z.string(),
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  author,
  picture: pictureSchema,
});
export type BlogCard = z.infer<typeof blogCardSchema>;

/**
 * The query of `GET /api/blogs`. `view=cards` is for our own lists; `fields=light` omits the base64 picture from the
 * full format. `q` finds posts that contain all its words, whole, in any case, with or without accents.
 *
 * The response is an array; `X-Total-Count` and `Link` describe its continuation. A list is counted to 10,000, a search
 * to 1,000, and a search for several words to the next page: `X-Total-Count-Relation: gte` means that there may be
 * more. Numbered pages end at post 2,400; `next` then continues with `before`, a cursor to send back unchanged.
 */
export const blogQuerySchema = z.strictObject({
  view: z.enum(['full', 'cards']).default('full'),
  fields: z.enum(['light']).optional(),
  page: pageNumber,
  /** Starts with an encoded time, whose first digit is at most 2. */
  before: z
    .string()
    .regex(/^[0-2][0-9a-z]{10}-[\w-]{1,64}$/, 'Send `before` as the Link header has it.')
    .optional(),
  limit: pageLength(12),
  category: z.string().trim().min(1).max(BLOG_LIMITS.category).optional(),
  q: z.string().trim().min(1).max(LONGEST_SEARCH).optional(),
});
export type BlogQuery = z.infer<typeof blogQuerySchema>;

/**
 * `GET /api/blogs/categories`: the categories of published posts in alphabetical order, each spelled as in its newest
 * post.
 */
export const blogCategoriesSchema = z.array(z.string());

/** The query of `GET /api/blogs/:id`. */
export const blogDetailQuerySchema = z.strictObject({ view: z.enum(['full', 'page']).default('full') });
export type BlogDetailQuery = z.infer<typeof blogDetailQuerySchema>;

/** A member's changes to a published post, which stays unchanged until an editor accepts them. */
export const blogRevisionSchema = z.object({
  title: z.string(),
  category: z.string(),
  readTime: z.string(),
  content: z.string(),
  contentFormat,
  picture: pictureSchema,
  contentImages: z.array(contentPictureSchema),
  sentAt: z.iso.datetime(),
  /** Reason why an editor declined the revision; null while it waits. */
  reason: z.string().nullable(),
});
export type BlogRevision = z.infer<typeof blogRevisionSchema>;

/** A post as people who may edit it see it. `version` increases with every change; send it as `If-Match: "3"`. */
export const managedBlogSchema = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  readTime: z.string(),
  content: z.string(),
  contentFormat,
  picture: pictureSchema,
  contentImages: z.array(contentPictureSchema),
  status: z.enum(BLOG_STATUSES),
  authorId: z.string(),
  /** The author's name; '' when the account was deleted. */
  author: z.string(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  /** Time when the post was last sent to the editors. */
  sentAt: z.iso.datetime().nullable(),
  /** An editor's reason for returning the post or taking it down. */
  reason: z.string().nullable(),
  /** Whether staff took the post down; then only staff can publish or restore it. */
  isHeld: z.boolean(),
  revision: blogRevisionSchema.nullable(),
  /** Suggested changes to the text, or to the text of the revision. */
  suggestion: blogSuggestionSchema.nullable(),
  /** Actions that the caller may perform now. */
  acts: z.array(z.enum(BLOG_ACTS)),
});
export type ManagedBlog = z.infer<typeof managedBlogSchema>;

/**
 * The query of `GET /api/blogs/mine`: the caller's posts, last changed first. Editors may request all posts, or those
 * that wait for an editor (`waiting`): new posts and revisions, longest waiting first.
 */
export const managedQuerySchema = z.strictObject({
  of: z.enum(['me', 'all', 'waiting']).default('me'),
  status: z.enum(BLOG_STATUSES).optional(),
  /** Text that the title contains, in any case. */
  q: z.string().trim().min(1).max(LONGEST_SEARCH).optional(),
  /** Returns only this post, or an empty list if the caller may not edit it. */
  id: z.string().min(1).max(64).optional(),
  page: pageNumber,
  limit: pageLength(20),
});
export type ManagedQuery = z.infer<typeof managedQuerySchema>;

/**
 * `PATCH /api/blogs/:id` with `If-Match`: changes only the fields that are sent. `status` publishes, unpublishes,
 * schedules (with `scheduledFor`), sends to review, or returns to the author (with `reason`). A member's changes to a
 * published post become its revision. An old version yields 409 with both versions; see {@link blogConflictSchema}.
 */
export const blogChangeSchema = formattedBlogSchema.partial().extend({
  thumbnailAlt: altText.optional(),
  contentImageAlts: z.array(altText).max(BLOG_LIMITS.images).optional(),
  status: z.enum(['review', 'returned', 'scheduled', 'published', 'unpublished']).optional(),
  revision: z.enum(['accept', 'decline', 'drop']).optional(),
  /** Reason for the author when a post is returned or taken down, or a revision is declined. */
  reason: optionalText({ label: 'A reason', max: BLOG_LIMITS.reason }).min(1, 'Write a reason.').optional(),
  scheduledFor: z.iso.datetime({ error: 'Choose a date and a time.' }).optional(),
});
export type BlogChange = z.infer<typeof blogChangeSchema>;

/**
 * Source of a picture of an edited post: with `src`, a current or earlier picture of the post; otherwise the next file
 * in the form.
 */
const placedPictureSchema = z.strictObject({ src: z.string().max(200).optional(), alt: altText.default('') });
export const placedPicturesSchema = z.strictObject({
  thumbnail: placedPictureSchema,
  images: z
    .array(placedPictureSchema.extend({ key: pictureKeySchema.optional() }))
    .max(BLOG_LIMITS.images)
    .refine((images) => areUnique(images.map(({ key }) => key)), SAME_KEY),
});
export type PlacedPictures = z.infer<typeof placedPicturesSchema>;

/**
 * `PUT /api/blogs/:id` with `If-Match`: texts and pictures of a post in one request. A multipart form with this JSON in
 * the part `edition`, and the new files as `thumbnail` and `contentImages`, in order.
 */
export const blogEditionSchema = formattedBlogSchema.extend({ pictures: placedPicturesSchema });
export type BlogEdition = z.infer<typeof blogEditionSchema>;

/**
 * 409: another change came first. `current` is the stored version, `yours` is the one that was sent; nothing was
 * changed.
 */
export const blogConflictSchema = problemSchema.extend({
  current: managedBlogSchema,
  yours: blogChangeSchema.extend({ pictures: placedPicturesSchema.optional() }),
});
export type BlogConflict = z.infer<typeof blogConflictSchema>;

/**
 * `GET /api/blogs/:id/versions`: the versions of a post, newest first; the first is the current one. `by` is '' when
 * its editor is no longer known.
 */
export const blogVersionSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  by: z.string(),
  savedAt: z.iso.datetime(),
});
export type BlogVersion = z.infer<typeof blogVersionSchema>;

/**
 * `GET /api/blogs/:id/versions/:version`: a complete version; `body` is `content` as blocks. `POST …/restore` with
 * `If-Match` makes it the newest.
 */
export const blogVersionPageSchema = blogVersionSchema.extend({
  category: z.string(),
  readTime: z.string(),
  content: z.string(),
  contentFormat,
  body: textBlocksSchema,
  picture: pictureSchema,
  contentImages: z.array(contentPictureSchema),
});
export type BlogVersionPage = z.infer<typeof blogVersionPageSchema>;
