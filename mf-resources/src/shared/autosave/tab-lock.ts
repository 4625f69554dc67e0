/** Ends the claim. */
export type Unlock = () => void;

/** How long a tab waits for what is its own, which the form before this one may still be letting go. Milliseconds. */
export const OWN_LIMIT = 1500;
/** How long a new tab waits for a text that a closing tab still holds. Milliseconds. */
export const CLOSING_LIMIT = 500;

/**
 * Takes a text for this tab alone, so that two tabs never write into one; null when another tab has it. With
 * a signal it waits for the other tab until the signal ends that. The browser itself ends the claim when the
 * tab crashes. Browsers without locks let every tab have it.
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
