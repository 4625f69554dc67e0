import type { LoaderFunctionArgs } from 'react-router-dom';
import type {
  DisputeList,
  DisputeRow,
  DisputeThread,
  ProjectDispute,
  SettlementForm,
} from '@verse/api-contract/project-disputes';
import type { ProjectWork } from '@verse/api-contract/project-work';
import type { ApiClient } from '@verse/contract';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, loadPart, pageQuery } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

const ALL = '/api/project-disputes';
const pathOf = (number: string | undefined) => `${ALL}/${encodeURIComponent(number ?? '')}`;

export type ListedDispute = DisputeRow & { id: string };
export type DisputeMessage = DisputeThread['entries'][number];

export const disputeFile = (number: string, id: string): string => `${pathOf(number)}/files/${encodeURIComponent(id)}`;

async function loadList(args: LoaderFunctionArgs): Promise<LoadedPage<ListedDispute>> {
  return loadPage(args, async (page) => {
    const { disputes, next } = await api(args)<DisputeList>(`${ALL}?${pageQuery(page)}`);
    return { entries: disputes.map((one) => ({ ...one, id: one.number })), next };
  });
}

const loadMessages = (args: LoaderFunctionArgs, number: string | undefined): Promise<LoadedPage<DisputeMessage>> =>
  loadPart(args, (page) => api(args)<DisputeThread>(`${pathOf(number)}/thread?${pageQuery(page)}`));

export type DisputesPage =
  | { dispute: ProjectDispute; messages: LoadedPage<DisputeMessage> }
  | { dispute?: never; page: LoadedPage<ListedDispute> };

/** Loads the dispute named in the URL; if the URL names no dispute, loads the list. */
export async function loadDisputes(args: LoaderFunctionArgs): Promise<DisputesPage> {
  const number = new URL(args.request.url).searchParams.get('number');
  if (number === null) return { page: await loadList(args) };
  const [dispute, messages] = await Promise.all([
    api(args)<ProjectDispute>(pathOf(number)),
    loadMessages(args, number),
  ]).catch(orNotFound);
  return { dispute, messages };
}

export const loadDisputeThread = (args: LoaderFunctionArgs): Promise<LoadedPage<DisputeMessage>> =>
  loadMessages(args, args.params.number);

export const settle = (client: ApiClient, { number, revision }: ProjectDispute, body: SettlementForm) =>
  client<ProjectWork>(`${pathOf(number)}/decision`, { method: 'POST', body, headers: { 'If-Match': `"${revision}"` } });
