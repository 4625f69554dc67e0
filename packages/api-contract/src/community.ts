import { z } from 'zod';

export const POST_SORTS = ['latest', 'trending'] as const;

const personSchema = z.object({ firstname: z.string(), lastname: z.string(), profilePicture: z.string() });

export const postCommentSchema = z.object({
  id: z.string(),
  author: personSchema,
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type PostComment = z.infer<typeof postCommentSchema>;

export const communityPostSchema = z.object({
  id: z.string(),
  author: personSchema.extend({ skills: z.array(z.string()), badges: z.string() }),
  post: z.string(),
  postImage: z.string().nullable(),
  likes: z.number().int().min(0),
  comments: z.array(postCommentSchema),
  createdAt: z.iso.datetime(),
});
export type CommunityPost = z.infer<typeof communityPostSchema>;

/** `GET /Data/communityPost.json?sort=`: the newest 100 public posts, in the order asked for. */
export const communityFeedSchema = z.object({ posts: z.array(communityPostSchema) });
export type CommunityFeed = z.infer<typeof communityFeedSchema>;

export const communityQuerySchema = z.strictObject({ sort: z.enum(POST_SORTS).default('latest') });
export type CommunityQuery = z.infer<typeof communityQuerySchema>;
