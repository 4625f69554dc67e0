import { useCallback, useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { OwnPosts, PostAct } from './own-posts.api';

/** The writer's posts, and what can be done to them. Asked for again whenever `turn` changes. */
export function useOwnPosts(turn: string) {
  const { submit, data, state } = useFetcher<OwnPosts>();
  const act = useCallback((what: PostAct) => void submit(what as never, { method: 'post', encType: 'application/json' }), [submit]);
  useEffect(() => act({ act: 'list' }), [act, turn]);
  return { answer: data, isBusy: state !== 'idle', act };
}
