import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  JobSearchForm,
  JobSearchQuery,
  SavedJobSearch,
  SavedJobSearchList,
} from '@verse/api-contract/job-searches';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';

const PATH = '/api/me/job-searches';

export const toQueryText = (query: JobSearchQuery): string =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

/** Returns the feed URL for new jobs that match a search. */
export const feedOf = (query: JobSearchQuery): string => `/api/job-feed?${toQueryText(query)}`;

export const loadJobSearches = async (args: LoaderFunctionArgs): Promise<SavedJobSearch[]> =>
  (await api(args)<SavedJobSearchList>(PATH)).searches;

export const saveJobSearch = (client: ApiClient, form: JobSearchForm) =>
  client<SavedJobSearch>(PATH, { method: 'POST', body: form });

export const deleteJobSearch = (client: ApiClient, id: string) =>
  client<void>(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
