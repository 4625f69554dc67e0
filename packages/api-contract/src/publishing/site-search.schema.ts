import { z } from 'zod';
import { LONGEST_SEARCH } from '../paging';
import { pageLength } from '../paging.schema';
import { pictureSchema } from './blogs.schema';
import { FOUND_KINDS, SEARCH_GROUPS, SITE_SEARCH_LIMITS } from './site-search.values';

/** A search result as seen by the caller. */
export const foundItemSchema = z.object({
  id: z.string(),
  kind: z.enum(FOUND_KINDS),
  title: z.string(),
  /** A one-line description of the result; may be empty. */
  text: z.string(),
  /** URL path of the result's page. */
  path: z.string(),
  picture: pictureSchema.nullable(),
});

const q = z.string().trim().max(LONGEST_SEARCH);

/** `GET /api/search`: the best results of each group, or a page of one group. */
export const siteSearchQuerySchema = z.strictObject({
  q,
  group: z.enum(SEARCH_GROUPS).optional(),
  /** Searches only for the words as typed, even if there are no results. */
  literal: z.literal('1').optional(),
  cursor: z.string().max(200).optional(),
  limit: pageLength(SITE_SEARCH_LIMITS.page),
});
export type SiteSearchQuery = z.infer<typeof siteSearchQuerySchema>;

export const foundGroupSchema = z.object({
  group: z.enum(SEARCH_GROUPS),
  /** Number of results that the caller may see, up to a limit. */
  count: z.int(),
  /** Whether counting stopped at the limit. If so, there may be more results. */
  isAtLeast: z.boolean(),
  items: z.array(foundItemSchema),
});

export const siteSearchSchema = z.object({
  /** The words actually searched for. */
  q: z.string(),
  /**
   * The words as typed, if they had no results and the similar words in `q` were searched for instead; otherwise null.
   */
  corrected: z.string().nullable(),
  /** Groups with results, in the order in which the page displays them. */
  groups: z.array(foundGroupSchema),
  /**
   * Cursor of the next page of the requested group, valid for `q`; null on the last page and if no group was requested.
   */
  next: z.string().nullable(),
});

/** `GET /api/search/suggestions`: results shown while a person is typing. */
export const siteSuggestionsQuerySchema = z.strictObject({ q: q.min(1) });

export const siteSuggestionsSchema = z.object({
  q: z.string(),
  corrected: z.string().nullable(),
  items: z.array(foundItemSchema.extend({ group: z.enum(SEARCH_GROUPS) })).max(SITE_SEARCH_LIMITS.suggestions),
});
export type SiteSuggestion = z.infer<typeof siteSuggestionsSchema>['items'][number];
