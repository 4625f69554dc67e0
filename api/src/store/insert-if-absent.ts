import type { CollectionPort, StoredDocument } from './port';
import { isDuplicateKey } from './store-error';

/** Inserts a document, or returns false if its id or another unique key is already taken. */
export async function insertIfAbsent<T extends StoredDocument>(
  collection: CollectionPort<T>,
  document: T,
): Promise<boolean> {
  try {
    await collection.insertOne(document);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
