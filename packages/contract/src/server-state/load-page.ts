import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../api-client';
import { readListPosition } from './list-position';

/** Entries of a list, and the cursor for the remaining ones. */
export interface ListPage<T> {
  entries: T[];
  /** Null at the end. */
  next: string | null;
}

/** A loader result for `usePagedList`: the start of a list, or the entries after the cursor `after`. */
export interface LoadedPage<T> extends ListPage<T> {
  after: string | null;
  /** Why the entries could not be loaded. */
  failure?: string;
}

interface PageRequest {
  cursor: string | null;
  limit: number;
}

const PAGE_SIZE = 20;
/** The API's maximum. */
const MAX_PAGE_SIZE = 50;

/** Returns the query of one page of a list. */
export const pageQuery = ({ cursor, limit }: PageRequest, more: Record<string, string> = {}): string =>
  String(new URLSearchParams({ ...more, limit: String(limit), ...(cursor === null ? {} : { cursor }) }));

type Ask<T> = (page: PageRequest) => Promise<ListPage<T>>;

/**
 * Loads a page with a list. With `?after=` it returns the entries after that cursor, and a failure becomes a message in
 * the list; otherwise it returns as many entries as were shown when this history entry was left.
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
  return ask({ cursor: after, limit: PAGE_SIZE }).then(
    (page) => ({ ...page, after }),
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 401) throw error;
      return { entries: [], next: after, after, failure: error.message };
    },
  );
}

/**
 * Loads a list that is only a part of a page: a failure becomes a message in its place, and the rest of the page
 * remains.
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
  // Keyed by id, so that an entry that moves between two calls appears once.
  const entries = new Map<string, T>();
  let next: string | null = null;
  do {
    const limit = Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, wanted - entries.size));
    const page: ListPage<T> = await ask({ cursor: next, limit });
    for (const entry of page.entries) entries.set(entry.id, entry);
    next = page.next;
  } while (next !== null && entries.size < wanted);
  return { entries: [...entries.values()], next, after: null };
}
