import type { z } from 'zod';
import type { foundGroupSchema, siteSearchSchema, siteSuggestionsSchema } from './site-search.schema';
import type { SEARCH_GROUPS } from './site-search.values';

export type { FoundItem } from './site-search.schema';
export { SEARCH_GROUPS, SITE_SEARCH_LIMITS } from './site-search.values';

export type SearchGroup = (typeof SEARCH_GROUPS)[number];
export type FoundGroup = z.infer<typeof foundGroupSchema>;
export type SiteSearch = z.infer<typeof siteSearchSchema>;
export type SiteSuggestions = z.infer<typeof siteSuggestionsSchema>;
export type SiteSuggestion = SiteSuggestions['items'][number];
