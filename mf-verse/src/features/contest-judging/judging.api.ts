import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  ContestResultsAnswer,
  JudgedContestList,
  JudgedContestPage,
  JudgedEntry,
  JudgingProgress,
  OrganiserEntry,
  OwnFeedback,
  ScoreForm,
} from '@verse/api-contract/contest-judging';
import type { OwnOrganisation } from '@verse/api-contract/organisations';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type Result, toResult } from '@verse/contract/server-state';
import { contestPath, organisedContestPath, ownEntryPath, part } from '../../shared/contest-paths';
import { orNotFound } from '../../shared/or-not-found';

const judgedContestPath = (id: string | undefined) => `/api/judging/${part(id)}`;
const judgedEntryPath = (id: string | undefined, number: string | number | undefined) =>
  `${judgedContestPath(id)}/entries/${part(number)}`;

/** Returns the query string containing the page cursor. */
function afterOf({ request }: LoaderFunctionArgs): string {
  const after = new URL(request.url).searchParams.get('after');
  return after && /^\d{1,6}$/.test(after) ? `?after=${after}` : '';
}

export const loadJudging = (args: LoaderFunctionArgs) => api(args)<JudgedContestList>('/api/judging');

/** Loads the contests for a link that only judges see. The link is hidden if loading fails. */
export const loadJudgingList = (args: LoaderFunctionArgs): Promise<Result<JudgedContestList>> =>
  toResult(loadJudging(args));

export const loadJudgedContest = (args: LoaderFunctionArgs) =>
  api(args)<JudgedContestPage>(judgedContestPath(args.params.id) + afterOf(args)).catch(orNotFound);

export const loadJudgedEntry = (args: LoaderFunctionArgs) =>
  api(args)<JudgedEntry>(judgedEntryPath(args.params.id, args.params.number)).catch(orNotFound);

export async function loadJudgingProgress(args: LoaderFunctionArgs) {
  const { handle, id } = args.params;
  const [organisation, progress] = await Promise.all([
    api(args)<OwnOrganisation>(`/api/me/organisations/${part(handle)}`),
    api(args)<JudgingProgress>(`${organisedContestPath(handle, id)}/judging${afterOf(args)}`),
  ]).catch(orNotFound);
  return { organisation, progress };
}

/** Loads an entry as judges see it, for a dialog on the organisers' page. */
export const loadOrganiserEntry = (args: LoaderFunctionArgs): Promise<Result<OrganiserEntry>> =>
  toResult(
    api(args)<OrganiserEntry>(
      `${organisedContestPath(args.params.handle, args.params.id)}/judging/entries/${part(args.params.number)}`,
    ),
  );

/** Loads the feedback on a ranked entry, once the results are published. */
export const loadOwnFeedback = (args: LoaderFunctionArgs): Promise<OwnFeedback> =>
  api(args)<OwnFeedback>(`${ownEntryPath(args.params.id)}/feedback`);

export const loadContestResults = (args: LoaderFunctionArgs) =>
  api(args)<ContestResultsAnswer>(`${contestPath(args.params.id)}/results${afterOf(args)}`).catch(orNotFound);

export const judgedFileHref = (id: string, number: number, index: number) =>
  `${judgedEntryPath(id, number)}/files/${index}`;

export const saveScore = (client: ApiClient, id: string, number: number, revision: number, form: ScoreForm) =>
  client<JudgedEntry>(`${judgedEntryPath(id, number)}/score`, {
    method: 'PUT',
    body: form,
    headers: { 'If-Match': `"${revision}"` },
  });

export const declareConflict = (client: ApiClient, id: string, number: number, reason: string) =>
  client<undefined>(`${judgedEntryPath(id, number)}/conflict`, { method: 'PUT', body: { reason } });

export const closeJudging = (client: ApiClient, handle: string, id: string) =>
  client<undefined>(`${organisedContestPath(handle, id)}/results`, { method: 'PUT' });

export const addJudges = (client: ApiClient, handle: string, id: string, memberIds: string[]) =>
  client<JudgingProgress>(`${organisedContestPath(handle, id)}/judging/judges`, {
    method: 'POST',
    body: { memberIds },
  });

const removalPath = (handle: string, id: string, number: number) =>
  `${organisedContestPath(handle, id)}/entries/${number}/removal`;

export const removeEntry = (client: ApiClient, handle: string, id: string, number: number, reason: string) =>
  client<undefined>(removalPath(handle, id, number), { method: 'PUT', body: { reason } });

export const restoreEntry = (client: ApiClient, handle: string, id: string, number: number) =>
  client<undefined>(removalPath(handle, id, number), { method: 'DELETE' });
