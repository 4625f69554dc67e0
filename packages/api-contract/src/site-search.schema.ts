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
  /** One line about the result; may be empty. */
  text: z.string(),
  /** URL path of the result's page. */
  path: z.string(),
  picture: pictureSchema.nullable(),
});
export type FoundItem = z.infer<typeof foundItemSchema>;

const q = z.string().trim().max(LONGEST_SEARCH);

/** `GET /api/search`: the best results of each group, or a page of one group. */
export const siteSearchQuerySchema = z.strictObject({
  q,
  group: z.enum(SEARCH_GROUPS).optional(),
  /** Searches only the typed words, even without results. */
  literal: z.literal('1').optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(SITE_SEARCH_LIMITS.page),
});
export type SiteSearchQuery = z.infer<typeof siteSearchQuerySchema>;

export const foundGroupSchema = z.object({
  group: z.enum(SEARCH_GROUPS),
  /** Number of results that the caller may see, counted to a limit. */
  count: z.int(),
  /** Whether counting stopped at the limit, so that there may be more. */
  isAtLeast: z.boolean(),
  items: z.array(foundItemSchema),
});

export const siteSearchSchema = z.object({
  /** The words that were found. */
  q: z.string(),
  /** The typed words, if they have no results and `q` differs from them by a letter or two; otherwise null. */
  corrected: z.string().nullable(),
  /** Groups with results, in the order of the page. */
  groups: z.array(foundGroupSchema),
  /** Cursor of the group's next page for `q`; null without a group and on the last page. */
  next: z.string().nullable(),
});

/** `GET /api/search/suggestions`: results while a person types. */
export const siteSuggestionsQuerySchema = z.strictObject({ q: q.min(1) });

export const siteSuggestionsSchema = z.object({
  q: z.string(),
  corrected: z.string().nullable(),
  items: z.array(foundItemSchema.extend({ group: z.enum(SEARCH_GROUPS) })).max(SITE_SEARCH_LIMITS.suggestions),
});
