import { z } from 'zod';

/** Limits of a post, the same in the form and on the server. Lengths in characters. */
export const BLOG_LIMITS = { title: 200, category: 60, readTime: 40, content: 100_000, alt: 300, images: 10, imageBytes: 5 * 1024 * 1024 } as const;

const text = (label: string, max: number) =>
  z
    .string({ error: `${label} is required.` })
    // A multipart form writes every line break as CR LF.
    .overwrite((typed) => typed.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1, `${label} is required.`)
    .max(max, `${label} may have at most ${max} characters.`);

/** The text fields of `POST /api/blogs`; the files travel beside them as `thumbnail` and `contentImages`. */
export const newBlogSchema = z.strictObject({
  title: text('Title', BLOG_LIMITS.title),
  category: text('Category', BLOG_LIMITS.category),
  readTime: text('Read time', BLOG_LIMITS.readTime),
  content: text('Content', BLOG_LIMITS.content),
});
export type NewBlog = z.infer<typeof newBlogSchema>;

const altText = z.string().trim().max(BLOG_LIMITS.alt, `An alternative text may have at most ${BLOG_LIMITS.alt} characters.`);

/**
 * All text parts of `POST /api/blogs`. `contentImageAlts` is repeated, in the order of `contentImages`; both kinds of
 * alternative text may be left out. Send an `Idempotency-Key` header (8 to 128 letters, digits, `-`, `_`) and a retry
 * after a lost answer gives the same post instead of a second one.
 */
export const blogFormSchema = newBlogSchema.extend({
  thumbnailAlt: altText.default(''),
  contentImageAlts: z
    .union([z.array(altText).max(BLOG_LIMITS.images), altText.transform((one) => [one])])
    .default([]),
});
export type BlogForm = z.infer<typeof blogFormSchema>;

/** One picture in the sizes the server keeps. `srcset` lists WebP, `src` is a JPEG that every client shows. */
export const pictureSchema = z.object({
  src: z.string(),
  srcset: z.string(),
  /** Pixels of the largest size, for the space the picture takes before it arrives. */
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
});
export type Picture = z.infer<typeof pictureSchema>;

/** A post as the original product knew it: `image` is a base64 JPEG. */
export const blogSchema = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  readTime: z.string(),
  content: z.string(),
  image: z.string(),
  createdAt: z.iso.datetime(),
  imageUrl: z.string(),
  picture: pictureSchema,
  contentImages: z.array(pictureSchema),
});
export type Blog = z.infer<typeof blogSchema>;

/** `GET /api/blogs/:id?view=page`: a post for our own page, without the base64 picture. */
export const blogPageSchema = blogSchema.omit({ image: true });
export type BlogPage = z.infer<typeof blogPageSchema>;

/** `GET /api/blogs?view=cards`: a post in a list. `excerpt` is the first 100 characters of the content. */
export const blogCardSchema = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.string(),
  readTime: z.string(),
  excerpt: z.string(),
  createdAt: z.iso.datetime(),
  picture: pictureSchema,
});
export type BlogCard = z.infer<typeof blogCardSchema>;

/**
 * The query of `GET /api/blogs`. `view=cards` is for our own lists; `fields=light` leaves the base64 picture out of the
 * full form. The answer is an array; `X-Total-Count` and `Link` say how it goes on.
 */
export const blogQuerySchema = z.strictObject({
  view: z.enum(['full', 'cards']).default('full'),
  fields: z.enum(['light']).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(12),
  category: z.string().trim().min(1).max(BLOG_LIMITS.category).optional(),
  q: z.string().trim().min(1).max(100).optional(),
});
export type BlogQuery = z.infer<typeof blogQuerySchema>;

/** The query of `GET /api/blogs/:id`. */
export const blogDetailQuerySchema = z.strictObject({ view: z.enum(['full', 'page']).default('full') });
export type BlogDetailQuery = z.infer<typeof blogDetailQuerySchema>;
