import type { MemberOffer } from '@verse/api-contract/api';
import { LONGEST_SEARCH } from '@verse/api-contract/paging';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

export interface OffersChoice {
  text: string;
  /** Pagination cursor, or `null` for the first page. */
  cursor: string | null;
}

export const parseOffersChoice = (query: URLSearchParams): OffersChoice => ({
  text: (query.get('q') ?? '').trim().slice(0, LONGEST_SEARCH),
  cursor: query.get('after'),
});

/** Returns the choice as a query string, including the question mark. Empty for the first page of all packages. */
export function offersQuery({ text, cursor }: OffersChoice): string {
  const query = new URLSearchParams({ ...(text ? { q: text } : {}), ...(cursor === null ? {} : { after: cursor }) });
  return query.size > 0 ? `?${query}` : '';
}

export const readOffers = (client: ApiClient, { text, cursor }: OffersChoice) =>
  callApi(client, 'GET /api/packages', { query: { q: text || null, cursor } });

/** Returns a few of the newest packages. Empty if the API call fails. */
export async function readNewestOffers(client: ApiClient): Promise<MemberOffer[]> {
  try {
    const found = await callApi(client, 'GET /api/packages', { query: { limit: 3 } });
    return found?.offers ?? [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
