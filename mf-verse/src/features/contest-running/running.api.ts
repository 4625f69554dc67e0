import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  ContestDraft,
  ManagedContest,
  ManagedContestList,
  PostponedDate,
} from '@verse/api-contract/contest-running';
import type { OrganisationPeople, OwnOrganisation } from '@verse/api-contract/organisations';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';
import { organisationPath, organisedContestPath, part } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

const contestsPath = (handle: string | undefined) => [organisationPath(handle), 'contests'].join('/');

const loadOrganisation = (args: LoaderFunctionArgs) =>
  api(args)<OwnOrganisation>(`/api/me/organisations/${part(args.params.handle)}`);

export type ContestRow = ManagedContestList['contests'][number];

export interface ContestsPage extends LoadedPage<ContestRow> {
  organisation: OwnOrganisation;
}

export async function loadOrganisationContests(args: LoaderFunctionArgs): Promise<ContestsPage> {
  const asked = loadPage(args, async (page) => {
    const list = await api(args)<ManagedContestList>(`${contestsPath(args.params.handle)}?${pageQuery(page)}`);
    return { entries: list.contests, next: list.next };
  });
  const [organisation, page] = await Promise.all([loadOrganisation(args), asked]).catch(orNotFound);
  return { ...page, organisation };
}

export interface RunningPage {
  organisation: OwnOrganisation;
  contest: ManagedContest;
  members: OrganisationPeople['members'];
}

export async function loadOrganisationContest(args: LoaderFunctionArgs): Promise<RunningPage> {
  const { handle, id } = args.params;
  const [organisation, contest, people] = await Promise.all([
    loadOrganisation(args),
    api(args)<ManagedContest>(organisedContestPath(handle, id)),
    api(args)<OrganisationPeople>(`${organisationPath(handle)}/members`),
  ]).catch(orNotFound);
  return { organisation, contest, members: people.members };
}

export const addDraft = (client: ApiClient, handle: string, key: string) =>
  client<ManagedContest>(contestsPath(handle), { method: 'POST', body: {}, headers: { 'Idempotency-Key': key } });

export const saveContest = (client: ApiClient, handle: string, id: string, version: number, form: ContestDraft) =>
  client<ManagedContest>(organisedContestPath(handle, id), {
    method: 'PATCH',
    body: form,
    headers: { 'If-Match': `"${version}"` },
  });

export const deleteDraft = (client: ApiClient, handle: string, id: string) =>
  client<undefined>(organisedContestPath(handle, id), { method: 'DELETE' });

export const publishContest = (client: ApiClient, handle: string, id: string) =>
  client<ManagedContest>(`${organisedContestPath(handle, id)}/publication`, { method: 'PUT' });

export const setJudges = (client: ApiClient, handle: string, id: string, memberIds: string[]) =>
  client<ManagedContest>(`${organisedContestPath(handle, id)}/judges`, { method: 'PUT', body: { memberIds } });

export const postponeContest = (
  client: ApiClient,
  handle: string,
  id: string,
  body: { what: PostponedDate; to: string; reason: string },
) => client<ManagedContest>(`${organisedContestPath(handle, id)}/postponements`, { method: 'POST', body });

export const cancelContest = (client: ApiClient, handle: string, id: string, reason: string) =>
  client<ManagedContest>(`${organisedContestPath(handle, id)}/cancellation`, { method: 'PUT', body: { reason } });

export function setPicture(
  client: ApiClient,
  handle: string,
  id: string,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return client<ManagedContest>(`${organisedContestPath(handle, id)}/picture`, { method: 'PUT', body });
}

export const removePicture = (client: ApiClient, handle: string, id: string) =>
  client<ManagedContest>(`${organisedContestPath(handle, id)}/picture`, { method: 'DELETE' });
