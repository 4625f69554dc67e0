import { useEffect, useLayoutEffect, useState } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import { useShell } from '@verse/contract/react';
import { keepPlace, keptPlace } from './kept-place';
import type { LoadedPage } from './list-page';

interface Entry {
  id: string;
}

interface Shown<T> {
  first: LoadedPage<T>;
  entries: T[];
  next: string | null;
  /** Ids of what was taken out, and may come back to where it was. */
  gone: ReadonlySet<string>;
  /** How much came last. */
  added: number;
  /** Who is to have the focus: an entry, or the heading. A new object each time. */
  focus?: { id: string | undefined };
}

const begin = <T>(first: LoadedPage<T>): Shown<T> => ({
  first,
  entries: first.entries,
  next: first.next,
  gone: new Set(),
  added: 0,
});

function grow<T extends Entry>(list: Shown<T>, { entries, next }: LoadedPage<T>): Shown<T> {
  const known = new Set(list.entries.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const focus = { id: fresh[0]?.id ?? list.entries.at(-1)?.id };
  return { ...list, entries: [...list.entries, ...fresh], next, added: fresh.length, focus };
}

/** One entry by its id, or all that are so. */
export type Which<T> = string | ((entry: T) => boolean);

function idsOf<T extends Entry>({ entries }: Shown<T>, which: Which<T>): string[] {
  return typeof which === 'string' ? [which] : entries.filter(which).map(({ id }) => id);
}

function without<T extends Entry>(list: Shown<T>, which: Which<T>): Shown<T> {
  const ids = new Set(idsOf(list, which));
  const left = list.entries.filter((entry) => !list.gone.has(entry.id));
  const at = left.findIndex(({ id }) => ids.has(id));
  const stays = ({ id }: T) => !ids.has(id);
  const neighbour = left.slice(at).find(stays) ?? left.slice(0, at).findLast(stays);
  return { ...list, gone: new Set([...list.gone, ...ids]), added: 0, focus: { id: neighbour?.id } };
}

function withAgain<T extends Entry>(list: Shown<T>, which: Which<T>): Shown<T> {
  const ids = idsOf(list, which);
  return { ...list, gone: new Set([...list.gone].filter((id) => !ids.includes(id))), added: 0, focus: { id: ids[0] } };
}

function withNew<T extends Entry>(list: Shown<T>, entry: T, behind: string | undefined): Shown<T> {
  const others = list.entries.filter(({ id }) => id !== entry.id);
  const at = others.findIndex(({ id }) => id === behind) + 1;
  return { ...list, entries: others.toSpliced(at, 0, entry), added: 0, focus: { id: entry.id } };
}

/** The newest first, then what is older; where something may lie between, the list begins anew. */
function withNewest<T extends Entry>(list: Shown<T>, { entries, next }: LoadedPage<T>): Shown<T> {
  const known = new Set(list.entries.map(({ id }) => id));
  const newest = new Set(entries.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const older = list.entries.filter(({ id }) => !newest.has(id));
  const isJoined = fresh.length < entries.length || list.entries.length === 0;
  const shown = isJoined ? { entries: [...entries, ...older] } : { entries, next };
  return { ...list, ...shown, added: fresh.length, focus: { id: (fresh[0] ?? entries[0])?.id } };
}

/**
 * A list that grows by "Load more" (`LoadMore` draws the button). `first` is what the page's loader gave
 * with `loadList`, `query` the rest of the address that brought it, such as `sort=latest`. Mark every entry
 * with `data-entry={id}` and `tabIndex={-1}`, give `box` to the element around them and `heading` to a
 * heading with `tabIndex={-1}`: the focus goes to the first new entry, from what is taken out to its
 * neighbour, and Back returns to the entry that was looked at. A list inside another has the address of
 * its own loader in `at`, and keeps no place.
 *
 * @example
 * const first = useLoaderData<typeof loader>();
 * const { box, heading, ...list } = useList(first, { query: `sort=${sort}`, noun: ['post', 'posts'] });
 */
export function useList<T extends Entry>(
  first: LoadedPage<T>,
  { at, query = '', noun: [one, many] }: { at?: string; query?: string; noun: [one: string, many: string] },
) {
  const { load, data, state } = useFetcher<LoadedPage<T>>();
  const [list, setList] = useState(() => begin(first));
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [heading, setHeading] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const path = at ?? pathname;
  // An answer belongs here while it begins where the list ends: not after another order, and not twice.
  const answer = data && data.after === list.next ? data : undefined;
  if (list.first !== first) setList(begin(first));
  else if (answer && answer.failure === undefined) setList(grow(list, answer));
  const entries = list.entries.filter(({ id }) => !list.gone.has(id));

  useEffect(() => {
    if (list.focus) (entryIn(box, list.focus.id) ?? heading)?.focus();
  }, [box, heading, list.focus]);
  usePlace(at === undefined ? box : null, list.entries.length);

  const counted = (count: number) => `${count} ${count === 1 ? one : many}`;
  return {
    entries,
    box: setBox,
    heading: setHeading,
    hasMore: list.next !== null,
    isLoading: state !== 'idle',
    /** Why the last "Load more" brought nothing. */
    failure: answer?.failure,
    /** For the live region. */
    said: list.added > 0 ? `${list.added} more ${list.added === 1 ? one : many}, ${entries.length} shown` : '',
    shown: `${counted(entries.length)} shown`,
    loadMore() {
      if (list.next === null || state !== 'idle') return;
      void load(`${path}?${new URLSearchParams([...new URLSearchParams(query), ['after', list.next]])}`);
    },
    /** Takes entries out. The focus goes to the neighbour of the first. */
    drop: (which: Which<T>) => setList((before) => without(before, which)),
    /** Brings back what was taken out, to where it was. */
    restore: (which: Which<T>) => setList((before) => withAgain(before, which)),
    /** Puts a new entry first, or behind another one, and gives it the focus. */
    add: (entry: T, behind?: string) => setList((before) => withNew(before, entry, behind)),
    /** Puts the beginning of the list, asked for anew, before what is shown. The focus goes to the first new entry. */
    addNewest: (page: LoadedPage<T>) => setList((before) => withNewest(before, page)),
    /** Puts an entry in the place of the one with its id. */
    replace: (entry: T) =>
      setList((before) => ({ ...before, entries: before.entries.map((old) => (old.id === entry.id ? entry : old)) })),
  };
}

const entriesIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
const entryIn = (box: HTMLElement | null, id: string | undefined) =>
  id === undefined ? undefined : entriesIn(box).find((entry) => entry.dataset.entry === id);

/** Notes with each entry of the history how much is shown and what is at the top of the window, and goes back there. */
function usePlace(box: HTMLElement | null, shown: number) {
  const { key, pathname } = useLocation();
  const { session } = useShell();
  useEffect(() => {
    const place = keptPlace(pathname, key);
    const anchor = entryIn(box, place?.anchor);
    if (anchor) window.scrollBy(0, anchor.getBoundingClientRect().top - (place?.offset ?? 0));
  }, [box, key, pathname]);

  // A layout effect: its end comes before the page is taken away.
  useLayoutEffect(() => {
    if (!box) return undefined;
    const who = session.get().user?.id;
    const keep = () => {
      // Whoever signs out leaves nothing of it to the next person.
      if (who === undefined || session.get().user?.id !== who) return;
      const anchor = entriesIn(box).find((entry) => entry.getBoundingClientRect().bottom > 0);
      const found = anchor && { anchor: anchor.dataset.entry, offset: anchor.getBoundingClientRect().top };
      keepPlace(key, { path: pathname, shown, ...found });
    };
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [box, key, pathname, session, shown]);
}
