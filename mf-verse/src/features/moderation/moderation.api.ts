import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  CASE_LISTS,
  type CaseAnswer,
  type CaseList,
  type ModerationCase,
  type ModerationDecision,
  type ModerationQueue,
} from '@verse/api-contract/moderation';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadList } from '../../shared/list-page';
import { actsOf } from '../../shared/perform';

export interface Cases extends LoadedPage<ModerationCase> {
  list: CaseList;
}

/** Anything can stand in an address. */
const listOf = (search: URLSearchParams): CaseList => CASE_LISTS.find((list) => list === search.get('list')) ?? 'open';

export async function loadCases(args: LoaderFunctionArgs): Promise<Cases> {
  const list = listOf(new URL(args.request.url).searchParams);
  const page = await loadList(args, async ({ cursor, limit }) => {
    const query = new URLSearchParams({ list, limit: String(limit), ...(cursor === null ? {} : { cursor }) });
    const { cases, next } = await api(args)<ModerationQueue>(`/api/moderation/queue?${query}`);
    return { entries: cases, next };
  });
  return { ...page, list };
}

const pathOf = (id: string) => `/api/moderation/cases/${encodeURIComponent(id)}`;

export const loadCase = (args: LoaderFunctionArgs): Promise<CaseAnswer> =>
  api(args)<CaseAnswer>(pathOf(args.params.id ?? ''));

export interface DecideAct {
  one: Pick<ModerationCase, 'id' | 'version'>;
  decision: ModerationDecision;
}

export const decideCase = actsOf((client, { one, decision }: DecideAct) =>
  client<ModerationCase>(pathOf(one.id), {
    method: 'PATCH',
    body: decision,
    headers: { 'If-Match': `"${one.version}"` },
  }),
);
