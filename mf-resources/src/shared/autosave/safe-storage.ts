/** Wraps a browser storage that may be blocked or full. Its methods never throw. */
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
    /** Also returns null if the JSON is invalid. */
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

/** Storage that persists after the tab is closed. */
export const deviceStorage = createSafeStorage(() => localStorage);
/** Storage that lasts as long as the tab and survives reloads. */
export const tabStorage = createSafeStorage(() => sessionStorage);
