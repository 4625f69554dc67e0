import type { z } from 'zod';
import type { foundGroupSchema, siteSearchSchema, siteSuggestionsSchema } from './site-search.schema';

export type { FoundItem, SiteSuggestion } from './site-search.schema';
export { SEARCH_GROUPS, type SearchGroup, SITE_SEARCH_LIMITS } from './site-search.values';

export type FoundGroup = z.infer<typeof foundGroupSchema>;
export type SiteSearch = z.infer<typeof siteSearchSchema>;
export type SiteSuggestions = z.infer<typeof siteSuggestionsSchema>;
