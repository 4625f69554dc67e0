import { BLOG_LIMITS } from './blogs.values';

/** The text fields of a post. */
export const POST_TEXTS = {
  title: { label: 'Title', max: BLOG_LIMITS.title },
  category: { label: 'Category', max: BLOG_LIMITS.category },
  readTime: { label: 'Read time', max: BLOG_LIMITS.readTime },
  content: { label: 'Content', max: BLOG_LIMITS.content },
} as const;
