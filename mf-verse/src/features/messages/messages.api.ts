import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Conversation, DirectMessage } from '@verse/api-contract/api';
import { CONVERSATION_BOXES, type ConversationBox } from '@verse/api-contract/community/conversations.values';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type LoadedPage, loadPage, loadPart } from '@verse/contract/server-state';
import { orNotFound } from '../../shared/or-not-found';

/** A message in the form that threads display. */
export type ShownMessage = DirectMessage & { from: string; files: [] };

const PATH = '/api/conversations';
const pathOf = (id: string | undefined) => `${PATH}/${encodeURIComponent(id ?? '')}`;

export const messagesPath = (id: string | undefined): string => `${pathOf(id)}/messages`;
export const exportPath = (id: string): string => `${pathOf(id)}/export`;

export const toShown = (message: DirectMessage): ShownMessage => ({
  ...message,
  from: message.isOwn ? 'reader' : 'other',
  files: [],
});

export interface Conversations extends LoadedPage<Conversation> {
  box: ConversationBox;
  requests: number;
}

/** Loads the list named by `?box=`. */
export async function loadConversations(args: LoaderFunctionArgs): Promise<Conversations> {
  const named = new URL(args.request.url).searchParams.get('box');
  const box = CONVERSATION_BOXES.find((one) => one === named) ?? 'open';
  let requests = 0;
  const page = await loadPage(args, async (part) => {
    const list = await callApi(api(args), 'GET /api/conversations', { query: { box, ...part } });
    ({ requests } = list);
    return { entries: list.conversations, next: list.next };
  });
  return { ...page, box, requests };
}

/** @throws `data()` with status 404 if the API responds with 404 */
export const loadConversation = (args: LoaderFunctionArgs): Promise<Conversation> =>
  callApi(api(args), 'GET /api/conversations/{id}', { params: { id: args.params.id } }).catch(orNotFound);

/** Loads a conversation's messages, for a route that has no page. */
export const loadMessages = (args: LoaderFunctionArgs): Promise<LoadedPage<ShownMessage>> =>
  loadPart(args, async (page) => {
    const { messages, next } = await callApi(api(args), 'GET /api/conversations/{id}/messages', {
      params: { id: args.params.id },
      query: page,
    });
    return { entries: messages.map(toShown), next };
  });

/**
 * Sends a message.
 * @param key idempotency key: resending does not create a second message
 */
export const sendMessage = (client: ApiClient, id: string, { key, text }: { key: string; text: string }) =>
  callApi(client, 'POST /api/conversations/{id}/messages', {
    params: { id },
    headers: { 'Idempotency-Key': key },
    body: { text },
  });

/** @param upTo the timestamp of the newest message shown */
export const markRead = (client: ApiClient, id: string, upTo: string) =>
  callApi(client, 'PUT /api/conversations/{id}/read', { params: { id }, body: { upTo } });

export const ignore = (client: ApiClient, id: string) =>
  callApi(client, 'PUT /api/conversations/{id}/ignored', { params: { id } });

export const blockOther = (client: ApiClient, { id, report }: { id: string; report: boolean }) =>
  callApi(client, 'PUT /api/conversations/{id}/block', { params: { id }, body: { report } });

export const deleteCopy = (client: ApiClient, id: string) =>
  callApi(client, 'DELETE /api/conversations/{id}', { params: { id } });
