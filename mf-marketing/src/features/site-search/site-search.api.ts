import type { SiteSearch } from '@verse/api-contract/api';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { SEARCH_GROUPS, type SearchGroup } from '@verse/api-contract/publishing/site-search.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export interface SearchChoice {
  q: string;
  /** If null, the best results of all groups are shown. */
  group: SearchGroup | null;
  /** Searches only for the words as typed, even if there are no results. */
  isLiteral: boolean;
  /** Pagination cursor within the group, or null for the first page. */
  cursor: string | null;
}

const NOTHING: SiteSearch = { q: '', corrected: null, groups: [], next: null };

export function parseSearchChoice(query: URLSearchParams): SearchChoice {
  const named = query.get('group');
  return {
    q: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
    group: SEARCH_GROUPS.find((group) => group === named) ?? null,
    isLiteral: query.has('literal'),
    cursor: query.get('after'),
  };
}

const toQuery = ({ q, group, isLiteral, cursor }: SearchChoice) => ({
  q,
  ...(group === null ? {} : { group }),
  ...(isLiteral ? { literal: '1' as const } : {}),
  ...(group === null || cursor === null ? {} : { cursor }),
});

/** Returns a search page's query string, including the question mark. */
export function searchQuery(choice: Partial<SearchChoice> & { q: string }): string {
  const { cursor, ...query } = toQuery({ group: null, isLiteral: false, cursor: null, ...choice });
  return `?${new URLSearchParams({ ...query, ...(cursor === undefined ? {} : { after: cursor }) })}`;
}

export const readResults = async (client: ApiClient, choice: SearchChoice): Promise<SiteSearch> =>
  choice.q === '' ? NOTHING : callApi(client, 'GET /api/search', { query: toQuery(choice) });
