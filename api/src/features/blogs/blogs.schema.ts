import { z } from 'zod';
import { BLOG_LIMITS, blogCardSchema, blogDetailQuerySchema, blogFormSchema, blogPageSchema, blogQuerySchema, blogSchema } from '@verse/api-contract/blogs';
import type { Operation } from '../../platform/http';

export { blogDetailQuerySchema, blogFormSchema, blogQuerySchema };

const file = z.string().meta({ format: 'binary' });
const blogParamsSchema = z.object({ id: z.string() });

/** Letters that survive every proxy; long enough not to meet by chance. */
export const idempotencyKeySchema = z.string().regex(/^[\w-]{8,128}$/, 'An Idempotency-Key has 8 to 128 letters, digits, - or _.').optional();

/** The multipart form's files. */
export const UPLOAD_FIELDS = [
  { name: 'thumbnail', label: 'Thumbnail image', most: 1 },
  { name: 'contentImages', label: 'Content images', most: BLOG_LIMITS.images },
] as const;

export const blogOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/blogs',
    summary: 'Published posts, newest first',
    access: 'public',
    query: blogQuerySchema,
    answers: {
      200: { description: 'A page of posts; X-Total-Count and Link say how it goes on', schema: z.union([z.array(blogSchema), z.array(blogPageSchema), z.array(blogCardSchema)]) },
      304: { description: 'Unchanged' },
    },
    refusals: [400],
  },
  {
    method: 'get',
    path: '/api/blogs/:id',
    summary: 'One post',
    access: 'public',
    params: blogParamsSchema,
    query: blogDetailQuerySchema,
    answers: { 200: { description: 'The post', schema: z.union([blogSchema, blogPageSchema]) }, 304: { description: 'Unchanged' } },
    refusals: [400, 404],
  },
  {
    method: 'post',
    path: '/api/blogs',
    summary: 'Publish a post',
    access: 'publisher',
    headers: z.object({ 'Idempotency-Key': idempotencyKeySchema }),
    body: blogFormSchema.extend({ thumbnail: file, contentImages: z.array(file).optional() }),
    bodyType: 'multipart/form-data',
    answers: { 201: { description: 'The post as published; Location says where', schema: blogSchema } },
    refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  },
];
