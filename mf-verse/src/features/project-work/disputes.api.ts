import type { LoaderFunctionArgs } from 'react-router-dom';
import type { DisputeThread, ProjectDispute, SettlementForm } from '@verse/api-contract/api';
import type { DisputeRow } from '@verse/api-contract/work/project-disputes.schema';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, loadPart } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

const ALL = '/api/project-disputes';
const pathOf = (number: string | undefined) => `${ALL}/${encodeURIComponent(number ?? '')}`;

export type ListedDispute = DisputeRow & { id: string };
export type DisputeMessage = DisputeThread['entries'][number];

export const disputeFile = (number: string, id: string): string => `${pathOf(number)}/files/${encodeURIComponent(id)}`;

async function loadList(args: LoaderFunctionArgs): Promise<LoadedPage<ListedDispute>> {
  return loadPage(args, async (page) => {
    const { disputes, next } = await callApi(api(args), 'GET /api/project-disputes', { query: page });
    return { entries: disputes.map((one) => ({ ...one, id: one.number })), next };
  });
}

const loadMessages = (args: LoaderFunctionArgs, number: string | undefined): Promise<LoadedPage<DisputeMessage>> =>
  loadPart(args, (page) =>
    callApi(api(args), 'GET /api/project-disputes/{number}/thread', { params: { number }, query: page }),
  );

export type DisputesPage =
  | { dispute: ProjectDispute; messages: LoadedPage<DisputeMessage> }
  | { dispute?: never; page: LoadedPage<ListedDispute> };

/** Loads the dispute named in the URL; if the URL names no dispute, loads the list. */
export async function loadDisputes(args: LoaderFunctionArgs): Promise<DisputesPage> {
  const number = new URL(args.request.url).searchParams.get('number');
  if (number === null) return { page: await loadList(args) };
  const [dispute, messages] = await Promise.all([
    callApi(api(args), 'GET /api/project-disputes/{number}', { params: { number } }),
    loadMessages(args, number),
  ]).catch(orNotFound);
  return { dispute, messages };
}

export const loadDisputeThread = (args: LoaderFunctionArgs): Promise<LoadedPage<DisputeMessage>> =>
  loadMessages(args, args.params.number);

export const settle = (client: ApiClient, { number, revision }: ProjectDispute, body: SettlementForm) =>
  callApi(client, 'POST /api/project-disputes/{number}/decision', { params: { number }, version: revision, body });
