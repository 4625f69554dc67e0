import { useCallback, useEffect, useRef, useState } from 'react';
import { useActs } from '../../shared/use-acts';
import { restoreChanges } from './kept-change';
import type { OwnPosts, PostAct, ShelfName } from './own-posts.api';

/** The id of a post's row, which is looked for again after something was done to it. */
export const rowOf = (id: string) => `own-post-${id}`;
/** The id of the heading above the posts. */
export const headingOf = (shelf: ShelfName) => `posts-${shelf}`;

/** The button that was pressed is gone, or could not be pressed for a moment: whoever works by keyboard stays where they were. */
function keepPlace(id: string, shelf: ShelfName) {
  if (document.activeElement && document.activeElement !== document.body) return;
  const next = document.getElementById(rowOf(id))?.querySelector<HTMLElement>('button') ?? document.getElementById(headingOf(shelf));
  next?.focus();
}

/** The posts of a shelf, and what can be done to them. Asked for again whenever `turn` changes. */
export function useOwnPosts(shelf: ShelfName, turn: string) {
  const { act: send, answer, isBusy } = useActs<PostAct & { shelf: ShelfName }, OwnPosts>();
  const [isRestored, setRestored] = useState(false);
  /** The post that something is being done to. */
  const worked = useRef('');
  const act = useCallback(
    (what: PostAct) => {
      if (what.id) worked.current = what.id;
      send({ ...what, shelf });
    },
    [send, shelf],
  );
  useEffect(() => act({ act: 'list' }), [act, turn]);
  useEffect(() => void restoreChanges().then(() => setRestored(true)), []);
  useEffect(() => {
    if (isBusy || !worked.current) return;
    keepPlace(worked.current, shelf);
    worked.current = '';
  }, [isBusy, answer, shelf]);
  return { answer: isRestored ? answer : undefined, isBusy, act };
}
