import { z } from 'zod';
import { DRAFT_LIMITS } from './blog-drafts.values';
import { pictureKeySchema } from './blogs.schema';
import { BLOG_LIMITS } from './blogs.values';
import { CONTENT_FORMATS } from './formatted-text';
import { problemSchema } from './problem.schema';

/** A picture of a draft. The file stays on the device where it was selected until the post is published. */
const draftPictureSchema = z.strictObject({
  name: z.string().max(DRAFT_LIMITS.pictureName),
  alt: z.string().max(BLOG_LIMITS.alt, `At most ${BLOG_LIMITS.alt} characters.`),
  /** Name of the picture in the text. */
  key: pictureKeySchema.optional(),
});

const draftText = (max: number) => z.string().max(max, `At most ${max} characters.`).default('');

/**
 * `PUT /api/blogs/drafts`: a post that is being written. The author's device creates the `id`, so that saving again
 * changes the same draft. `version` is the version that this text is based on, 0 for a new draft.
 */
export const draftRequestSchema = z.strictObject({
  id: z.uuid('A draft has a UUID as its id.'),
  /** Id of the post that is being edited; absent for a new post. */
  postId: z.string().max(64).optional(),
  version: z.number().int().min(0),
  /** Idempotency-Key with which every device publishes this draft, so that it becomes only one post. */
  publishKey: z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .optional(),
  title: draftText(BLOG_LIMITS.title),
  category: draftText(BLOG_LIMITS.category),
  readTime: draftText(BLOG_LIMITS.readTime),
  content: draftText(BLOG_LIMITS.content),
  /** Format of `content`; defaults to `plain`. */
  contentFormat: z.enum(CONTENT_FORMATS).optional(),
  /** Descriptions of pictures whose files are on another device. */
  pictures: z.array(draftPictureSchema).max(DRAFT_LIMITS.pictures).default([]),
});
export type DraftRequest = z.infer<typeof draftRequestSchema>;

/** A stored draft. `GET /api/blogs/drafts` returns an array, last saved first. */
export const draftSchema = draftRequestSchema.extend({
  contentFormat: z.enum(CONTENT_FORMATS),
  savedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

/** 409: the draft was saved elsewhere in the meantime. Contains both texts; nothing was changed. */
export const draftConflictSchema = problemSchema.extend({ current: draftSchema, yours: draftRequestSchema });
export type DraftConflict = z.infer<typeof draftConflictSchema>;
