import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DeskMember, DeskPeople, DeskSanction } from '@verse/api-contract/api';
import type { NewSanction } from '@verse/api-contract/identity/people-desk.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { orNotFound } from '../../shared/or-not-found';

export interface FoundPeople extends DeskPeople {
  query: string;
  /** Appeals that wait for an answer, oldest first. */
  appeals: DeskSanction[];
}

export async function loadPeopleDesk(args: LoaderFunctionArgs): Promise<FoundPeople> {
  const query = new URL(args.request.url).searchParams.get('q') ?? '';
  const [found, { sanctions }] = await Promise.all([
    callApi(api(args), 'GET /api/desk/people', { query: { q: query } }),
    callApi(api(args), 'GET /api/desk/sanctions'),
  ]);
  return { ...found, query, appeals: sanctions };
}

export const loadDeskMember = (args: LoaderFunctionArgs): Promise<DeskMember> =>
  callApi(api(args), 'GET /api/desk/people/{id}', { params: { id: args.params.id } }).catch(orNotFound);

export const countSpread = (client: ApiClient, id: string, days: number) =>
  callApi(client, 'GET /api/desk/people/{id}/spread', { params: { id }, query: { days } });

export const impose = (client: ApiClient, id: string, sanction: NewSanction, key: string) =>
  callApi(client, 'POST /api/desk/people/{id}/sanctions', {
    params: { id },
    headers: { 'Idempotency-Key': key },
    body: sanction,
  });

export const takeBack = (client: ApiClient, id: string, reason: string) =>
  callApi(client, 'POST /api/desk/sanctions/{id}/end', { params: { id }, body: { reason } });

export const answerAppeal = (client: ApiClient, id: string, answer: { isUpheld: boolean; reason: string }) =>
  callApi(client, 'POST /api/desk/sanctions/{id}/answer', { params: { id }, body: answer });
