import { BLOG_LIMITS } from './blogs.values';

/** Labels and lengths of a blog post's text fields. */
export const POST_TEXTS = {
  title: { label: 'Title', max: BLOG_LIMITS.title },
  category: { label: 'Category', max: BLOG_LIMITS.category },
  readTime: { label: 'Read time', max: BLOG_LIMITS.readTime },
  content: { label: 'Content', max: BLOG_LIMITS.content },
} as const;
