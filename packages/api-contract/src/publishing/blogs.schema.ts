import { z } from 'zod';
import { blogTagsFormSchema, blogTagsSchema } from '../community/tags.schema';
import { CONTENT_FORMATS, PICTURE_KEY } from '../formatted-text';
import { textBlocksSchema } from '../formatted-text.schema';
import { LONGEST_SEARCH } from '../paging';
import { pageLength, pageNumber } from '../paging.schema';
import { problemSchema } from '../problem.schema';
import { withoutDirectionMarks } from '../text';
import { optionalText, requiredText } from '../text.schema';
import { blogSuggestionSchema } from './blog-suggestions.schema';
import { POST_TEXTS } from './blog-texts';
import { BLOG_ACTS, BLOG_LIMITS, BLOG_STATUSES } from './blogs.values';

/** Text fields of `POST /api/blogs`. The files are sent in the same form, as `thumbnail` and `contentImages`. */
export const newBlogSchema = z.strictObject({
  title: requiredText(POST_TEXTS.title, withoutDirectionMarks),
  category: requiredText(POST_TEXTS.category, withoutDirectionMarks),
  readTime: requiredText(POST_TEXTS.readTime, withoutDirectionMarks),
  content: requiredText(POST_TEXTS.content),
});
export type NewBlog = z.infer<typeof newBlogSchema>;

const contentFormat = z.enum(CONTENT_FORMATS);
/**
 * `contentFormat` is the format of `content`. If omitted, a new post is `plain` and has no tags, and an edited post
 * keeps its format and tags.
 */
const formattedBlogSchema = newBlogSchema.extend({
  contentFormat: contentFormat.optional(),
  tags: blogTagsSchema.optional(),
});

const altText = optionalText({ label: 'A picture description', max: BLOG_LIMITS.alt }, withoutDirectionMarks);

/** Key of a picture in a post's text, where `![alt](picture:KEY)` shows the picture. */
export const pictureKeySchema = z.string().regex(PICTURE_KEY, 'A key has 1 to 40 of a-z, 0-9 and -.');
const formKey = z.union([z.literal(''), pictureKeySchema]);

const areUnique = (keys: readonly (string | undefined)[]): boolean => {
  const named = keys.filter(Boolean);
  return new Set(named).size === named.length;
};
const SAME_KEY = 'Two pictures have the same key.';

/**
 * All text parts of `POST /api/blogs`. `contentImageAlts` and `contentImageKeys` are repeated, in the same order as
 * `contentImages`. Both are optional, and a key may be empty. If an `Idempotency-Key` header is sent (8 to 128 letters,
 * digits, `-` or `_`), a retry after a lost response returns the same post.
 */
export const blogFormSchema = formattedBlogSchema.extend({
  tags: blogTagsFormSchema.optional(),
  thumbnailAlt: altText.default(''),
  contentImageAlts: z.union([z.array(altText).max(BLOG_LIMITS.images), altText.transform((one) => [one])]).default([]),
  contentImageKeys: z
    .union([z.array(formKey).max(BLOG_LIMITS.images), formKey.transform((one) => [one])])
    .refine(areUnique, SAME_KEY)
    .optional(),
  /** Publication time; defaults to the current time. */
  scheduledFor: z.iso.datetime({ error: 'Choose a date and a time.' }).optional(),
});
export type BlogForm = z.infer<typeof blogFormSchema>;

/** A picture in every stored size. `srcset` lists WebP files; `src` is a JPEG, which every client can display. */
/** Style sheets know only these places. */
const tenth = z.int().min(0).max(100).multipleOf(10);

/** The point of a picture that stays visible where it is cropped, in percent from the left and the top. */
export const focusSchema = z.object({ x: tenth, y: tenth });

export const pictureSchema = z.object({
  src: z.string(),
  srcset: z.string(),
  /** Width of the largest size in pixels, used to reserve space before the picture loads. */
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** Absent if its maker has not set it. Only pictures of works have it. */
  focus: focusSchema.optional(),
  /** A WebP of at most 12 kB for walls on phones. Absent from some pictures of earlier releases. */
  tile: z.string().optional(),
});

/** A picture in a post. It is displayed in the text if the text contains its key, otherwise below the text. */
export const contentPictureSchema = pictureSchema.extend({ key: z.string().optional() });

/** An author with a public profile at this handle. */
export const blogAuthorSchema = z.object({ handle: z.string(), name: z.string(), picture: pictureSchema.nullable() });

/** Null if the author has no public profile. In that case, the post is attributed to the site. */
const author = blogAuthorSchema.nullable();

/** Tags without `#`; empty for posts created by earlier releases. */
const tags = z.array(z.string());

const labels = { title: z.string(), category: z.string(), readTime: z.string() };

/** A post in the original format: `image` is a base64 JPEG. */
export const blogSchema = z.object({
  _id: z.string(),
  ...labels,
  content: z.string(),
  image: z.string(),
  createdAt: z.iso.datetime(),
  author,
  imageUrl: z.string(),
  tags,
  picture: pictureSchema,
  contentImages: z.array(contentPictureSchema),
});

/**
 * `GET /api/blogs/:id?view=page`: a post for the site's own page, without the base64 picture. `body` is `content` as
 * blocks; `summary` is a one-line plain-text excerpt.
 */
export const blogPageSchema = blogSchema
  .omit({ image: true })
  .extend({ contentFormat, body: textBlocksSchema, summary: z.string() });

/** `GET /api/blogs?view=cards`: a post in a list. `excerpt` is the first 100 characters of the post as plain text. */
export const blogCardSchema = z.object({
  _id: z.string(),
  ...labels,
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  author,
  picture: pictureSchema,
});

/**
 * Query parameters for `GET /api/blogs`. `view=cards` is for the site's own lists; `fields=light` omits the base64
 * picture from the full format. `q` matches posts containing all its words as whole words, ignoring case and accents.
 *
 * The response is an array; `X-Total-Count` and `Link` describe the remaining pages. Counting stops at 10,000 posts in
 * a list, at 1,000 in a search for one word, and one post after the requested page in a search for several words.
 * `X-Total-Count-Relation: gte` means that there may be more posts. Numbered pages end at post 2,400. After that, the
 * `next` link contains `before`, an opaque cursor that must be sent back unchanged.
 */
export const blogQuerySchema = z.strictObject({
  view: z.enum(['full', 'cards']).default('full'),
  fields: z.enum(['light']).optional(),
  page: pageNumber,
  /** Starts with a timestamp encoded as eleven base 36 digits, of which the first is at most 2. */
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

/** Query parameters for `GET /api/blogs/:id`. */
export const blogDetailQuerySchema = z.strictObject({ view: z.enum(['full', 'page']).default('full') });

/** The text and pictures of a post as seen by people who may edit it. */
const editedWords = {
  ...labels,
  content: z.string(),
  contentFormat,
  tags,
  picture: pictureSchema,
  contentImages: z.array(contentPictureSchema),
};

/** A member's changes to a published post. The post itself remains unchanged until an editor accepts them. */
export const blogRevisionSchema = z.object({
  ...editedWords,
  sentAt: z.iso.datetime(),
  /** An editor's reason for declining the revision; null while the revision is pending. */
  reason: z.string().nullable(),
});

/** A post as seen by people who may edit it. `version` increases with every change; send it as `If-Match: "3"`. */
export const managedBlogSchema = z.object({
  _id: z.string(),
  ...editedWords,
  status: z.enum(BLOG_STATUSES),
  authorId: z.string(),
  /** The author's name; '' if the account has been deleted. */
  author: z.string(),
  version: z.number().int(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  scheduledFor: z.iso.datetime().nullable(),
  /** When the post was last submitted to the editors. */
  sentAt: z.iso.datetime().nullable(),
  /** An editor's reason for returning the post or taking it down. */
  reason: z.string().nullable(),
  /** Whether staff took the post down. If so, only staff can publish or restore it. */
  isHeld: z.boolean(),
  revision: blogRevisionSchema.nullable(),
  /** Suggested changes to the post's text or, if a revision is pending, to the revision's text. */
  suggestion: blogSuggestionSchema.nullable(),
  /** Actions that the caller may currently perform. */
  acts: z.array(z.enum(BLOG_ACTS)),
});

/**
 * Query parameters for `GET /api/blogs/mine`, which returns the caller's posts, most recently changed first. Editors
 * may request all posts, or only new posts and revisions waiting for an editor (`waiting`), longest waiting first.
 */
export const managedQuerySchema = z.strictObject({
  of: z.enum(['me', 'all', 'waiting']).default('me'),
  status: z.enum(BLOG_STATUSES).optional(),
  /** Matches posts whose title contains this text, ignoring case. */
  q: z.string().trim().min(1).max(LONGEST_SEARCH).optional(),
  /** If set, returns only this post, or an empty list if the caller may not edit it. */
  id: z.string().min(1).max(64).optional(),
  page: pageNumber,
  limit: pageLength(20),
});
export type ManagedQuery = z.infer<typeof managedQuerySchema>;

/**
 * `PATCH /api/blogs/:id` with `If-Match`: changes only the fields sent. `status` publishes, unpublishes, schedules
 * (with `scheduledFor`), submits for review, or returns the post to its author (with `reason`). A member's changes to a
 * published post become its revision. An outdated version yields 409 with both versions; see {@link
 * blogConflictSchema}.
 */
export const blogChangeSchema = formattedBlogSchema.partial().extend({
  thumbnailAlt: altText.optional(),
  contentImageAlts: z.array(altText).max(BLOG_LIMITS.images).optional(),
  status: z.enum(['review', 'returned', 'scheduled', 'published', 'unpublished']).optional(),
  revision: z.enum(['accept', 'decline', 'drop']).optional(),
  /** Reason given to the author when a post is returned or taken down, or a revision is declined. */
  reason: optionalText({ label: 'A reason', max: BLOG_LIMITS.reason }).min(1, 'Write a reason.').optional(),
  scheduledFor: z.iso.datetime({ error: 'Choose a date and a time.' }).optional(),
});

/**
 * A picture of an edited post. `src` refers to a current or earlier picture of the post; if `src` is omitted, the next
 * file in the form is used.
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
 * `PUT /api/blogs/:id` with `If-Match`: updates a post's text and pictures in one request. The multipart form contains
 * this JSON as the part `edition`, and the new files in order as `thumbnail` and `contentImages`.
 */
export const blogEditionSchema = formattedBlogSchema.extend({ pictures: placedPicturesSchema });
export type BlogEdition = z.infer<typeof blogEditionSchema>;

/**
 * 409: the post was changed in the meantime. `current` is the stored version and `yours` the one sent; nothing was
 * changed.
 */
export const blogConflictSchema = problemSchema.extend({
  current: managedBlogSchema,
  yours: blogChangeSchema.extend({ pictures: placedPicturesSchema.optional() }),
});
export type BlogConflict = z.infer<typeof blogConflictSchema>;

/**
 * `GET /api/blogs/:id/versions`: a post's versions, newest first; the first is the current one. `by` is '' if the
 * editor is no longer known.
 */
export const blogVersionSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  by: z.string(),
  savedAt: z.iso.datetime(),
});

/**
 * `GET /api/blogs/:id/versions/:version`: a complete version; `body` is `content` as blocks. `POST …/restore` with
 * `If-Match` makes it the newest version.
 */
export const blogVersionPageSchema = blogVersionSchema.extend({ ...editedWords, body: textBlocksSchema });
