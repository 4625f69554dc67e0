import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  JudgedContestList,
  OrganiserEntry,
  OwnFeedback,
  ReceivedJudgeInvitation,
  ScoreForm,
} from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';
import { part } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

const judgedContestPath = (id: string | undefined) => `/api/judging/${part(id)}`;
const judgedEntryPath = (id: string | undefined, number: string | number | undefined) =>
  `${judgedContestPath(id)}/entries/${part(number)}`;

/** Returns the page cursor in the URL. */
function afterOf({ request }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get('after');
  return { after: after && /^\d{1,6}$/.test(after) ? after : null };
}

export const loadJudging = (args: LoaderFunctionArgs) => callApi(api(args), 'GET /api/judging');

/** Loads the contests for a link that only judges see. The link is hidden if loading fails. */
export const loadJudgingList = (args: LoaderFunctionArgs): Promise<Result<JudgedContestList>> =>
  toResult(loadJudging(args));

export const loadJudgedContest = (args: LoaderFunctionArgs) =>
  callApi(api(args), 'GET /api/judging/{id}', { params: { id: args.params.id }, query: afterOf(args) }).catch(
    orNotFound,
  );

export const loadJudgedEntry = (args: LoaderFunctionArgs) =>
  callApi(api(args), 'GET /api/judging/{id}/entries/{number}', {
    params: { id: args.params.id, number: args.params.number },
  }).catch(orNotFound);

export async function loadJudgingProgress(args: LoaderFunctionArgs) {
  const { handle, id } = args.params;
  const [organisation, progress] = await Promise.all([
    callApi(api(args), 'GET /api/organisations/{handle}/contest-organiser', { params: { handle } }),
    callApi(api(args), 'GET /api/organisations/{handle}/contests/{id}/judging', {
      params: { handle, id },
      query: afterOf(args),
    }),
  ]).catch(orNotFound);
  return { organisation, progress };
}

/** Loads an entry as judges see it, for a dialog on the organisers' page. */
export const loadOrganiserEntry = (args: LoaderFunctionArgs): Promise<Result<OrganiserEntry>> =>
  toResult(
    callApi(api(args), 'GET /api/organisations/{handle}/contests/{id}/judging/entries/{number}', {
      params: { handle: args.params.handle, id: args.params.id, number: args.params.number },
    }),
  );

/** Loads the feedback on a ranked entry, once the results are published. */
export const loadOwnFeedback = (args: LoaderFunctionArgs): Promise<OwnFeedback> =>
  callApi(api(args), 'GET /api/contests/{id}/entries/own/feedback', { params: { id: args.params.id } });

export const loadContestResults = (args: LoaderFunctionArgs) =>
  callApi(api(args), 'GET /api/contests/{id}/results', { params: { id: args.params.id }, query: afterOf(args) }).catch(
    orNotFound,
  );

export const judgedFileHref = (id: string, number: number, index: number) =>
  `${judgedEntryPath(id, number)}/files/${index}`;

/** An invitation as opened from its email. */
export interface OpenedJudgeInvitation {
  token: string;
  invitation: Result<ReceivedJudgeInvitation>;
}

/** Loads the invitation that the emailed link refers to. */
export async function loadJudgeInvitation(args: LoaderFunctionArgs): Promise<OpenedJudgeInvitation> {
  const token = new URL(args.request.url).searchParams.get('token') ?? '';
  const call = callApi(api(args), 'POST /api/judge-invitations/read', { body: { token } });
  return { token, invitation: await toResult(call) };
}

export const acceptJudgeInvitation = (client: ApiClient, token: string) =>
  callApi(client, 'POST /api/judge-invitations/accept', { body: { token } });

export const declineJudgeInvitation = (client: ApiClient, token: string) =>
  callApi(client, 'POST /api/judge-invitations/decline', { body: { token } });

export const saveScore = (client: ApiClient, id: string, number: number, revision: number, form: ScoreForm) =>
  callApi(client, 'PUT /api/judging/{id}/entries/{number}/score', {
    params: { id, number },
    version: revision,
    body: form,
  });

export const declareConflict = (client: ApiClient, id: string, number: number, reason: string) =>
  callApi(client, 'PUT /api/judging/{id}/entries/{number}/conflict', { params: { id, number }, body: { reason } });

export const withdrawConflict = (client: ApiClient, id: string, number: number) =>
  callApi(client, 'DELETE /api/judging/{id}/entries/{number}/conflict', { params: { id, number } });

export const saveSentence = (client: ApiClient, id: string, sentence: string) =>
  callApi(client, 'PUT /api/judging/{id}/sentence', { params: { id }, body: { sentence } });

export const closeJudging = (client: ApiClient, handle: string, id: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/contests/{id}/results', { params: { handle, id } });

export const addJudges = (client: ApiClient, handle: string, id: string, memberIds: string[]) =>
  callApi(client, 'POST /api/organisations/{handle}/contests/{id}/judging/judges', {
    params: { handle, id },
    body: { memberIds },
  });

export const removeEntry = (client: ApiClient, handle: string, id: string, number: number, reason: string) =>
  callApi(client, 'PUT /api/organisations/{handle}/contests/{id}/entries/{number}/removal', {
    params: { handle, id, number },
    body: { reason },
  });

export const restoreEntry = (client: ApiClient, handle: string, id: string, number: number) =>
  callApi(client, 'DELETE /api/organisations/{handle}/contests/{id}/entries/{number}/removal', {
    params: { handle, id, number },
  });
