/**
 * Autosaved drafts in IndexedDB. Pictures are stored here because they are too large for localStorage. A copy of each
 * text is stored here because localStorage loses the last few seconds when the browser crashes.
 */
const DATABASE = 'verse-resources';
export const STORES = { pictures: 'draft-pictures', texts: 'draft-texts' } as const;
type StoreName = (typeof STORES)[keyof typeof STORES];

export function openDevice(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      for (const name of Object.values(STORES)) request.result.createObjectStore(name);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('the draft database is blocked by another tab'));
  });
}

/**
 * Runs one request in a transaction. `strict` durability waits for the disk. `relaxed` waits only for the operating
 * system, but the data still survives a browser crash.
 */
export function inTransaction<T>(
  database: IDBDatabase,
  name: StoreName,
  mode: IDBTransactionMode,
  durability: 'strict' | 'relaxed',
  operation: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability });
    const request = operation(transaction.objectStore(name));
    // Commits immediately. Otherwise, the browser would first wait for a round trip to this page.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Returns null if the device has no space left or blocks the database, as some browsers do in private windows. */
async function attempt<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  operation: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<{ result: T } | null> {
  const database = await openDevice().catch(() => null);
  if (!database) return null;
  try {
    return { result: await inTransaction(database, name, mode, 'strict', operation) };
  } catch {
    return null;
  } finally {
    database.close();
  }
}

interface AutosavedPicture {
  bytes: ArrayBuffer;
  type: string;
}

/** Returns false if the device could not store the picture. */
export async function storePicture(id: string, picture: Blob): Promise<boolean> {
  const bytes = await picture.arrayBuffer().catch(() => null);
  if (!bytes) return false;
  const kept: AutosavedPicture = { bytes, type: picture.type };
  return (await attempt(STORES.pictures, 'readwrite', (store) => store.put(kept, id))) !== null;
}

export async function readPicture(id: string): Promise<Blob | null> {
  const kept = await attempt(
    STORES.pictures,
    'readonly',
    (store) => store.get(id) as IDBRequest<AutosavedPicture | undefined>,
  );
  return kept?.result ? new Blob([kept.result.bytes], { type: kept.result.type }) : null;
}

/** Deletes pictures. Best effort, because a leftover picture only takes up space. */
export async function deletePictures(ids: string[]): Promise<void> {
  for (const id of ids) await attempt(STORES.pictures, 'readwrite', (store) => store.delete(id));
}

/** Returns the backup copies of all texts, keyed by id. */
export async function readTexts(): Promise<Map<string, string>> {
  const ids = await attempt(STORES.texts, 'readonly', (store) => store.getAllKeys());
  const texts = await attempt(STORES.texts, 'readonly', (store) => store.getAll() as IDBRequest<string[]>);
  return new Map(ids?.result.map((id, index) => [String(id), texts?.result[index] ?? '']));
}
