import { z } from 'zod';
import { blogCardSchema } from './blogs.schema';

/** `GET /api/tags/:tag/blog-posts`: published blog posts with this tag. */
export const taggedBlogSchema = blogCardSchema.extend({ tags: z.array(z.string()) });
export const taggedBlogsSchema = z.object({ blogPosts: z.array(taggedBlogSchema), next: z.string().nullable() });
