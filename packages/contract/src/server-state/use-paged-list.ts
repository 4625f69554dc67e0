import { useEffect, useLayoutEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { formatCount } from '@verse/api-contract/formats';
import { useShell } from '@verse/contract/react';
import { readListPosition, writeListPosition } from './list-position';
import type { LoadedPage } from './load-page';

export interface Entry {
  id: string;
}

/** The list state that `listChanges` edits. */
export interface ListState<T> {
  first: LoadedPage<T>;
  entries: T[];
  next: string | null;
  /** Ids of removed entries, which can be restored to their original positions. */
  removed: ReadonlySet<string>;
  /** Number of entries added by the last load. */
  added: number;
  /**
   * The entry to focus, by id. If the id is undefined, the heading is focused. Every change creates a new object, so
   * that the effect runs again.
   */
  focus?: { id: string | undefined };
}

const startList = <T>(first: LoadedPage<T>): ListState<T> => ({
  first,
  entries: first.entries,
  next: first.next,
  removed: new Set(),
  added: 0,
});

function appendPage<T extends Entry>(list: ListState<T>, { entries, next }: LoadedPage<T>): ListState<T> {
  const known = new Set(list.entries.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const focus = { id: fresh[0]?.id ?? list.entries.at(-1)?.id };
  return { ...list, entries: [...list.entries, ...fresh], next, added: fresh.length, focus };
}

/**
 * Manages a list with a "Load more" button. `first` is what `loadPage` returned in the page's loader; `query` is the
 * rest of the loader's URL, such as `sort=latest`. Mark each entry with `data-entry={id}` and `tabIndex={-1}`. Pass
 * `box` to the element around the entries, and `heading` to a heading with `tabIndex={-1}`. Focus then moves to the
 * first new entry, or from a removed entry to its neighbour, and Back returns to the entry that was visible. A nested
 * list passes its own loader's path in `at` and does not save its position.
 *
 * @example
 * const first = useLoaderData<typeof loader>();
 * const { box, heading, ...list } = usePagedList(first, { query: `sort=${sort}`, noun: ['post', 'posts'] });
 */
export function usePagedList<T extends Entry>(
  first: LoadedPage<T>,
  { at, query = '', noun: [one, many] }: { at?: string; query?: string; noun: [one: string, many: string] },
) {
  const { load, data, state } = useFetcher<LoadedPage<T>>();
  const [list, setList] = useState(() => startList(first));
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const path = at ?? pathname;
  // Accepts a response once, and only if it continues the list, which may have been sorted differently in the meantime.
  const answer = data && data.after === list.next ? data : undefined;
  if (list.first !== first) setList(startList(first));
  else if (answer && answer.failure === undefined) setList(appendPage(list, answer));
  const entries = list.entries.filter(({ id }) => !list.removed.has(id));

  useEffect(() => {
    if (list.focus) (entryIn(box, list.focus.id) ?? heading)?.focus();
  }, [box, heading, list.focus]);
  useListPosition(at === undefined ? box : null, list.entries.length);

  return {
    entries,
    box: setBox,
    heading: setHeading,
    hasMore: list.next !== null,
    isLoading: state !== 'idle',
    /** The reason why the last "Load more" failed. */
    failure: answer?.failure,
    /** Live region text. */
    said: list.added > 0 ? `${formatCount(list.added, `more ${one}`, `more ${many}`)}, ${entries.length} shown` : '',
    shown: `${formatCount(entries.length, one, many)} shown`,
    loadMore() {
      if (list.next === null || state !== 'idle') return;
      void load(`${path}?${new URLSearchParams([...new URLSearchParams(query), ['after', list.next]])}`);
    },
    /** Pass this to `listChanges` to add or remove entries. */
    change: (edit: (before: ListState<T>) => ListState<T>) => setList(edit),
    /** Replaces the entry with the same id. */
    replace: (entry: T) =>
      setList((before) => ({ ...before, entries: before.entries.map((old) => (old.id === entry.id ? entry : old)) })),
  };
}

export type PagedList = Pick<
  ReturnType<typeof usePagedList>,
  'hasMore' | 'isLoading' | 'failure' | 'said' | 'shown' | 'loadMore'
>;

const entriesIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
const entryIn = (box: HTMLElement | null, id: string | undefined) =>
  id === undefined ? undefined : entriesIn(box).find((entry) => entry.dataset.entry === id);

/**
 * Saves, for each history entry, how many list entries are shown and which one is at the top of the window. Scrolls
 * back to that entry on return.
 */
function useListPosition(box: HTMLElement | null, shown: number) {
  const { key, pathname } = useLocation();
  const { session } = useShell();
  useEffect(() => {
    const position = readListPosition(pathname, key);
    const anchor = entryIn(box, position?.anchor);
    if (anchor) window.scrollBy(0, anchor.getBoundingClientRect().top - (position?.offset ?? 0));
  }, [box, key, pathname]);

  // A layout effect, because its cleanup runs before the page is removed from the DOM.
  useLayoutEffect(() => {
    if (!box) return undefined;
    const memberId = session.get().user?.id;
    const save = () => {
      // After sign-out, nothing is saved, so that no data remains on the device for the next person.
      if (memberId === undefined || session.get().user?.id !== memberId) return;
      const anchor = entriesIn(box).find((entry) => entry.getBoundingClientRect().bottom > 0);
      const found = anchor && { anchor: anchor.dataset.entry, offset: anchor.getBoundingClientRect().top };
      writeListPosition(key, { path: pathname, shown, ...found });
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [box, key, pathname, session, shown]);
}
