import { useCallback, useEffect, useState } from 'react';
import { useFetcher } from 'react-router-dom';
import { restoreChanges } from './kept-change';
import type { OwnPosts, PostAct, Shelf } from './own-posts.api';

/** The posts of a shelf, and what can be done to them. Asked for again whenever `turn` changes. */
export function useOwnPosts(shelf: Shelf, turn: string) {
  const { submit, data, state } = useFetcher<OwnPosts>();
  const [isRestored, setRestored] = useState(false);
  const act = useCallback((what: PostAct) => void submit({ ...what, shelf } as never, { method: 'post', encType: 'application/json' }), [submit, shelf]);
  useEffect(() => act({ act: 'list' }), [act, turn]);
  useEffect(() => void restoreChanges().then(() => setRestored(true)), []);
  return { answer: isRestored ? data : undefined, isBusy: state !== 'idle', act };
}
