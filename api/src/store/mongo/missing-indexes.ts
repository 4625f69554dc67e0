import type { Collection, Document } from 'mongodb';
import type { IndexOptions, IndexSpec } from '../port';
import { repeatConflicts } from './write-conflict';

const NAMESPACE_NOT_FOUND = 26;

/** Signature shared by equivalent indexes, whatever their names. */
const signatureOf = (key: IndexSpec, { unique = false, sparse = false, partialFilterExpression }: IndexOptions) =>
  JSON.stringify([Object.entries(key), unique, sparse, partialFilterExpression ?? null]);

async function signaturesIn(collection: Collection): Promise<Set<string>> {
  try {
    const indexes = (await collection.listIndexes().toArray()) as (IndexOptions & { key: IndexSpec })[];
    return new Set(indexes.map((index) => signatureOf(index.key, index)));
  } catch (error) {
    if ((error as Document).code === NAMESPACE_NOT_FOUND) return new Set();
    throw error;
  }
}

/**
 * Returns a function that creates an index if the collection lacks it. Listing the indexes once is cheaper than calling
 * createIndexes for each existing index.
 */
export function createMissing(collection: Collection) {
  let present: Promise<Set<string>> | undefined;
  return async (key: IndexSpec, options: IndexOptions = {}): Promise<string> => {
    present ??= signaturesIn(collection);
    if ((await present).has(signatureOf(key, options))) return options.name ?? Object.entries(key).flat().join('_');
    return repeatConflicts(() => collection.createIndex(key, options));
  };
}
