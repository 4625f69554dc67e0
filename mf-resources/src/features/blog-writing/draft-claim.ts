/** Ends the claim. */
export type Release = () => void;

/**
 * Takes a draft for this tab alone, so that two tabs never write into one draft; null when another tab has it. The
 * browser itself ends the claim when the tab crashes. Browsers without locks let every tab have it.
 */
export function claimDraft(id: string): Promise<Release | null> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return Promise.resolve(() => {});
  return new Promise((resolve) => {
    void locks
      .request(`verse:resources:draft:${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) {
          resolve(null);
          return undefined;
        }
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(() => {}));
  });
}
