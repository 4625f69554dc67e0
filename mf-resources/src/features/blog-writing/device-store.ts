/**
 * What a draft is made of, in IndexedDB: its pictures, which are too big for localStorage, and a copy of its text,
 * which localStorage alone would lose when the whole browser dies within some seconds of typing.
 */
const DATABASE = 'verse-resources';
const STORES = { pictures: 'draft-pictures', texts: 'draft-texts' } as const;
type StoreName = (typeof STORES)[keyof typeof STORES];

function open(): Promise<IDBDatabase> {
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

async function inStore<T>(name: StoreName, mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      // 'strict': on the disk before it counts as kept.
      const transaction = database.transaction(name, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
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
  await inStore(STORES.pictures, 'readwrite', (store) => store.put(kept, id));
}

export async function keptPicture(id: string): Promise<Blob | null> {
  const kept = await inStore(STORES.pictures, 'readonly', (store) => store.get(id) as IDBRequest<KeptPicture | undefined>);
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
}

export async function forgetPictures(ids: string[]): Promise<void> {
  for (const id of ids) await inStore(STORES.pictures, 'readwrite', (store) => store.delete(id));
}

export async function keepText(id: string, text: string): Promise<void> {
  await inStore(STORES.texts, 'readwrite', (store) => store.put(text, id));
}

export async function forgetText(id: string): Promise<void> {
  await inStore(STORES.texts, 'readwrite', (store) => store.delete(id));
}

export async function keptTexts(): Promise<Map<string, string>> {
  const ids = (await inStore(STORES.texts, 'readonly', (store) => store.getAllKeys())).map(String);
  const texts = await inStore(STORES.texts, 'readonly', (store) => store.getAll() as IDBRequest<string[]>);
  return new Map(ids.map((id, index) => [id, texts[index] ?? '']));
}
