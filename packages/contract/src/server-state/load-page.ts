import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../api-client';
import { readListPosition } from './list-position';

/** The entries of one page, and the cursor for the next page. */
export interface ListPage<T> {
  entries: T[];
  /** Null on the last page. */
  next: string | null;
}

/** A loader result for `usePagedList`: the beginning of a list, or the entries following the cursor `after`. */
export interface LoadedPage<T> extends ListPage<T> {
  after: string | null;
  /** The reason why the entries could not be loaded. */
  failure?: string;
}

interface PageRequest {
  cursor: string | null;
  limit: number;
}

const PAGE_SIZE = 20;
/** The maximum page size that the API allows. */
const MAX_PAGE_SIZE = 50;

/** Returns the query string for one page of a list. */
export const pageQuery = ({ cursor, limit }: PageRequest, more: Record<string, string> = {}): string =>
  String(new URLSearchParams({ ...more, limit: String(limit), ...(cursor === null ? {} : { cursor }) }));

type Ask<T> = (page: PageRequest) => Promise<ListPage<T>>;

/**
 * Loads a page that contains a list. With `?after=`, returns the entries following that cursor, and a failure is shown
 * as a message in the list. Otherwise returns as many entries as were shown when this history entry was left.
 *
 * @example
 * export const loader = (args) => loadPage(args, async (page) => {
 *   const { jobs, next } = await api(args)<Jobs>(`/api/jobs?${pageQuery(page)}`);
 *   return { entries: jobs, next };
 * });
 */
export function loadPage<T extends { id: string }>(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  ask: Ask<T>,
): Promise<LoadedPage<T>> {
  const { pathname, searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  if (after === null) return loadStart(readListPosition(pathname)?.shown ?? PAGE_SIZE, ask);
  return ask({ limit: PAGE_SIZE, cursor: after }).then(
    (page) => ({ ...page, after }),
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 401) throw error;
      return { entries: [], next: after, after, failure: error.message };
    },
  );
}

/**
 * Loads a list that forms only part of a page. If loading fails, a message is shown in the list's place and the rest of
 * the page is unaffected.
 */
export const loadPart = <T extends { id: string }>(
  args: Pick<LoaderFunctionArgs, 'request'>,
  ask: Ask<T>,
): Promise<LoadedPage<T>> =>
  loadPage(args, ask).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    return { entries: [], next: null, after: null, failure: error.message };
  });

async function loadStart<T extends { id: string }>(wanted: number, ask: Ask<T>): Promise<LoadedPage<T>> {
  // Keyed by id, so that an entry that moves from one page to another between two calls appears only once.
  const entries = new Map<string, T>();
  let next: string | null = null;
  do {
    const limit = Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, wanted - entries.size));
    const page: ListPage<T> = await ask({ limit, cursor: next });
    for (const entry of page.entries) entries.set(entry.id, entry);
    next = page.next;
  } while (next !== null && entries.size < wanted);
  return { entries: [...entries.values()], next, after: null };
}
