import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import type { InboxChange, InboxMessage } from '@verse/api-contract/contact';
import { api } from '@verse/contract/react';
import { type FormOutcome, outcomeOf, textOf } from '../../shared/form-outcome';
import { type InboxChoice, inboxChoiceOf, inboxQuery, type InboxStatus } from './inbox';

/** As many as one page of the API holds when nobody asks for more. */
const PAGE_SIZE = 20;

export interface Inbox {
  choice: InboxChoice;
  messages: InboxMessage[];
  total: number;
  pages: number;
}

/** A message that has moved, and where it stood before. */
export interface InboxMove {
  message: InboxMessage;
  before: InboxStatus;
}

export async function loadInbox(args: LoaderFunctionArgs): Promise<Inbox> {
  const { pathname, searchParams } = new URL(args.request.url);
  const choice = inboxChoiceOf(searchParams);
  let total = 0;
  const messages = await api(args)<InboxMessage[]>(`/api/contactus${inboxQuery(choice)}`, {
    onResponse: ({ headers }) => {
      total = Number(headers.get('x-total-count'));
    },
  });
  const pages = Math.ceil(total / PAGE_SIZE);
  // The last message of the last page has moved on: what is left stands one page before.
  if (pages > 0 && choice.page > pages) throw redirect(`${pathname}${inboxQuery({ ...choice, page: pages })}`);
  return { choice, messages, total, pages };
}

export async function moveMessage(args: ActionFunctionArgs): Promise<FormOutcome<InboxMove>> {
  const form = await args.request.formData();
  const before = textOf(form, 'before') as InboxStatus;
  // The API knows the states, and refuses any other in words.
  const change: InboxChange = { status: textOf(form, 'status') as InboxStatus };
  const path = `/api/contactus/${encodeURIComponent(textOf(form, 'id'))}`;
  return outcomeOf(
    api(args)<InboxMessage>(path, { method: 'PATCH', body: change }).then((message) => ({ message, before })),
  );
}
