import {
  siteSearchQuerySchema,
  siteSearchSchema,
  siteSuggestionsQuerySchema,
  siteSuggestionsSchema,
} from '@verse/api-contract/publishing/site-search.schema';
import { MINUTE_MS } from '@verse/api-contract/time';
import {
  answerCachedForGuests,
  type Person,
  PUBLIC,
  type RateLimits,
  type ResponseCache,
  type Route,
  route,
} from '../../../platform/http';
import { createFindReader, type Reader } from '../../../platform/people';
import type { People } from '../../../platform/ports';
import type { SiteSearchService } from './site-search.service';

interface Dependencies extends Pick<People, 'findUnseen'> {
  service: SiteSearchService;
  /** Caches guest responses for less than a second, so that hidden content disappears quickly. */
  responses: Pick<ResponseCache, 'cachedResponse'>;
  rateLimits: RateLimits;
}

export const SITE_SEARCH_AREA = 'search';
/**
 * High, because everyone on a network shares this limit and a single search sends several requests while it is being
 * typed.
 */
const SUGGESTIONS_A_MINUTE = 600;

export function siteSearchRoutes({ service, responses, rateLimits, findUnseen }: Dependencies): Route[] {
  const findReader = createFindReader(findUnseen);
  const answer = (
    caller: () => Promise<Person | undefined>,
    key: string,
    search: (reader: Reader) => Promise<unknown>,
  ) => {
    const load = async (person?: Person) => search(await findReader(person));
    return answerCachedForGuests({ responses, area: SITE_SEARCH_AREA, key, caller, load });
  };
  const suggestions = rateLimits({
    name: 'search-suggestions',
    windowMs: MINUTE_MS,
    limit: SUGGESTIONS_A_MINUTE,
    here: true,
    message: 'That’s a lot of typing. Press Enter to search.',
  });
  return [
    route(
      {
        method: 'get',
        path: '/api/search',
        summary:
          'Search the whole site for content that the caller may see: the best of each group, or a page of one group',
        permission: PUBLIC,
        query: siteSearchQuerySchema,
        responses: {
          200: { description: 'Results, the best first', schema: siteSearchSchema },
          304: { description: 'Unchanged' },
        },
        errors: [400],
      },
      ({ caller, query }) => answer(caller, JSON.stringify(query), (reader) => service.search(reader, query)),
    ),
    route(
      {
        method: 'get',
        path: '/api/search/suggestions',
        summary: 'Search for a few results while the caller types',
        permission: PUBLIC,
        query: siteSuggestionsQuerySchema,
        limits: [suggestions],
        responses: {
          200: { description: 'Results, the best first', schema: siteSuggestionsSchema },
          304: { description: 'Unchanged' },
        },
        errors: [400, 429],
      },
      ({ caller, query: { q } }) => answer(caller, `suggestions ${q}`, (reader) => service.suggest(reader, q)),
    ),
  ];
}
