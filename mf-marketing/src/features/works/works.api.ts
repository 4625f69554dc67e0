import type { ShownWork } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

/** Returns the newest public works by members. Empty if the API call fails. */
export async function readNewestWorks(client: ApiClient): Promise<ShownWork[]> {
  try {
    return (await callApi(client, 'GET /api/works/newest')).works;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
