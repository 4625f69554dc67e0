import type { LoaderFunctionArgs } from 'react-router-dom';
import type { MuteDays, OwnTags, TagChoice } from '@verse/api-contract/tags';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';

const tagPath = (tag: string) => `/api/tags/${encodeURIComponent(tag)}`;

export const followTag = (client: ApiClient, tag: string, on: boolean) =>
  client<TagChoice>(`${tagPath(tag)}/follow`, { method: on ? 'PUT' : 'DELETE' });

export const muteTag = (client: ApiClient, tag: string, days: MuteDays) =>
  client<TagChoice>(`${tagPath(tag)}/mute`, { method: 'PUT', body: { days } });

export const unmuteTag = (client: ApiClient, tag: string) =>
  client<TagChoice>(`${tagPath(tag)}/mute`, { method: 'DELETE' });

/** Loads the member's tags; `null` on failure, because the pages also work without the tags. */
export const loadOwnTags = (args: LoaderFunctionArgs): Promise<OwnTags | null> =>
  api(args)<OwnTags>('/api/me/tags').catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
