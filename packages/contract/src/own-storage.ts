/** Prefix of the names of one person's data on the device: the key of a draft, say, or a database of files. */
const OWN = 'own:';

const stores = [() => localStorage, () => sessionStorage];

async function forgetDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(OWN)) indexedDB.deleteDatabase(name);
}

/**
 * Removes a person's data from the device at sign-out: sections keep it under keys that begin with `own:`, and files in
 * databases whose names begin so. An old browser does not list its databases: check a key before you use one.
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
