import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  ContestDraft,
  ContestOrganiser,
  JudgeInvitationList,
  ManagedContest,
  ManagedContestList,
} from '@verse/api-contract/api';
import type { PostponedDate } from '@verse/api-contract/contests/contest-running.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

const loadOrganiser = (args: LoaderFunctionArgs) =>
  callApi(api(args), 'GET /api/organisations/{handle}/contest-organiser', { params: { handle: args.params.handle } });

export type ContestRow = ManagedContestList['contests'][number];

export interface ContestsPage extends LoadedPage<ContestRow> {
  organisation: ContestOrganiser;
}

export async function loadOrganisationContests(args: LoaderFunctionArgs): Promise<ContestsPage> {
  const asked = loadPage(args, async (page) => {
    const list = await callApi(api(args), 'GET /api/organisations/{handle}/contests', {
      params: { handle: args.params.handle },
      query: page,
    });
    return { entries: list.contests, next: list.next };
  });
  const [organisation, page] = await Promise.all([loadOrganiser(args), asked]).catch(orNotFound);
  return { ...page, organisation };
}

export interface RunningPage {
  organisation: ContestOrganiser;
  contest: ManagedContest;
  invitations: JudgeInvitationList['invitations'];
}

export async function loadOrganisationContest(args: LoaderFunctionArgs): Promise<RunningPage> {
  const { handle, id } = args.params;
  const [organisation, contest, { invitations }] = await Promise.all([
    loadOrganiser(args),
    callApi(api(args), 'GET /api/organisations/{handle}/contests/{id}', { params: { handle, id } }),
    callApi(api(args), 'GET /api/organisations/{handle}/contests/{id}/judge-invitations', { params: { handle, id } }),
  ]).catch(orNotFound);
  return { organisation, contest, invitations };
}

export const addDraft = (client: ApiClient, handle: string, key: string) =>
  callApi(client, 'POST /api/organisations/{handle}/contests', {
    params: { handle },
    headers: { 'Idempotency-Key': key },
    body: {},
  });

export const saveContest = (client: ApiClient, handle: string, id: string, version: number, form: ContestDraft) =>
  callApi(client, 'PATCH /api/organisations/{handle}/contests/{id}', { params: { handle, id }, version, body: form });

export const deleteDraft = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/contests/{id}', { params: { handle, id } });

export const publishContest = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/contests/{id}/publication', { params: { handle, id } });

export const setJudges = (client: ApiClient, handle: string, id: string, memberIds: string[]) =>
  callApi(client, 'PUT /api/organisations/{handle}/contests/{id}/judges', {
    params: { handle, id },
    body: { memberIds },
  });

export const inviteJudge = (client: ApiClient, handle: string, id: string, email: string) =>
  callApi(client, 'POST /api/organisations/{handle}/contests/{id}/judge-invitations', {
    params: { handle, id },
    body: { email },
  });

/** The path parameters of an invitation to judge. */
export interface InvitationPath {
  handle: string;
  id: string;
  invitation: string;
}

export const resendJudgeInvitation = (client: ApiClient, params: InvitationPath) =>
  callApi(client, 'POST /api/organisations/{handle}/contests/{id}/judge-invitations/{invitation}/resend', {
    params: { ...params },
  });

export const withdrawJudgeInvitation = (client: ApiClient, params: InvitationPath) =>
  callApi(client, 'DELETE /api/organisations/{handle}/contests/{id}/judge-invitations/{invitation}', {
    params: { ...params },
  });

export const postponeContest = (
  client: ApiClient,
  handle: string,
  id: string,
  body: { what: PostponedDate; to: string; reason: string },
) => callApi(client, 'POST /api/organisations/{handle}/contests/{id}/postponements', { params: { handle, id }, body });

export const cancelContest = (client: ApiClient, handle: string, id: string, reason: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/contests/{id}/cancellation', {
    params: { handle, id },
    body: { reason },
  });

export function setPicture(
  client: ApiClient,
  handle: string,
  id: string,
  { alt, file }: { alt: string; file: File | undefined },
) {
  const body = new FormData();
  body.set('alt', alt);
  if (file) body.set('picture', file);
  return callApi(client, 'PUT /api/organisations/{handle}/contests/{id}/picture', { params: { handle, id }, body });
}

export const removePicture = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'DELETE /api/organisations/{handle}/contests/{id}/picture', { params: { handle, id } });
