import type { MemberOffer, MemberOffers } from '@verse/api-contract/packages';
import { type ApiClient, ApiError } from '@verse/contract';

const PATH = '/api/packages';
const FEW = '3';

export interface OffersChoice {
  text: string;
  /** Cursor of a later page. */
  cursor: string | null;
}

export const parseOffersChoice = (query: URLSearchParams): OffersChoice => ({
  text: (query.get('q') ?? '').trim(),
  cursor: query.get('after'),
});

/** The address of a choice, with its question mark; empty for the first page of everything. */
export function offersQuery({ text, cursor }: OffersChoice): string {
  const query = new URLSearchParams({ ...(text ? { q: text } : {}), ...(cursor === null ? {} : { after: cursor }) });
  return query.size > 0 ? `?${query}` : '';
}

export const readOffers = (client: ApiClient, { text, cursor }: OffersChoice) =>
  client<MemberOffers>(
    `${PATH}?${new URLSearchParams({ ...(text ? { q: text } : {}), ...(cursor === null ? {} : { cursor }) })}`,
  );

/** A few of the newest. The page of the services is complete without them. */
export async function readNewestOffers(client: ApiClient): Promise<MemberOffer[]> {
  try {
    const found = await client<MemberOffers | undefined>(`${PATH}?limit=${FEW}`);
    return found?.offers ?? [];
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
