/** Prefix of the names of a person's data on the device, for example the key of a draft or a database of files. */
const OWN = 'own:';

const stores = [() => localStorage, () => sessionStorage];

async function forgetDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(OWN)) indexedDB.deleteDatabase(name);
}

/**
 * Removes a person's data from the device at sign-out: storage keys that begin with `own:`, where sections store it,
 * and databases whose names begin the same way. A browser that cannot list its databases does not remove them, so check
 * for a removed key before using one.
 */
export function forgetOwn(): void {
  forgetDatabases().catch(() => undefined);
  for (const store of stores) {
    try {
      for (const key of Object.keys(store())) if (key.startsWith(OWN)) store().removeItem(key);
    } catch {
      // A browser without storage has nothing to remove.
    }
  }
}
