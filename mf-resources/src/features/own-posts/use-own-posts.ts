import { useEffect, useRef, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/blogs';
import { useShell } from '@verse/contract/react';
import { DESK_LISTS } from '../../shared/desk-parts';
import { useAct } from '../../shared/use-act';
import { useList } from '../../shared/use-list';
import { type Done, doneOf } from './done';
import { keptChanges } from './kept-change';
import type { ActOutcome, PostAct, PostList } from './own-posts.api';
import { queryOf, type Shelf } from './shelves';

/** The id of a post's row. */
export const rowOf = (id: string) => `own-post-${id}`;
/** The id of the heading above the posts. */
export const headingOf = (shelf: Shelf['name']) => `posts-${shelf}`;

/** What is being done to a post, and where its row is. */
interface Work {
  act: PostAct;
  before: ManagedBlog;
  place: number;
  /** The post as it is afterwards, when it was not the page's action that did it. */
  stored?: ManagedBlog | undefined;
}

/** Shown where the row is, or was. */
export type ShownDone = Done & { place: number; after: ManagedBlog };

/**
 * A button that could not be pressed for a moment has lost the focus: whoever works by keyboard stays where they were.
 */
function keepPlace(id: string, shelf: Shelf['name']) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next =
    document.getElementById(rowOf(id))?.querySelector<HTMLElement>('button') ??
    document.getElementById(headingOf(shelf));
  next?.focus();
}

/** Says what came of what was done, once the list shows it. */
function useDone(outcome: ActOutcome | undefined, list: PostList | undefined, isBusy: boolean, shelf: Shelf['name']) {
  const work = useRef<Work | null>(null);
  const [done, setDone] = useState<ShownDone | null>(null);
  useEffect(() => {
    if (isBusy || !work.current) return;
    const { act, before, place, stored } = work.current;
    work.current = null;
    const after = stored ?? outcome?.done;
    setDone(after ? { ...doneOf(act, before, after), place, after } : null);
    if (!after) keepPlace(before._id, shelf);
  }, [isBusy, outcome, list, shelf]);
  const begin = (next: Work) => {
    work.current = next;
  };
  return { begin, done };
}

/** The posts of a shelf, and what can be done to them. Asked for again whenever `turn` changes. */
export function useOwnPosts(shelf: Shelf, turn: string) {
  const href = `${useShell().href('blog-management') ?? ''}/${DESK_LISTS.posts}${queryOf(shelf)}`;
  const { act: send, outcome, isActing, dismiss } = useAct<PostAct, ActOutcome>();
  const { list, isLoading, reload } = useList<PostList>(href, turn);
  const isBusy = isActing || isLoading;
  const [isRestored, setRestored] = useState(false);
  const { begin, done } = useDone(outcome, list, isBusy, shelf.name);
  useEffect(() => void keptChanges.restore().then(() => setRestored(true)), []);

  const asked = `${href} ${turn}`;
  const [said, setSaid] = useState(asked);
  // What was said of an act is not said of another list.
  if (said !== asked) {
    setSaid(asked);
    dismiss();
  }

  function note(act: PostAct, stored?: ManagedBlog) {
    const place = list?.posts?.findIndex(({ _id }) => _id === act.id) ?? -1;
    // A post that has left the shelf can still be brought back.
    const before = list?.posts?.[place] ?? (done?.id === act.id ? done.after : undefined);
    if (before) begin({ act, before, stored, place: place >= 0 ? place : (done?.place ?? 0) });
  }

  function refresh() {
    dismiss();
    reload();
  }

  return {
    list: isRestored ? list : undefined,
    outcome,
    isBusy,
    done,
    refresh,
    act: (what: PostAct) => {
      note(what);
      send(what);
    },
    /** It was done in another way. */
    showStored: (what: PostAct, stored: ManagedBlog) => {
      note(what, stored);
      refresh();
    },
  };
}
