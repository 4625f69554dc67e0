import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Contest, ContestList, HeldPlaceList } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, type Result, toResult } from '@verse/contract/server-state';
import { type CacheableData, isCacheable } from '../../shared/cacheable-data';
import { orNotFound } from '../../shared/or-not-found';
import type { ServerClock } from '../../shared/use-server-clock';
import { CONTEST_FILTERS } from './contest-filters';

export interface Contests extends LoadedPage<Contest>, ServerClock, CacheableData {
  /** The tags of the newest contests, regardless of the filters. */
  tags: string[];
}

export async function loadContests(args: LoaderFunctionArgs): Promise<Contests> {
  const filters = CONTEST_FILTERS.read(new URL(args.request.url).searchParams);
  let more: Pick<ContestList, 'tags' | 'serverNow'> = { tags: [], serverNow: new Date().toISOString() };
  const page = await loadPage(args, async (part) => {
    const { contests, next, ...rest } = await callApi(api(args), 'GET /api/contests', {
      query: { ...filters, ...part },
    });
    more = rest;
    return { entries: contests, next };
  });
  return { ...page, ...more, behindBy: Date.parse(more.serverNow) - Date.now(), isCacheable: isCacheable() };
}

/**
 * Loads a contest with its terms.
 * @throws `data()` with status 404 if the API responds with 404, so that the server-rendered page has this status
 */
export async function loadContest(args: LoaderFunctionArgs) {
  const asked = Promise.all([
    callApi(api(args), 'GET /api/contests/{id}', { params: { id: args.params.id } }),
    callApi(api(args), 'GET /api/contests/{id}/terms', { params: { id: args.params.id } }),
  ]);
  const [{ contest, serverNow }, terms] = await asked.catch(orNotFound);
  return { contest, terms, serverNow, behindBy: Date.parse(serverNow) - Date.now(), isCacheable: isCacheable() };
}

/** Loads the places that are held until the entry fee is paid. The page remains usable if loading fails. */
export const loadHeldPlaces = (args: LoaderFunctionArgs): Promise<Result<HeldPlaceList>> =>
  toResult(callApi(api(args), 'GET /api/contests/{id}/held', { params: { id: args.params.id } }));

/** Reloads a single contest in the list. */
export const findContest = (client: ApiClient, id: string) =>
  callApi(client, 'GET /api/contests/{id}', { params: { id } });
