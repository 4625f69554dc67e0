import { z } from 'zod';
import { TAG_LIMITS } from '../community/tags.values';
import { CONTENT_FORMATS } from '../formatted-text';
import { problemSchema } from '../problem.schema';
import { DRAFT_LIMITS } from './blog-drafts.values';
import { pictureKeySchema } from './blogs.schema';
import { BLOG_LIMITS } from './blogs.values';

/** A picture in a draft. Until the post is published, its file stays on the device on which it was selected. */
const draftPictureSchema = z.strictObject({
  name: z.string().max(DRAFT_LIMITS.pictureName),
  alt: z.string().max(BLOG_LIMITS.alt, `At most ${BLOG_LIMITS.alt} characters.`),
  /** The picture's key in the text. */
  key: pictureKeySchema.optional(),
});

const boundedText = (max: number) => z.string().max(max, `At most ${max} characters.`);
const draftText = (max: number) => boundedText(max).default('');

/**
 * `PUT /api/blogs/drafts`: an unfinished post. The author's device generates the `id`, so saving again updates the same
 * draft. `version` is the version on which this text is based, or 0 for a new draft.
 */
export const draftRequestSchema = z.strictObject({
  id: z.uuid('A draft has a UUID as its id.'),
  /** Id of the post being edited; absent for a new post. */
  postId: z.string().max(64).optional(),
  version: z.number().int().min(0),
  /** Idempotency-Key that every device uses to publish this draft, so that it is published only once. */
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
  /** The text of the tag field. Earlier releases do not send it; the stored text is then kept. */
  tags: boundedText(TAG_LIMITS.text).optional(),
  /** Metadata of the draft's pictures. The files themselves may be on another device. */
  pictures: z.array(draftPictureSchema).max(DRAFT_LIMITS.pictures).default([]),
});
export type DraftRequest = z.infer<typeof draftRequestSchema>;

/** A stored draft. `GET /api/blogs/drafts` returns an array, most recently saved first. */
export const draftSchema = draftRequestSchema.extend({
  contentFormat: z.enum(CONTENT_FORMATS),
  tags: z.string(),
  savedAt: z.iso.datetime(),
});
export type Draft = z.infer<typeof draftSchema>;

/** 409: the draft was saved elsewhere in the meantime. Contains both versions; nothing was changed. */
export const draftConflictSchema = problemSchema.extend({ current: draftSchema, yours: draftRequestSchema });
export type DraftConflict = z.infer<typeof draftConflictSchema>;
