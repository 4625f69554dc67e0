import { z } from 'zod';
import { DRAFT_LIMITS } from './blog-drafts';
import { BLOG_LIMITS } from './blogs';
import { problemSchema } from './problem.schema';

/** A picture of a draft, which stays on the device where it was chosen until the post is published. */
const draftPictureSchema = z.strictObject({
  name: z.string().max(DRAFT_LIMITS.pictureName),
  alt: z.string().max(BLOG_LIMITS.alt, `At most ${BLOG_LIMITS.alt} characters.`),
});

const draftText = (max: number) => z.string().max(max, `At most ${max} characters.`).default('');

/**
 * `PUT /api/blogs/drafts`: what somebody is writing, as it is, finished or not. The writer's device makes the `id`, so
 * saving again is saving the same draft. `version` is the one this text was written on, 0 for a new draft.
 */
export const draftRequestSchema = z.strictObject({
  id: z.uuid('A draft has a UUID as its id.'),
  /** The post that is being edited; absent for a new one. */
  postId: z.string().max(64).optional(),
  version: z.number().int().min(0),
  /** The Idempotency-Key that every device publishes this draft with, so that it becomes one post. */
  publishKey: z
    .string()
    .regex(/^[\w-]{8,128}$/)
    .optional(),
  title: draftText(BLOG_LIMITS.title),
  category: draftText(BLOG_LIMITS.category),
  readTime: draftText(BLOG_LIMITS.readTime),
  content: draftText(BLOG_LIMITS.content),
  /** What another device says of the pictures that it does not have. */
  pictures: z.array(draftPictureSchema).max(DRAFT_LIMITS.pictures).default([]),
});
export type DraftRequest = z.infer<typeof draftRequestSchema>;

/** A draft as it is stored. `GET /api/blogs/drafts` answers an array, last saved first. */
export const draftSchema = draftRequestSchema.extend({ savedAt: z.iso.datetime() });
export type Draft = z.infer<typeof draftSchema>;

/** 409: this draft was saved from elsewhere in the meantime; both texts, nothing was changed. */
export const draftConflictSchema = problemSchema.extend({ current: draftSchema, yours: draftRequestSchema });
export type DraftConflict = z.infer<typeof draftConflictSchema>;
