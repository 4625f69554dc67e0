import type { LoadedPage } from './load-page';
import type { Entry, ListState } from './use-paged-list';

/** Selects a single entry by its id, or all entries that match a predicate. */
export type Which<T> = string | ((entry: T) => boolean);

function findIds<T extends Entry>({ entries }: ListState<T>, which: Which<T>): string[] {
  return typeof which === 'string' ? [which] : entries.filter(which).map(({ id }) => id);
}

function removeEntries<T extends Entry>(list: ListState<T>, which: Which<T>): ListState<T> {
  const ids = new Set(findIds(list, which));
  const left = list.entries.filter((entry) => !list.removed.has(entry.id));
  const at = left.findIndex(({ id }) => ids.has(id));
  const stays = ({ id }: T) => !ids.has(id);
  const neighbour = left.slice(at).find(stays) ?? left.slice(0, at).findLast(stays);
  return { ...list, removed: new Set([...list.removed, ...ids]), added: 0, focus: { id: neighbour?.id } };
}

function restoreEntries<T extends Entry>(list: ListState<T>, which: Which<T>): ListState<T> {
  const ids = findIds(list, which);
  return {
    ...list,
    removed: new Set([...list.removed].filter((id) => !ids.includes(id))),
    added: 0,
    focus: { id: ids[0] },
  };
}

function insertEntry<T extends Entry>(list: ListState<T>, entry: T, after: string | undefined): ListState<T> {
  const others = list.entries.filter(({ id }) => id !== entry.id);
  const at = others.findIndex(({ id }) => id === after) + 1;
  return { ...list, entries: others.toSpliced(at, 0, entry), added: 0, focus: { id: entry.id } };
}

/**
 * Inserts the newest page before the older entries. If the two do not overlap, entries between them may be missing, so
 * the page replaces the list.
 */
function prependNewest<T extends Entry>(list: ListState<T>, { entries, next }: LoadedPage<T>): ListState<T> {
  const known = new Set(list.entries.map(({ id }) => id));
  const newest = new Set(entries.map(({ id }) => id));
  const fresh = entries.filter(({ id }) => !known.has(id));
  const older = list.entries.filter(({ id }) => !newest.has(id));
  const isJoined = fresh.length < entries.length || list.entries.length === 0;
  const shown = isJoined ? { entries: [...entries, ...older] } : { entries, next };
  return { ...list, ...shown, added: fresh.length, focus: { id: (fresh[0] ?? entries[0])?.id } };
}

/** The `change` function returned by `usePagedList`. */
export type ChangeList<T> = (edit: (before: ListState<T>) => ListState<T>) => void;

/**
 * Returns the functions that add and remove a list's entries. They are separate from `usePagedList`, because most lists
 * only grow at their end.
 *
 * @example
 * const { box, heading, ...list } = usePagedList(first, { noun: ['post', 'posts'] });
 * const { add, drop } = listChanges(list.change);
 */
export const listChanges = <T extends Entry>(change: ChangeList<T>) => ({
  /** Removes entries. Focus moves to the neighbour of the first removed entry. */
  drop: (which: Which<T>) => change((before) => removeEntries(before, which)),
  /** Restores removed entries to their original positions. */
  restore: (which: Which<T>) => change((before) => restoreEntries(before, which)),
  /** Inserts a new entry at the beginning or after another entry, and focuses the new entry. */
  add: (entry: T, after?: string) => change((before) => insertEntry(before, entry, after)),
  /** Inserts a newly loaded first page before the entries already shown. Focus moves to the first new entry. */
  addNewest: (page: LoadedPage<T>) => change((before) => prependNewest(before, page)),
});
