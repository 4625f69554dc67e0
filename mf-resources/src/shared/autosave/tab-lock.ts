/** Releases the lock. */
export type Unlock = () => void;

/**
 * Timeout for acquiring the lock on the tab's own draft, in milliseconds. The previous form may still be releasing it.
 */
export const OWN_LIMIT = 1500;
/** Timeout for acquiring the lock on a draft that a closing tab has not released yet, in milliseconds. */
export const CLOSING_LIMIT = 500;

/**
 * Locks a draft, so that two tabs never write to it at the same time. If another tab holds the lock, resolves with null
 * or, if a signal is given, waits for the lock until the signal aborts. The browser releases the lock if the tab
 * crashes. In browsers that lack the Web Locks API, every tab is granted the lock.
 */
export function acquireTabLock(id: string, signal?: AbortSignal): Promise<Unlock | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => {});
  const options: LockOptions = signal ? { signal } : { ifAvailable: true };
  return new Promise((resolve) => {
    void locks
      .request(`verse:resources:draft:${id}`, options, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(signal ? null : () => {}));
  });
}
