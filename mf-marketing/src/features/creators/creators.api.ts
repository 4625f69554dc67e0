import { type ApiClient, ApiError } from '@verse/contract';

/** Handles of the sample people with a profile on this installation. The page is complete without them. */
export async function readSampleHandles(client: ApiClient): Promise<string[]> {
  try {
    return (await client<{ handles: string[] }>('/api/sample-members')).handles;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
