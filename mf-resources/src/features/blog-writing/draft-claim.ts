/** Ends the claim. */
export type Release = () => void;

/** How long a tab waits for its own draft, which the form before this one may still be letting go. Milliseconds. */
const OWN_DRAFT_LIMIT = 1500;

/**
 * Takes a draft for this tab alone, so that two tabs never write into one draft; null when another tab has it. The
 * browser itself ends the claim when the tab crashes. Browsers without locks let every tab have it.
 */
export function claimDraft(id: string, { isOwn = false } = {}): Promise<Release | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => {});
  const options: LockOptions = isOwn ? { signal: AbortSignal.timeout(OWN_DRAFT_LIMIT) } : { ifAvailable: true };
  return new Promise((resolve) => {
    void locks
      .request(`verse:resources:draft:${id}`, options, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(isOwn ? null : () => {}));
  });
}
