import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { Collection, OwnCollection, TaggedWork } from '@verse/api-contract/api';
import { type ApiClient, ApiError } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { isForMembers, MEMBER_VIEW } from '@verse/contract/member-view';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';

export type CollectionFacts = Collection['collection'];

export interface CollectionPage extends LoadedPage<TaggedWork>, CacheableData {
  /** Undefined if there is no such collection for this visitor, or only the browser can load it. */
  collection?: CollectionFacts | undefined;
}

const EMPTY = { entries: [], next: null, after: null };

/** Loads a collection. One that guests may not see is loaded again in the browser of a member who may. */
export async function loadCollection(args: LoaderFunctionArgs) {
  const { id = '' } = args.params;
  if (isForMembers(args.request)) return { ...EMPTY, isCacheable: isCacheable() } satisfies CollectionPage;
  try {
    const found: { collection?: CollectionFacts } = {};
    const page = await loadPage(args, async (query) => {
      const got = await callApi(api(args), 'GET /api/collections/{id}', { params: { id }, query });
      found.collection = got.collection;
      return { entries: got.works, next: got.next };
    });
    return { ...page, ...found, isCacheable: isCacheable() } satisfies CollectionPage;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    const missing: CollectionPage = { ...EMPTY, isCacheable: isCacheable() };
    return data(missing, { status: 404, headers: { [MEMBER_VIEW]: `/api/collections/${encodeURIComponent(id)}` } });
  }
}

export const loadCollections = async (args: LoaderFunctionArgs): Promise<{ collections: OwnCollection[] }> =>
  callApi(api(args), 'GET /api/me/collections');

export const editCollection = (client: ApiClient, id: string, body: { name: string; isPublic: boolean }) =>
  callApi(client, 'PATCH /api/me/collections/{id}', { params: { id }, body });

/** Deletes a collection, or restores it. */
export const setCollection = (client: ApiClient, id: string, on: boolean): Promise<unknown> =>
  on
    ? callApi(client, 'POST /api/me/collections/{id}/restore', { params: { id } })
    : callApi(client, 'DELETE /api/me/collections/{id}', { params: { id } });

/** Moves a work before another one, or to the end. */
export const moveSaved = (client: ApiClient, id: string, work: string, before: string | null) =>
  callApi(client, 'PUT /api/me/collections/{id}/works/{work}/place', { params: { id, work }, body: { before } });
