import { useEffect, useState } from 'react';
import { acquireTabLock, type Unlock } from '../../shared/device/tab-lock';

/** Whether this tab may change a post: `asking` for a moment, `elsewhere` until the other tab has let it go. */
export type TabLockState = 'asking' | 'mine' | 'elsewhere';

/** One tab of this browser edits a post; the next one waits for it, or both would keep their text in one place. */
export function useTabLock(postId: string): TabLockState {
  const [lock, setLock] = useState<TabLockState>('asking');
  useEffect(() => {
    const ending = new AbortController();
    let release: Unlock | null = null;
    const take = (given: Unlock | null) => {
      if (ending.signal.aborted) given?.();
      else if (given) {
        release = given;
        setLock('mine');
      }
      return given;
    };
    const id = `change:${postId}`;
    void acquireTabLock(id).then((given) => {
      if (take(given) || ending.signal.aborted) return;
      setLock('elsewhere');
      void acquireTabLock(id, ending.signal).then(take);
    });
    return () => {
      ending.abort();
      release?.();
    };
  }, [postId]);
  return lock;
}
