import type { InboxMessage } from '@verse/api-contract/contact';
import { LAST_PAGE } from '@verse/api-contract/paging';

export type InboxStatus = InboxMessage['status'];

/** The choice of messages in the URL's query; without a status, all messages. */
export interface InboxChoice {
  status: InboxStatus | undefined;
  page: number;
}

/** Labels of the statuses, on the badge and in the filter. */
export const STATUS_WORDS: Record<InboxStatus, string> = { new: 'New', open: 'In progress', done: 'Done' };
export const STATUSES = Object.keys(STATUS_WORDS) as InboxStatus[];

/** Reads the choice from a URL and drops values that the API would reject. */
export function parseInboxChoice(search: URLSearchParams): InboxChoice {
  const page = Math.trunc(Number(search.get('page')));
  return {
    status: STATUSES.find((status) => status === search.get('status')),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the query of a choice, for the URL and, with a limit, for the API. */
export function inboxQuery({ status, page }: InboxChoice): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `?${query}` : '';
}
