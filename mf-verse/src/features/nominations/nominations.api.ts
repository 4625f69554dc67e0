import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Nomination, Nominations, NominationWeeks } from '@verse/api-contract/api';
import type { NominationList } from '@verse/api-contract/community/nominations.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';

type PastWeek = NominationWeeks['weeks'][number] & { id: string };

/** This week's nominations of members or works. */
export interface CurrentNominations
  extends LoadedPage<Nomination>, Pick<Nominations, 'week' | 'made' | 'voted' | 'own' | 'refusal'> {
  show: NominationList;
}

export interface PastWeeks extends LoadedPage<PastWeek> {
  show: 'past';
}

export type NominationsPage = CurrentNominations | PastWeeks;

async function loadPast(args: LoaderFunctionArgs): Promise<PastWeeks> {
  const page = await loadPage(args, async (part) => {
    const { weeks, next } = await callApi(api(args), 'GET /api/nominations/weeks', { query: part });
    return { entries: weeks.map((one) => ({ ...one, id: one.week.id })), next };
  });
  return { ...page, show: 'past' };
}

/** Loads the list that `show` in the URL names. */
export async function loadNominations(args: LoaderFunctionArgs): Promise<NominationsPage> {
  const asked = new URL(args.request.url).searchParams.get('show');
  if (asked === 'past') return loadPast(args);
  const show = asked === 'work' ? 'work' : 'member';
  let rest: Omit<Nominations, 'nominations' | 'next'> | undefined;
  const page = await loadPage(args, async (part) => {
    const { nominations, next, ...others } = await callApi(api(args), 'GET /api/nominations', {
      query: { list: show, ...part },
    });
    rest = others;
    return { entries: nominations, next };
  });
  return { ...page, ...rest!, show };
}

export const voteFor = (client: ApiClient, id: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/nominations/{id}/vote`, { params: { id } });

export const declineNomination = (client: ApiClient, id: string, on: boolean) =>
  callApi(client, `${on ? 'PUT' : 'DELETE'} /api/nominations/{id}/refusal`, { params: { id } });

export const withdrawNomination = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/nominations/{id}', { params: { id } });

export const removeNomination = (client: ApiClient, id: string, reason: string) =>
  callApi(client, 'POST /api/nominations/{id}/removal', { params: { id }, body: { reason } });
