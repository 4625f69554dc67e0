import { z } from 'zod';

const count = z.number().int().min(0);

/** `GET /api/statistics`: public counts of what the database holds. */
export const statisticsSchema = z.object({
  /** Accounts with a verified address, without those that are suspended or about to be erased. */
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
