export type Unlock = () => void;

/** Time that a tab waits for its own lock, which the previous form may still be releasing, in milliseconds. */
export const OWN_LIMIT = 1500;
/** Time that a new tab waits for a text that a closing tab still has locked, in milliseconds. */
export const CLOSING_LIMIT = 500;

/**
 * Locks a text for this tab, so that two tabs never write to the same text. Resolves with null if another tab has it.
 * With a signal, waits for the other tab until the signal aborts. The browser releases the lock when the tab crashes.
 * In a browser without locks, every tab gets the text.
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
