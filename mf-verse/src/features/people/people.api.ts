import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ListedMember } from '@verse/api-contract/api';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';
import { PEOPLE_FILTERS } from './people-filters';

export async function loadPeople(args: LoaderFunctionArgs): Promise<LoadedPage<ListedMember> & CacheableData> {
  const filters = PEOPLE_FILTERS.read(new URL(args.request.url).searchParams);
  const page = await loadPage(args, async (part) => {
    const { people, next } = await callApi(api(args), 'GET /api/people', { query: { ...filters, ...part } });
    return { entries: people, next };
  });
  return { ...page, isCacheable: isCacheable() };
}
