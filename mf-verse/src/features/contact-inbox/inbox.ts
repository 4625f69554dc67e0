import type { InboxMessage } from '@verse/api-contract/contact';
import { LAST_PAGE } from '@verse/api-contract/paging';
import { can } from '@verse/api-contract/rights';
import type { Session } from '@verse/contract';

export type InboxStatus = InboxMessage['status'];

/** What the address asks for; without a status it is all of them. */
export interface InboxChoice {
  status: InboxStatus | undefined;
  page: number;
}

/** What each state is called, on the badge and in the filter. */
export const STATUS_WORDS: Record<InboxStatus, string> = { new: 'New', open: 'In progress', done: 'Done' };
export const STATUSES = Object.keys(STATUS_WORDS) as InboxStatus[];

/** Whether to offer the inbox at all. The server decides who may read it. */
export const mayReadInbox = ({ user }: Session): boolean =>
  user !== null && user.emailVerified && can(user.role, 'messages.answer');

/** Anything can stand in an address: what the API would refuse is left out. */
export function inboxChoiceOf(search: URLSearchParams): InboxChoice {
  const page = Math.trunc(Number(search.get('page')));
  return {
    status: STATUSES.find((status) => status === search.get('status')),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The query of a choice, for the address and, with a limit, for the API. */
export function inboxQuery({ status, page }: InboxChoice): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `?${query}` : '';
}
