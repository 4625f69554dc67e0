import { useEffect, useState } from 'react';
import { claim, type Release } from '../../shared/device/claim';

/** Whether this tab may change a post: `asking` for a moment, `elsewhere` until the other tab has let it go. */
export type Turn = 'asking' | 'mine' | 'elsewhere';

/** One tab of this browser edits a post; the next one waits for it, or both would keep their text in one place. */
export function useTurn(postId: string): Turn {
  const [turn, setTurn] = useState<Turn>('asking');
  useEffect(() => {
    const ending = new AbortController();
    let release: Release | null = null;
    const take = (given: Release | null) => {
      if (ending.signal.aborted) given?.();
      else if (given) {
        release = given;
        setTurn('mine');
      }
      return given;
    };
    const id = `change:${postId}`;
    void claim(id).then((given) => {
      if (take(given) || ending.signal.aborted) return;
      setTurn('elsewhere');
      void claim(id, ending.signal).then(take);
    });
    return () => {
      ending.abort();
      release?.();
    };
  }, [postId]);
  return turn;
}
