import { useCallback, useEffect, useRef, useState } from 'react';
import type { ManagedBlog } from '@verse/api-contract/blogs';
import { useActionQueue } from '../../shared/use-action-queue';
import { type Done, doneOf } from './done';
import { keptChanges } from './kept-change';
import type { OwnPosts, PostAct } from './own-posts.api';
import type { Shelf } from './shelves';

/** The id of a post's row. */
export const rowOf = (id: string) => `own-post-${id}`;
/** The id of the heading above the posts. */
export const headingOf = (shelf: Shelf['name']) => `posts-${shelf}`;

/** What is being done to a post, and where its row is. */
interface Work {
  act: PostAct;
  before: ManagedBlog;
  place: number;
}

/** Shown where the row is, or was. */
export type ShownDone = Done & { place: number; after: ManagedBlog };

/** A button that could not be pressed for a moment has lost the focus: whoever works by keyboard stays where they were. */
function keepPlace(id: string, shelf: Shelf['name']) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next =
    document.getElementById(rowOf(id))?.querySelector<HTMLElement>('button') ??
    document.getElementById(headingOf(shelf));
  next?.focus();
}

/** Says what came of what was done, once the answer is there. */
function useDone(answer: OwnPosts | undefined, outcome: OwnPosts | undefined, isBusy: boolean, shelf: Shelf['name']) {
  const work = useRef<Work | null>(null);
  const [done, setDone] = useState<ShownDone | null>(null);
  useEffect(() => {
    if (isBusy || !work.current) return;
    const { act, before, place } = work.current;
    work.current = null;
    const after = (act.act === 'list' ? answer : outcome)?.done;
    setDone(after ? { ...doneOf(act, before, after), place, after } : null);
    if (!after) keepPlace(before._id, shelf);
  }, [isBusy, answer, outcome, shelf]);
  const begin = useCallback((next: Work) => {
    work.current = next;
  }, []);
  return { begin, done };
}

/** The posts of a shelf, and what can be done to them. Asked for again whenever `turn` changes. */
export function useOwnPosts(shelf: Shelf, turn: string) {
  const { act: send, answer, outcome, isBusy } = useActionQueue<PostAct & { shelf: Shelf }, OwnPosts>();
  const [isRestored, setRestored] = useState(false);
  const { begin, done } = useDone(answer, outcome, isBusy, shelf.name);
  const asked = JSON.stringify(shelf);
  const posts = answer?.posts;

  const act = useCallback(
    (what: PostAct) => {
      const place = posts?.findIndex(({ _id }) => _id === what.id) ?? -1;
      // A post that has left the shelf can still be brought back.
      const before = posts?.[place] ?? (done?.id === what.id ? done?.after : undefined);
      const isAct = what.act !== 'list' || what.stored !== undefined;
      if (isAct && before) begin({ act: what, before, place: place >= 0 ? place : (done?.place ?? 0) });
      send({ ...what, shelf: JSON.parse(asked) as Shelf });
    },
    [send, asked, posts, done, begin],
  );
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => latest.current({ act: 'list' }), [asked, turn]);
  useEffect(() => void keptChanges.restore().then(() => setRestored(true)), []);
  return { answer: isRestored ? answer : undefined, isBusy, act, done };
}
