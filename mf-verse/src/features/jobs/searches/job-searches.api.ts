import type { LoaderFunctionArgs } from 'react-router-dom';
import type { JobSearchForm, JobSearchQuery, SavedJobSearch } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';

export const toQueryText = (query: JobSearchQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** Returns the feed URL for new jobs that match a search. */
export const feedOf = (query: JobSearchQuery): string => `/api/job-feed?${toQueryText(query)}`;

export const loadJobSearches = async (args: LoaderFunctionArgs): Promise<SavedJobSearch[]> =>
  (await callApi(api(args), 'GET /api/me/job-searches')).searches;

/** @param key idempotency key: resending does not save the search twice */
export const saveJobSearch = (client: ApiClient, form: JobSearchForm, key: string) =>
  callApi(client, 'POST /api/me/job-searches', { headers: { 'Idempotency-Key': key }, body: form });

export const deleteJobSearch = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/me/job-searches/{id}', { params: { id } });
