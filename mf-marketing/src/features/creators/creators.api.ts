import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';

/** Returns the handles of the sample people who have a profile in this installation. Empty if the API call fails. */
export async function readSampleHandles(client: ApiClient): Promise<string[]> {
  try {
    return (await callApi(client, 'GET /api/sample-members')).handles;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
