import { z } from 'zod';
import { pageLength } from '../paging.schema';
import { pictureSchema } from '../publishing/blogs.schema';
import { onOneLine } from '../text';
import { requiredText } from '../text.schema';
import { likeSchema, postAuthorSchema } from './community-posts.schema';
import { ANSWERED_KINDS, CRITIQUE_PAGE, MOST_QUESTIONS, QUESTION_TEXT } from './critique.values';

const questions = z.array(z.string());

/** The maker's questions to critics. `isWanted` is false once the maker has switched it off; questions are kept. */
export const critiqueSchema = z.object({ isWanted: z.boolean(), questions });

/** `GET /api/works/:id/answers`: likes and comments of a work or blog post. Both flags are false for guests. */
export const answersSchema = z.object({
  likes: likeSchema.shape.count,
  comments: likeSchema.shape.count,
  isLiked: z.boolean(),
  isOwn: z.boolean(),
  critique: critiqueSchema,
});

/** `PUT /api/works/:id/questions`. At least one question is needed while critique is wanted. */
export const critiqueRequestSchema = z
  .strictObject({
    isWanted: z.boolean(),
    questions: z
      .array(requiredText(QUESTION_TEXT, onOneLine), { error: 'Send a list of questions.' })
      .max(MOST_QUESTIONS, `At most ${MOST_QUESTIONS} questions.`),
  })
  .refine(({ isWanted, questions: asked }) => !isWanted || asked.length > 0, {
    path: ['questions'],
    message: 'Write at least one question.',
  });

export type CritiqueRequest = z.infer<typeof critiqueRequestSchema>;

/** `PUT` and `DELETE` on `/api/works/:id/comments/:comment/helped`: the current state. Idempotent. */
export const helpedSchema = z.object({ on: z.boolean() });

/** The work or blog post that an entry of a list is about. */
const answeredSchema = z.object({
  kind: z.enum(ANSWERED_KINDS),
  id: z.string(),
  title: z.string(),
  path: z.string(),
  picture: pictureSchema.nullable(),
  maker: postAuthorSchema.nullable(),
});

const cursor = z
  .string()
  .regex(/^[\w-]{1,400}$/, 'Send the cursor from the previous page.')
  .optional();
export const critiqueQuerySchema = z.strictObject({ cursor, limit: pageLength(CRITIQUE_PAGE) });

/** `GET /api/critique`: works and blog posts whose makers want critique, the last asked first. */
export const wantedPageSchema = z.object({
  wanted: z.array(
    z.object({ ...answeredSchema.shape, questions, comments: likeSchema.shape.count, askedAt: z.iso.datetime() }),
  ),
  next: z.string().nullable(),
});

/**
 * `GET /api/members/:handle/critiques`: the member's comments that a maker marked as helpful, the last marked first.
 * `count` is their total number, including those on content that the caller may not see.
 */
export const critiquesPageSchema = z.object({
  count: z.number().int().nonnegative(),
  critiques: z.array(z.object({ id: z.string(), text: z.string(), helpedAt: z.iso.datetime(), about: answeredSchema })),
  next: z.string().nullable(),
});
