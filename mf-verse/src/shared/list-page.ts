import type { LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '@verse/contract';
import { keptPlace } from './kept-place';

/** A list as far as it was asked for. */
export interface ListPage<T> {
  entries: T[];
  /** Where the rest begins; null at the end. */
  next: string | null;
}

/** What a loader gives `useList`: the beginning of a list, or what is behind `after`. */
export interface LoadedPage<T> extends ListPage<T> {
  after: string | null;
  /** Why the rest could not be had, in words. */
  failure?: string;
}

const PAGE = 20;
/** As much as the API gives at once. */
const MOST = 50;

type Ask<T> = (page: { cursor: string | null; limit: number }) => Promise<ListPage<T>>;

/**
 * For the loader of a page with a list. With `?after=` it brings what is behind that cursor, and a refusal becomes
 * words for the list; without, it begins, with as much as was shown when this entry of the history was left.
 *
 * @example
 * export const loader = (args) => loadList(args, async ({ cursor, limit }) => {
 *   const query = new URLSearchParams({ limit: String(limit), ...(cursor ? { cursor } : {}) });
 *   const { jobs, next } = await api(args)<Jobs>(`/api/jobs?${query}`);
 *   return { entries: jobs, next };
 * });
 */
export function loadList<T extends { id: string }>(
  { request }: Pick<LoaderFunctionArgs, 'request'>,
  ask: Ask<T>,
): Promise<LoadedPage<T>> {
  const { pathname, searchParams } = new URL(request.url);
  const after = searchParams.get('after');
  if (after === null) return begin(keptPlace(pathname)?.shown ?? PAGE, ask);
  return ask({ cursor: after, limit: PAGE }).then(
    (page) => ({ ...page, after }),
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status === 401) throw error;
      return { entries: [], next: after, after, failure: error.message };
    },
  );
}

async function begin<T extends { id: string }>(wanted: number, ask: Ask<T>): Promise<LoadedPage<T>> {
  // By id: what moves between two calls is there once.
  const entries = new Map<string, T>();
  let next: string | null = null;
  do {
    const limit = Math.min(MOST, Math.max(PAGE, wanted - entries.size));
    const page: ListPage<T> = await ask({ cursor: next, limit });
    for (const entry of page.entries) entries.set(entry.id, entry);
    next = page.next;
  } while (next !== null && entries.size < wanted);
  return { entries: [...entries.values()], next, after: null };
}
