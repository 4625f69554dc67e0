import { z } from 'zod';

const nameSchema = z.object({ firstname: z.string(), lastname: z.string(), profilePicture: z.string().nullable() });

export const communityCommentSchema = z.object({
  id: z.union([z.string(), z.number()]),
  author: nameSchema,
  text: z.string(),
  createdAt: z.iso.datetime(),
});

/**
 * A post in the feed, in the format of the static file that this endpoint replaced. `badges` is a single string, which
 * may be empty.
 */
export const communityPostSchema = z.object({
  id: z.union([z.string(), z.number()]),
  author: nameSchema.extend({ skills: z.array(z.string()), badges: z.string() }),
  post: z.string(),
  postImage: z.string().nullable(),
  likes: z.number().int().nonnegative(),
  comments: z.array(communityCommentSchema),
  createdAt: z.iso.datetime(),
  /** Determines the `sort=trending` order together with `likes`; see `trendAt` in `community-posts`. */
  commenters: z.number().int().nonnegative(),
  trendAt: z.iso.datetime(),
});

/** `GET /Data/communityPost.json?sort=`: public posts; for members, member-only posts as well. */
export const communityFeedSchema = z.object({ posts: z.array(communityPostSchema) });

export const communityQuerySchema = z.strictObject({ sort: z.enum(['latest', 'trending']).default('latest') });
