import type { ShownWork } from '@verse/api-contract/profiles';
import { type ApiClient, ApiError } from '@verse/contract';

/** Returns the newest public works by members. Empty if the API call fails. */
export async function readNewestWorks(client: ApiClient): Promise<ShownWork[]> {
  try {
    return (await client<{ works: ShownWork[] }>('/api/works/newest')).works;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
