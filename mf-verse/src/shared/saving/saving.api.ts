import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnCollection } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

/** The member's collections, each with whether it holds the work of the address. */
export const loadOwnCollections = async (args: LoaderFunctionArgs): Promise<OwnCollection[] | null> =>
  (await callApi(api(args), 'GET /api/me/collections', { query: { work: args.params.work } })).collections;

export const createCollection = (client: ApiClient, name: string, isPublic: boolean) =>
  callApi(client, 'POST /api/me/collections', { body: { name, isPublic } });

interface Saved {
  collection: string;
  work: string;
}

/** Saves a work, at the start or before another one, or removes it. */
export const setSaved = (client: ApiClient, { collection: id, work }: Saved, on: boolean, before?: string | null) =>
  on
    ? callApi(client, 'PUT /api/me/collections/{id}/works/{work}', {
        params: { id, work },
        body: before === undefined ? {} : { before },
      })
    : callApi(client, 'DELETE /api/me/collections/{id}/works/{work}', { params: { id, work } });
