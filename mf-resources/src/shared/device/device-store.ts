/**
 * What somebody writes, in IndexedDB: pictures, which are too big for localStorage, and a copy of every text, which
 * localStorage alone would lose when the whole browser dies within some seconds of typing.
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
    request.onblocked = () => reject(new Error('another tab holds the drafts'));
  });
}

/** `strict`: on the disk before it counts as kept. `relaxed`: with the system, which outlives the browser. */
export function inTransaction<T>(
  database: IDBDatabase,
  name: StoreName,
  mode: IDBTransactionMode,
  durability: 'strict' | 'relaxed',
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(name, mode, { durability });
    const request = act(transaction.objectStore(name));
    // At once, without the way to this page and back that the browser would wait for.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function once<T>(
  name: StoreName,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDevice();
  try {
    return await inTransaction(database, name, mode, 'strict', act);
  } finally {
    database.close();
  }
}

interface KeptPicture {
  bytes: ArrayBuffer;
  type: string;
}

/** Rejects when the device has no room or forbids it, as everything here does. */
export async function keepPicture(id: string, picture: Blob): Promise<void> {
  const kept: KeptPicture = { bytes: await picture.arrayBuffer(), type: picture.type };
  await once(STORES.pictures, 'readwrite', (store) => store.put(kept, id));
}

export async function keptPicture(id: string): Promise<Blob | null> {
  const kept = await once(STORES.pictures, 'readonly', (store) => store.get(id) as IDBRequest<KeptPicture | undefined>);
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
}

export async function forgetPictures(ids: string[]): Promise<void> {
  for (const id of ids) await once(STORES.pictures, 'readwrite', (store) => store.delete(id));
}

/** The second copies of all texts, by their ids. */
export async function keptTexts(): Promise<Map<string, string>> {
  const ids = (await once(STORES.texts, 'readonly', (store) => store.getAllKeys())).map(String);
  const texts = await once(STORES.texts, 'readonly', (store) => store.getAll() as IDBRequest<string[]>);
  return new Map(ids.map((id, index) => [id, texts[index] ?? '']));
}
