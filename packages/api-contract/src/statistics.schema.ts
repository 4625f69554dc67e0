import { z } from 'zod';

const count = z.number().int().min(0);

/** `GET /api/statistics`: public counts of the database's content. */
export const statisticsSchema = z.object({
  /** Accounts with a verified email address, except suspended and leaving ones. */
  members: count,
  /** Published posts of the blog. */
  blogPosts: count,
  /** Public posts in the community. */
  communityPosts: count,
  services: count,
  /** Products of the store and of the marketplace. */
  products: count,
  countedAt: z.iso.datetime(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
