import type { MemberOffer, MemberOffers } from '@verse/api-contract/packages';
import { type ApiClient, ApiError } from '@verse/contract';

const PATH = '/api/packages';
const NEWEST = '3';

export interface OffersChoice {
  text: string;
  /** Cursor of a later page; `null` for the first page. */
  cursor: string | null;
}

export const parseOffersChoice = (query: URLSearchParams): OffersChoice => ({
  text: (query.get('q') ?? '').trim(),
  cursor: query.get('after'),
});

/** Returns the query of a choice, with its question mark; empty for the first page without a search. */
export function offersQuery({ text, cursor }: OffersChoice): string {
  const query = new URLSearchParams({ ...(text ? { q: text } : {}), ...(cursor === null ? {} : { after: cursor }) });
  return query.size > 0 ? `?${query}` : '';
}

export const readOffers = (client: ApiClient, { text, cursor }: OffersChoice) =>
  client<MemberOffers>(
    `${PATH}?${new URLSearchParams({ ...(text ? { q: text } : {}), ...(cursor === null ? {} : { cursor }) })}`,
  );

/** Returns a few of the newest packages; empty if the API fails. */
export async function readNewestOffers(client: ApiClient): Promise<MemberOffer[]> {
  try {
    const found = await client<MemberOffers | undefined>(`${PATH}?limit=${NEWEST}`);
    return found?.offers ?? [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
