import { type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { InboxChange, InboxMessage } from '@verse/api-contract/api';
import type { ApiClient } from '@verse/contract';
import { callApi } from '@verse/contract/call-api';
import { api } from '@verse/contract/react';
import { type InboxChoice, inboxQuery, type InboxStatus, parseInboxChoice } from './inbox';

/** The API's default page size. */
const PAGE_SIZE = 20;

export interface Inbox {
  choice: InboxChoice;
  messages: InboxMessage[];
  total: number;
  pages: number;
}

/** A message whose status has changed. */
export interface InboxMove {
  message: InboxMessage;
  before: InboxStatus;
}

export async function loadInbox(args: LoaderFunctionArgs): Promise<Inbox> {
  const { pathname, searchParams } = new URL(args.request.url);
  const choice = parseInboxChoice(searchParams);
  let total = 0;
  const messages = await callApi(api(args), 'GET /api/contactus', {
    query: new URLSearchParams(inboxQuery(choice)),
    onResponse: ({ headers }) => {
      total = Number(headers.get('x-total-count'));
    },
  });
  const pages = Math.ceil(total / PAGE_SIZE);
  // If the last page has become empty because its only message has moved, redirects to the new last page.
  if (pages > 0 && choice.page > pages) throw redirect(`${pathname}${inboxQuery({ ...choice, page: pages })}`);
  return { choice, messages, total, pages };
}

export interface MoveInput {
  id: string;
  before: InboxStatus;
  status: InboxStatus;
}

export async function moveMessage(client: ApiClient, { id, before, status }: MoveInput): Promise<InboxMove> {
  const change: InboxChange = { status };
  return { message: await callApi(client, 'PATCH /api/contactus/{id}', { params: { id }, body: change }), before };
}

/** @param key idempotency key: resending does not answer twice */
export const sendAnswer = (client: ApiClient, id: string, text: string, key: string) =>
  callApi(client, 'POST /api/contactus/{id}/answers', {
    params: { id },
    headers: { 'Idempotency-Key': key },
    body: { text },
  });
