import { documentOfUpsert } from '../embedded/update';
import type { CollectionPort, Filter, StoredDocument, Update } from '../port';
import { isDuplicateKey } from '../store-error';

/** The second attempt finds the document inserted by a concurrent writer, unless the filter excludes it. */
const TRIES = 2;

type Updating<T extends StoredDocument> = Pick<CollectionPort<T>, 'updateOne' | 'findOneAndUpdate'>;

/**
 * Splits an upsert into an update and, if no document matches, an insert. Only one writer's insert can succeed, because
 * `_id` is unique. Needed because servers handle concurrent upserts differently: MongoDB may reject them, while
 * DocumentDB 0.108 loses their updates.
 */
export function upserting<T extends StoredDocument>(collection: Omit<CollectionPort<T>, 'createIndex'>): Updating<T> {
  const updateOne = collection.updateOne.bind(collection);
  const findOneAndUpdate = collection.findOneAndUpdate.bind(collection);

  async function changeOrInsert<R>(
    [filter, update]: readonly [Filter, Update],
    change: () => Promise<R | null>,
    inserted: (document: T) => R | Promise<R>,
  ): Promise<R> {
    for (let left = TRIES; ; left -= 1) {
      const changed = await change();
      if (changed !== null) return changed;
      try {
        const document = documentOfUpsert(filter, update) as unknown as T;
        await collection.insertOne(document);
        return await inserted(document);
      } catch (error) {
        if (left === 1 || !isDuplicateKey(error)) throw error;
      }
    }
  }

  return {
    updateOne(filter, update, { upsert = false, ...options } = {}) {
      const change = () => updateOne(filter, update, options);
      if (!upsert) return change();
      return changeOrInsert(
        [filter, update],
        async () => {
          const result = await change();
          return result.matchedCount === 0 ? null : result;
        },
        ({ _id }) => ({ acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: _id }),
      );
    },
    findOneAndUpdate(filter, update, { upsert = false, ...options }) {
      const change = () => findOneAndUpdate(filter, update, options);
      if (!upsert) return change();
      const { returnDocument, projection } = options;
      return changeOrInsert<T | null>([filter, update], change, (document) => {
        if (returnDocument !== 'after') return null;
        return projection ? collection.findOne({ _id: document._id }, { projection }) : document;
      });
    },
  };
}
