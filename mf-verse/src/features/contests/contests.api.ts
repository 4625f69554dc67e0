import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PublishedTerms } from '@verse/api-contract/contest-running';
import type { Contest, ContestAnswer, ContestList, HeldPlaceList } from '@verse/api-contract/contests';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, type Result, toResult } from '@verse/contract/server-state';
import { contestPath } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';
import { isShared, type SharedData } from '../../shared/shared-data';
import type { ServerClock } from '../../shared/use-server-clock';
import { contestQuery, parseContestChoice } from './contest-choice';

export interface Contests extends LoadedPage<Contest>, ServerClock, SharedData {
  /** The tags of the newest contests, regardless of the filters. */
  tags: string[];
}

export async function loadContests(args: LoaderFunctionArgs): Promise<Contests> {
  const choice = parseContestChoice(new URL(args.request.url).searchParams);
  let more: Pick<ContestList, 'tags' | 'serverNow'> = { tags: [], serverNow: new Date().toISOString() };
  const page = await loadPage(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams([
      ...new URLSearchParams(contestQuery(choice)),
      ['limit', String(limit)],
      ...(cursor === null ? [] : [['cursor', cursor]]),
    ] as [string, string][]);
    const { contests, next, ...rest } = await api(args)<ContestList>(`/api/contests?${query}`);
    more = rest;
    return { entries: contests, next };
  });
  return { ...page, ...more, behindBy: Date.parse(more.serverNow) - Date.now(), isShared: isShared() };
}

/**
 * Loads a contest with its terms.
 * @throws `data()` with status 404 if the API responds with 404, so that the server-rendered page has this status
 */
export async function loadContest(args: LoaderFunctionArgs) {
  const path = contestPath(args.params.id);
  const asked = Promise.all([api(args)<ContestAnswer>(path), api(args)<PublishedTerms>([path, 'terms'].join('/'))]);
  const [{ contest, serverNow }, terms] = await asked.catch(orNotFound);
  return { contest, terms, serverNow, behindBy: Date.parse(serverNow) - Date.now(), isShared: isShared() };
}

/** Loads the places that are held until the entry fee is paid. The page remains usable if loading fails. */
export const loadHeldPlaces = (args: LoaderFunctionArgs): Promise<Result<HeldPlaceList>> =>
  toResult(api(args)<HeldPlaceList>(`${contestPath(args.params.id)}/held`));

/** Reloads a single contest in the list. */
export const findContest = (client: ApiClient, id: string) => client<ContestAnswer>(contestPath(id));
