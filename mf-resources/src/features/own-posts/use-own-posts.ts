import { useEffect, useRef, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/blogs';
import { useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { WORKSPACE_LISTS } from '../../shared/workspace-paths';
import { autosavedChanges } from './autosaved-change';
import { type PostAction, type PostList, sendPostAction } from './own-posts.api';
import { type Shelf, toQuery } from './shelves';
import { createSuccessMessage, type SuccessMessage } from './success-message';

/** Returns the element id of a post's row. */
export const toRowId = (id: string) => `own-post-${id}`;
/** Returns the element id of the heading above the posts. */
export const toHeadingId = (shelf: Shelf['name']) => `posts-${shelf}`;

/** An action in progress, with the index of its row. */
interface Work {
  act: PostAction;
  before: ManagedBlog;
  place: number;
  /** The changed post, if another component stored the change. */
  stored?: ManagedBlog | undefined;
}

/** A message shown in the place of its row. */
export type ShownMessage = SuccessMessage & { place: number; after: ManagedBlog };

/** Keeps keyboard users at the row, because a button that was disabled for a moment has lost the focus. */
function keepPlace(id: string, shelf: Shelf['name']) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next =
    document.getElementById(toRowId(id))?.querySelector<HTMLElement>('button') ??
    document.getElementById(toHeadingId(shelf));
  next?.focus();
}

/** Returns the message about the last action, after the list shows its result. */
function useDone(
  result: Result<ManagedBlog> | undefined,
  list: Result<PostList> | undefined,
  isBusy: boolean,
  shelf: Shelf['name'],
) {
  const work = useRef<Work | null>(null);
  const [done, setDone] = useState<ShownMessage | null>(null);
  useEffect(() => {
    if (isBusy || !work.current) return;
    const { act, before, place, stored } = work.current;
    work.current = null;
    const after = stored ?? (result?.ok ? result.value : undefined);
    setDone(after ? { ...createSuccessMessage(act, before, after), place, after } : null);
    if (!after) keepPlace(before._id, shelf);
  }, [isBusy, result, list, shelf]);
  const begin = (next: Work) => {
    work.current = next;
  };
  return { begin, done };
}

/** Returns the posts of a shelf and their actions. The posts are loaded again whenever `turn` changes. */
export function useOwnPosts(shelf: Shelf, turn: string) {
  const href = `${useShell().href('blog-management') ?? ''}/${WORKSPACE_LISTS.posts}${toQuery(shelf)}`;
  const { run, result, failure, isBusy: isSending, dismiss } = useAction(sendPostAction, { showsFailure: true });
  const { data: list, isLoading, reload } = useLoad<Result<PostList>>(href, turn);
  const posts = list?.ok ? list.value.posts : undefined;
  const isBusy = isSending || isLoading;
  const [isRestored, setRestored] = useState(false);
  const { begin, done } = useDone(result, list, isBusy, shelf.name);
  useEffect(() => void autosavedChanges.restore().then(() => setRestored(true)), []);

  const asked = `${href} ${turn}`;
  const [said, setSaid] = useState(asked);
  // A message about one list is not shown for another.
  if (said !== asked) {
    setSaid(asked);
    dismiss();
  }

  function note(act: PostAction, stored?: ManagedBlog) {
    const place = posts?.findIndex(({ _id }) => _id === act.id) ?? -1;
    // A post that has left the shelf can still be restored.
    const before = posts?.[place] ?? (done?.id === act.id ? done.after : undefined);
    if (before) begin({ act, before, stored, place: place >= 0 ? place : (done?.place ?? 0) });
  }

  function refresh() {
    dismiss();
    reload();
  }

  return {
    list: isRestored ? list : undefined,
    failure,
    isBusy,
    done,
    refresh,
    act: (what: PostAction) => {
      // A decision is shown at its change, where the focus stays.
      if (what.action !== 'decide') note(what);
      run(what);
    },
    /** Shows a change that another component has stored. */
    showStored: (what: PostAction, stored: ManagedBlog) => {
      note(what, stored);
      refresh();
    },
  };
}
