import { z } from 'zod';

const count = z.number().int().min(0);

/** `GET /api/statistics`: public totals, counted in the database. */
export const statisticsSchema = z.object({
  /** Accounts with a verified email address, excluding suspended accounts and those being deleted. */
  members: count,
  /** Published blog posts. */
  blogPosts: count,
  /** Public community posts. */
  communityPosts: count,
  services: count,
  /** Store and marketplace products. */
  products: count,
  countedAt: z.iso.datetime(),
});
