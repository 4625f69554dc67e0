/** Prefix of the storage keys and database names under which personal data is stored on the device. */
const OWN = 'own:';

const stores = [() => localStorage, () => sessionStorage];

async function forgetDatabases(): Promise<void> {
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(OWN)) indexedDB.deleteDatabase(name);
}

/**
 * Removes personal data from the device at sign-out: storage keys and databases whose names begin with `own:`. In
 * browsers that cannot list their databases, the databases remain. For data in a database, therefore also store a key
 * that begins with `own:`, and treat the data as deleted if that key is missing.
 */
export function forgetOwn(): void {
  forgetDatabases().catch(() => undefined);
  for (const store of stores) {
    try {
      for (const key of Object.keys(store())) if (key.startsWith(OWN)) store().removeItem(key);
    } catch {
      // If the browser denies access to storage, there is nothing to remove.
    }
  }
}
