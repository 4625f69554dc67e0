import type { LoaderFunctionArgs } from 'react-router-dom';
import type { CaseAnswer } from '@verse/api-contract/api';
import type { ModerationCase, ModerationDecision } from '@verse/api-contract/community/moderation.schema';
import { CASE_LISTS, type CaseList } from '@verse/api-contract/community/moderation.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

export interface Cases extends LoadedPage<ModerationCase> {
  list: CaseList;
}

const parseList = (search: URLSearchParams): CaseList =>
  CASE_LISTS.find((list) => list === search.get('list')) ?? 'open';

export async function loadCases(args: LoaderFunctionArgs): Promise<Cases> {
  const list = parseList(new URL(args.request.url).searchParams);
  const page = await loadPage(args, async (part) => {
    const { cases, next } = await callApi(api(args), 'GET /api/moderation/queue', { query: { list, ...part } });
    return { entries: cases, next };
  });
  return { ...page, list };
}

export const loadCase = (args: LoaderFunctionArgs): Promise<CaseAnswer> =>
  callApi(api(args), 'GET /api/moderation/cases/{id}', { params: { id: args.params.id } }).catch(orNotFound);

export const decideCase = (
  client: ApiClient,
  { id, version }: Pick<ModerationCase, 'id' | 'version'>,
  decision: ModerationDecision,
) => callApi(client, 'PATCH /api/moderation/cases/{id}', { params: { id }, version, body: decision });
