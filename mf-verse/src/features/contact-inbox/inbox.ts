import type { InboxMessage } from '@verse/api-contract/api';
import { LAST_PAGE } from '@verse/api-contract/paging';

export type InboxStatus = InboxMessage['status'];

/** The status filter and page number in the URL query. If no status is set, all messages are listed. */
export interface InboxChoice {
  status: InboxStatus | undefined;
  page: number;
}

/** Status labels for the badge and the filter. */
export const STATUS_LABELS: Record<InboxStatus, string> = { new: 'New', open: 'In progress', done: 'Done' };
export const STATUSES = Object.keys(STATUS_LABELS) as InboxStatus[];

/** Parses the filter from a URL, dropping values that the API would reject. */
export function parseInboxChoice(search: URLSearchParams): InboxChoice {
  const page = Math.trunc(Number(search.get('page')));
  return {
    status: STATUSES.find((status) => status === search.get('status')),
    page: page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** Returns the query string for a filter, for both the URL and the API. */
export function inboxQuery({ status, page }: InboxChoice): string {
  const query = new URLSearchParams({ ...(status ? { status } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return query.size > 0 ? `?${query}` : '';
}
