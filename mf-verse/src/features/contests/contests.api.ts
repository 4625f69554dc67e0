import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { PublishedTerms } from '@verse/api-contract/contest-running';
import type {
  Contest,
  ContestAnswer,
  ContestChange,
  ContestForm,
  ContestList,
  HeldPlaceList,
} from '@verse/api-contract/contests';
import { type ApiClient, ApiError } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, type Result, toResult } from '@verse/contract/server-state';
import { isShared, type SharedData } from '../../shared/shared-data';
import type { ServerClock } from '../../shared/use-server-clock';
import { contestQuery, parseContestChoice } from './contest-choice';

export interface Contests extends LoadedPage<Contest>, ServerClock, SharedData {
  /** Tags of all contests. */
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

const contestPath = (id: string | undefined) => `/api/contests/${encodeURIComponent(id ?? '')}`;

/**
 * Loads a contest with its terms.
 * @throws a 404 as data, so that the server's page has this status
 */
export async function loadContest(args: LoaderFunctionArgs) {
  const path = contestPath(args.params.id);
  const asked = Promise.all([api(args)<ContestAnswer>(path), api(args)<PublishedTerms>([path, 'terms'].join('/'))]);
  const [{ contest, serverNow }, terms] = await asked.catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw data(null, { status: 404 });
    throw error;
  });
  return { contest, terms, serverNow, behindBy: Date.parse(serverNow) - Date.now(), isShared: isShared() };
}

const ifMatch = (version: number) => ({ 'If-Match': `"${version}"` });

/** Loads the places of a contest that wait for their fee. If this fails, the page is still usable. */
export const loadHeldPlaces = (args: LoaderFunctionArgs): Promise<Result<HeldPlaceList>> =>
  toResult(api(args)<HeldPlaceList>(`${contestPath(args.params.id)}/held`));

/** Reloads one contest of the list. */
export const findContest = (client: ApiClient, id: string) => client<ContestAnswer>(contestPath(id));

type ContestVersion = Pick<Contest, 'id' | 'version'>;

export const addContest = (client: ApiClient, key: string, form: ContestForm) =>
  client<ContestAnswer>('/api/contests', { method: 'POST', body: form, headers: { 'Idempotency-Key': key } });

export const changeContest = (client: ApiClient, { id, version }: ContestVersion, change: ContestChange) =>
  client<ContestAnswer>(contestPath(id), { method: 'PATCH', body: change, headers: ifMatch(version) });

export function setPicture(
  client: ApiClient,
  { id, version }: ContestVersion,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return client<ContestAnswer>(`${contestPath(id)}/picture`, { method: 'PUT', body, headers: ifMatch(version) });
}

export const removePicture = (client: ApiClient, { id, version }: ContestVersion) =>
  client<ContestAnswer>(`${contestPath(id)}/picture`, { method: 'DELETE', headers: ifMatch(version) });

export const confirmPlace = (client: ApiClient, id: string, memberId: string) =>
  client<undefined>(`${contestPath(id)}/held/${encodeURIComponent(memberId)}`, { method: 'PUT' });

/** Takes or releases the member's own place. */
export const setEntry = (client: ApiClient, { id, on }: { id: string; on: boolean }) =>
  client<ContestAnswer>(`${contestPath(id)}/entry`, { method: on ? 'PUT' : 'DELETE' });

/** Joins the waiting list of a full contest. Repeating the call does not change the position. */
export const joinWaiting = (client: ApiClient, id: string) =>
  client<{ position: number }>(`${contestPath(id)}/waiting`, { method: 'PUT' });
/** Assigns a contest of the site to an organisation. For staff. */
export const assignContest = (client: ApiClient, id: string, handle: string) =>
  client<ContestAnswer>(`${contestPath(id)}/organisation`, { method: 'PUT', body: { handle } });
