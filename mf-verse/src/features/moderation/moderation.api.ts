import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  CASE_LISTS,
  type CaseAnswer,
  type CaseList,
  type ModerationCase,
  type ModerationDecision,
  type ModerationQueue,
} from '@verse/api-contract/moderation';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, pageQuery } from '@verse/contract/server-state';

export interface Cases extends LoadedPage<ModerationCase> {
  list: CaseList;
}

const parseList = (search: URLSearchParams): CaseList =>
  CASE_LISTS.find((list) => list === search.get('list')) ?? 'open';

export async function loadCases(args: LoaderFunctionArgs): Promise<Cases> {
  const list = parseList(new URL(args.request.url).searchParams);
  const page = await loadPage(args, async (part) => {
    const path = `/api/moderation/queue?${pageQuery(part, { list })}`;
    const { cases, next } = await api(args)<ModerationQueue>(path);
    return { entries: cases, next };
  });
  return { ...page, list };
}

const casePath = (id: string) => `/api/moderation/cases/${encodeURIComponent(id)}`;

export const loadCase = (args: LoaderFunctionArgs): Promise<CaseAnswer> =>
  api(args)<CaseAnswer>(casePath(args.params.id ?? ''));

export const decideCase = (
  client: ApiClient,
  { id, version }: Pick<ModerationCase, 'id' | 'version'>,
  decision: ModerationDecision,
) =>
  client<ModerationCase>(casePath(id), {
    method: 'PATCH',
    body: decision,
    headers: { 'If-Match': `"${version}"` },
  });
