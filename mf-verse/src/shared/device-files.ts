import { WEEK_MS } from '@verse/api-contract/time';

/** Stores the files chosen in forms. Sign-out deletes databases whose names begin with `own:`. */
const DATABASE = 'own:files';
const STORE = 'forms';
const KEPT_MS = WEEK_MS;

interface KeptFiles {
  at: number;
  files: File[];
}

function openDevice(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device cannot store files'));
  });
}

const settled = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the device cannot store files'));
  });

async function inTransaction<T>(operation: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await openDevice();
  try {
    const transaction = database.transaction(STORE, 'readwrite');
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the device has no space left'));
    });
    const [result] = await Promise.all([operation(transaction.objectStore(STORE)), done]);
    return result;
  } finally {
    database.close();
  }
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs operations in order. Resolves to undefined if the device has no space left or does not store files, e.g. in
 * private windows.
 */
function attempt<T>(operation: (store: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  const turn = last.then(() => inTransaction(operation)).catch(() => undefined);
  last = turn;
  return turn;
}

/** Stores a form's files. Returns false if the device cannot store them. */
export const storeFiles = async (name: string, files: readonly File[]): Promise<boolean> =>
  (await attempt((store) => settled(store.put({ at: Date.now(), files: [...files] } satisfies KeptFiles, name)))) !==
  undefined;

export const deleteFiles = async (name: string): Promise<void> => {
  await attempt((store) => settled(store.delete(name)));
};

/** Returns a form's files. Also deletes all files, of this and other forms, that are more than a week old. */
export async function readFiles(name: string): Promise<File[]> {
  const found = await attempt(async (store) => {
    const [names, all] = await Promise.all([
      settled(store.getAllKeys()),
      settled(store.getAll() as IDBRequest<KeptFiles[]>),
    ]);
    const isOld = (_: unknown, index: number) => (all[index]?.at ?? 0) < Date.now() - KEPT_MS;
    await Promise.all(names.filter(isOld).map((old) => settled(store.delete(old))));
    return all.find((_, index) => names[index] === name && !isOld(_, index))?.files;
  });
  return found ?? [];
}
