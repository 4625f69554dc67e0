import type { ShownWork } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

/** Returns the last chosen works. Empty if the API call fails. */
export async function readChosenWorks(client: ApiClient, limit: number): Promise<ShownWork[]> {
  try {
    return (await callApi(client, 'GET /api/works/chosen', { query: { limit } })).works;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
