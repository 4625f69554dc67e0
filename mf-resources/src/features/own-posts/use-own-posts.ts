import { useEffect, useRef, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/api';
import { useShell } from '@verse/contract/react';
import { type Result, useAction, useLoad } from '@verse/contract/server-state';
import { WORKSPACE_LISTS } from '../../shared/workspace-paths';
import { autosavedChanges } from './autosaved-change';
import { type PostAction, type PostList, sendPostAction } from './own-posts.api';
import { type ManagedListName, type PostListFilters, toQuery } from './post-list-filters';
import { createSuccessMessage, type SuccessMessage } from './success-message';

/** Returns the element id of a post's row. */
export const toRowId = (id: string) => `own-post-${id}`;
export const toHeadingId = (name: ManagedListName) => `posts-${name}`;

/** An action in progress, along with the index of its row. */
interface Work {
  act: PostAction;
  before: ManagedBlog;
  rowIndex: number;
  /** The result of the change, if the change was not made by the page's action. */
  stored?: ManagedBlog | undefined;
}

/** A message shown at its row's position, even if the row is no longer in the list. */
export type ShownMessage = SuccessMessage & { rowIndex: number; after: ManagedBlog };

/** Focuses the row. The disabled button has lost the focus, so keyboard users would otherwise lose their place. */
function restoreFocus(id: string, name: ManagedListName) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next =
    document.getElementById(toRowId(id))?.querySelector<HTMLElement>('button') ??
    document.getElementById(toHeadingId(name));
  next?.focus();
}

/** Returns the message about the last action, once the list shows its result. */
function useDone(
  result: Result<ManagedBlog> | undefined,
  list: Result<PostList> | undefined,
  isBusy: boolean,
  name: ManagedListName,
) {
  const work = useRef<Work | null>(null);
  const [done, setDone] = useState<ShownMessage | null>(null);
  useEffect(() => {
    if (isBusy || !work.current) return;
    const { act, before, rowIndex, stored } = work.current;
    work.current = null;
    const after = stored ?? (result?.ok ? result.value : undefined);
    setDone(after ? { ...createSuccessMessage(act, before, after), rowIndex, after } : null);
    if (!after) restoreFocus(before._id, name);
  }, [isBusy, result, list, name]);
  const begin = (next: Work) => {
    work.current = next;
  };
  return { begin, done };
}

/** Loads a list of posts and provides their actions. Reloads the list whenever `turn` changes. */
export function useOwnPosts(choice: PostListFilters, turn: string) {
  const href = `${useShell().href('blog-management') ?? ''}/${WORKSPACE_LISTS.posts}${toQuery(choice)}`;
  const { run, result, failure, isBusy: isSending, dismiss } = useAction(sendPostAction, { showsFailure: true });
  const { data: list, isLoading, reload } = useLoad<Result<PostList>>(href, turn);
  const posts = list?.ok ? list.value.posts : undefined;
  const isBusy = isSending || isLoading;
  const [isRestored, setRestored] = useState(false);
  const { begin, done } = useDone(result, list, isBusy, choice.name);
  useEffect(() => void autosavedChanges.restore().then(() => setRestored(true)), []);

  const asked = `${href} ${turn}`;
  const [said, setSaid] = useState(asked);
  // A message about one list is not shown above another.
  if (said !== asked) {
    setSaid(asked);
    dismiss();
  }

  function track(act: PostAction, stored?: ManagedBlog) {
    const rowIndex = posts?.findIndex(({ _id }) => _id === act.id) ?? -1;
    // A post that is no longer in the list can still be restored.
    const before = posts?.[rowIndex] ?? (done?.id === act.id ? done.after : undefined);
    if (before) begin({ act, before, stored, rowIndex: rowIndex >= 0 ? rowIndex : (done?.rowIndex ?? 0) });
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
    act: (action: PostAction) => {
      // The result of a decision is shown at the decision's own position, and the focus stays there.
      if (action.action !== 'decide') track(action);
      run(action);
    },
    /** Shows a change that was not made by the page's action. */
    showStored: (action: PostAction, stored: ManagedBlog) => {
      track(action, stored);
      refresh();
    },
  };
}
