/** Wraps a storage of the browser that may be forbidden or full. No method throws. */
function createSafeStorage(storageOf: () => Storage) {
  function attempt<T>(act: (storage: Storage) => T, otherwise: T): T {
    try {
      return act(storageOf());
    } catch {
      return otherwise;
    }
  }
  const read = (key: string) => attempt((storage) => storage.getItem(key), null);
  return {
    read,
    /** Returns null also for invalid JSON. */
    readJson: (key: string) => attempt<unknown>(() => JSON.parse(read(key) ?? 'null'), null),
    /** Returns false if nothing was stored. */
    write: (key: string, text: string) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false),
    remove: (key: string) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

/** Survives closing the tab. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** Survives a reload of the tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);
