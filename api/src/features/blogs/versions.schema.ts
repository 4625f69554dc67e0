import { z } from 'zod';
import { blogConflictSchema, blogVersionPageSchema, blogVersionSchema, managedBlogSchema } from '@verse/api-contract/blogs';
import type { Operation } from '../../platform/http';

const postSchema = z.object({ id: z.string() });
const oneSchema = postSchema.extend({ version: z.string() });

export const versionOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/blogs/:id/versions',
    summary: 'What a post is and was, newest first',
    access: 'publisher',
    params: postSchema,
    answers: { 200: { description: 'The present version and up to 50 earlier ones', schema: z.array(blogVersionSchema) } },
    refusals: [401, 403, 404],
  },
  {
    method: 'get',
    path: '/api/blogs/:id/versions/:version',
    summary: 'One version, whole',
    access: 'publisher',
    params: oneSchema,
    answers: { 200: { description: 'The version', schema: blogVersionPageSchema } },
    refusals: [401, 403, 404],
  },
  {
    method: 'post',
    path: '/api/blogs/:id/versions/:version/restore',
    summary: 'Make an earlier version the newest',
    access: 'publisher',
    params: oneSchema,
    headers: z.object({ 'If-Match': z.string().meta({ description: 'The version that was read, in quotes' }) }),
    answers: {
      200: { description: 'The post, its version as ETag', schema: managedBlogSchema },
      409: { description: 'Somebody was quicker: both versions', schema: blogConflictSchema, type: 'application/problem+json' },
    },
    refusals: [400, 401, 403, 404, 410, 428],
  },
];
