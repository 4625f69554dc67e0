import { z } from 'zod';

const count = z.number().int().min(0);

/** `GET /api/statistics`: what the database holds, counted, for everybody to see. */
export const statisticsSchema = z.object({
  /** Accounts with a proved address, without those that are suspended or about to be erased. */
  members: count,
  /** Published posts of the blog. */
  blogPosts: count,
  /** Posts in the community that everybody may read. */
  communityPosts: count,
  services: count,
  /** Products of the store and of the marketplace. */
  products: count,
  countedAt: z.iso.datetime(),
});
export type Statistics = z.infer<typeof statisticsSchema>;
