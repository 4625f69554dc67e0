/** Limits of a post, the same in the form and on the server. Lengths in characters. */
export const BLOG_LIMITS = {
  title: 200,
  category: 60,
  readTime: 40,
  content: 100_000,
  alt: 300,
  reason: 1000,
  images: 10,
  imageBytes: 5 * 1024 * 1024,
} as const;
