import { z } from 'zod';
import { pictureSchema } from './blogs.schema';
import { LONGEST_SEARCH } from './paging';
import { pageLength } from './paging.schema';
import { FOUND_KINDS, SEARCH_GROUPS, SITE_SEARCH_LIMITS } from './site-search.values';

/** A result as the caller may see it. */
export const foundItemSchema = z.object({
  id: z.string(),
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  /** A line about it; may be empty. */
  text: z.string(),
  /** The address of its page on the site. */
  path: z.string(),
  picture: pictureSchema.nullable(),
});
export type FoundItem = z.infer<typeof foundItemSchema>;

const q = z.string().trim().max(LONGEST_SEARCH);

/** `GET /api/search`: the best of each group, or a page of one. */
export const siteSearchQuerySchema = z.strictObject({
  q,
  group: z.enum(SEARCH_GROUPS).optional(),
  /** Searches the words as they are, even if nothing has them. */
  literal: z.literal('1').optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(SITE_SEARCH_LIMITS.page),
});
export type SiteSearchQuery = z.infer<typeof siteSearchQuerySchema>;

export const foundGroupSchema = z.object({
  group: z.enum(SEARCH_GROUPS),
  /** Results that the caller may see, counted up to a limit. */
  count: z.int(),
  /** Counting ended at the limit: there may be more. */
  isAtLeast: z.boolean(),
  items: z.array(foundItemSchema),
});

export const siteSearchSchema = z.object({
  /** The words that the results have. */
  q: z.string(),
  /** The words of the query, where nothing has them and `q` are others that differ by a letter or two. */
  corrected: z.string().nullable(),
  /** Groups with results, in the order of the page. */
  groups: z.array(foundGroupSchema),
  /** Cursor of the next page of `q` in the group; null without a group, and at the end. */
  next: z.string().nullable(),
});

/** `GET /api/search/suggestions`: while a person types. */
export const siteSuggestionsQuerySchema = z.strictObject({ q: q.min(1) });

export const siteSuggestionsSchema = z.object({
  q: z.string(),
  corrected: z.string().nullable(),
  items: z.array(foundItemSchema.extend({ group: z.enum(SEARCH_GROUPS) })).max(SITE_SEARCH_LIMITS.suggestions),
});
