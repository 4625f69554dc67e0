/** The bytes of chosen pictures, on the device, so that a crash loses none. */
const DATABASE = 'verse-resources';
const PICTURES = 'draft-pictures';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(PICTURES);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('another tab holds the pictures'));
  });
}

async function inStore<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      // 'strict': on the disk before it counts as kept.
      const transaction = database.transaction(PICTURES, mode, { durability: 'strict' });
      const request = act(transaction.objectStore(PICTURES));
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

/** Rejects when the device has no room or forbids it. */
export async function keepPicture(id: string, picture: Blob): Promise<void> {
  const kept: KeptPicture = { bytes: await picture.arrayBuffer(), type: picture.type };
  await inStore('readwrite', (store) => store.put(kept, id));
}

export async function keptPicture(id: string): Promise<Blob | null> {
  const kept = await inStore('readonly', (store) => store.get(id) as IDBRequest<KeptPicture | undefined>);
  return kept ? new Blob([kept.bytes], { type: kept.type }) : null;
}

export async function forgetPictures(ids: string[]): Promise<void> {
  for (const id of ids) await inStore('readwrite', (store) => store.delete(id));
}
