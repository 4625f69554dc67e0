import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnTags } from '@verse/api-contract/api';
import type { MuteDays } from '@verse/api-contract/community/tags.values';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export const followTag = (client: ApiClient, tag: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/tags/{tag}/follow`, { params: { tag } });

export const muteTag = (client: ApiClient, tag: string, days: MuteDays) =>
  callApi(client, 'PUT /api/tags/{tag}/mute', { params: { tag }, body: { days } });

export const unmuteTag = (client: ApiClient, tag: string) =>
  callApi(client, 'DELETE /api/tags/{tag}/mute', { params: { tag } });

/** Loads the member's tags; `null` on failure, because the pages also work without the tags. */
export const loadOwnTags = (args: LoaderFunctionArgs): Promise<OwnTags | null> =>
  callApi(api(args), 'GET /api/me/tags').catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
