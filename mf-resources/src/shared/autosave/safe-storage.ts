/** Wraps a storage of the browser that may be blocked or full. Its methods do not throw. */
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
    /** Returns null for invalid JSON, too. */
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

/** Storage that survives the tab. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** Storage that survives a reload of the tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);
