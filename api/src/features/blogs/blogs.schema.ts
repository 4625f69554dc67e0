import { z } from 'zod';
import {
  BLOG_LIMITS, blogCardSchema, blogCategoriesSchema, blogChangeSchema, blogConflictSchema, blogDetailQuerySchema, blogEditionSchema, blogFormSchema, blogPageSchema, blogQuerySchema, blogSchema,
  managedBlogSchema, managedQuerySchema,
} from '@verse/api-contract/blogs';
import type { Operation } from '../../platform/http';

export { blogChangeSchema, blogDetailQuerySchema, blogEditionSchema, blogFormSchema, blogQuerySchema, managedQuerySchema };

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
    path: '/api/blogs/categories',
    summary: 'What published posts are about',
    access: 'public',
    answers: { 200: { description: 'At most 100 categories in the order of the alphabet, each as its newest post writes it', schema: blogCategoriesSchema }, 304: { description: 'Unchanged' } },
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
    answers: {
      201: { description: 'The post as published; Location says where', schema: blogSchema },
      202: { description: 'Taken, but not yet visible: it waits for review, or for its time', schema: managedBlogSchema },
    },
    refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  },
];

const ifMatch = z.object({ 'If-Match': z.string().meta({ description: 'The version that was read, in quotes' }) });
const managed = { description: 'The post, its version as ETag', schema: managedBlogSchema };
const conflict = { description: 'Somebody was quicker: both versions', schema: blogConflictSchema, type: 'application/problem+json' };

export const editingOperations: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/blogs/mine',
    summary: 'Own posts in every state, last changed first',
    access: 'publisher',
    query: managedQuerySchema,
    answers: { 200: { description: 'A page of posts', schema: z.array(managedBlogSchema) } },
    refusals: [400, 401, 403],
  },
  { method: 'get', path: '/api/blogs/mine/:id', summary: 'A post to work on', access: 'publisher', params: blogParamsSchema, answers: { 200: managed }, refusals: [401, 404] },
  {
    method: 'patch',
    path: '/api/blogs/:id',
    summary: 'Change texts, alternative texts or state',
    access: 'publisher',
    params: blogParamsSchema,
    headers: ifMatch,
    body: blogChangeSchema,
    answers: { 200: managed, 409: conflict },
    refusals: [400, 401, 403, 404, 410, 413, 415, 428],
  },
  {
    method: 'put',
    path: '/api/blogs/:id',
    summary: 'Change words and pictures together',
    access: 'publisher',
    params: blogParamsSchema,
    headers: ifMatch,
    body: z.object({ edition: z.string().meta({ description: 'JSON: title, category, readTime, content and pictures' }), thumbnail: file.optional(), contentImages: z.array(file).optional() }),
    bodyType: 'multipart/form-data',
    answers: { 200: managed, 409: conflict },
    refusals: [400, 401, 403, 404, 410, 411, 413, 415, 422, 428, 429],
  },
  {
    method: 'delete',
    path: '/api/blogs/:id',
    summary: 'Delete; can be undone for 30 days, or as long as the installation says',
    access: 'publisher',
    params: blogParamsSchema,
    headers: ifMatch,
    answers: { 200: managed, 409: conflict },
    refusals: [400, 401, 403, 404, 428],
  },
  {
    method: 'post',
    path: '/api/blogs/:id/restore',
    summary: 'Undo a deletion',
    access: 'publisher',
    params: blogParamsSchema,
    answers: { 200: managed, 409: conflict },
    refusals: [401, 403, 404],
  },
];
